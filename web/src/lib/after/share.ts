/** Give a text or an address to somebody else: by the system where there is a way, else by copying. */

export type Shared = "shared" | "copied" | "failed";

/** Touch devices have a sheet for sharing that people know; elsewhere copying is quicker. */
function hasSheet(): boolean {
  return typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches;
}

export async function share(data: { title: string; text?: string; url?: string }): Promise<Shared> {
  if (hasSheet()) {
    try {
      await navigator.share(data);
      return "shared";
    } catch (reason) {
      // Closing the sheet is a decision, not a failure.
      if (reason instanceof DOMException && reason.name === "AbortError") return "shared";
    }
  }
  return copy(data.url ?? data.text ?? data.title);
}

export async function copy(text: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return copyOldWay(text) ? "copied" : "failed";
  }
}

/** The clipboard of browsers is closed on plain HTTP; this way is open there too. */
function copyOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.cssText = "position:fixed;opacity:0";
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  return isCopied;
}
