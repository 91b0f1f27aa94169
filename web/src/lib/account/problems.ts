/** Beside which field of a form a problem belongs. */
import type { Problem } from "$lib/wire/rest";

export type Place = "name" | "password" | "form";

export function placeOf(problem: Problem): Place {
  switch (problem.code) {
    case "bad_name":
    case "name_taken":
      return "name";
    case "weak_password":
    case "wrong_password":
      return "password";
    default:
      return "form";
  }
}
