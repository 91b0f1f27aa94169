/** Errors in the words of the reader. */
import { i18n, t } from "$lib/i18n/i18n.svelte";
import type { Problem } from "$lib/wire/rest";

/** The text of an error. A code that this version of the app does not know is a failure of the server. */
export function errorText(error: Problem): string {
  const key = `error-${error.code.replaceAll("_", "-")}`;
  return i18n.has(key) ? t(key, error.values) : t("error-failed");
}
