/** Words in the language of the reader: Fluent files, loaded when they are needed, switched live. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "cs", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", cs: "Čeština", pl: "Polski" };

// The app's own words, and the names of each game's components, which belong to its rules.
const files = {
  ...import.meta.glob<string>("../../locale/*/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../../../src/mirabilia/games/*/locale/*.ftl", {
    query: "?raw",
    import: "default",
  }),
};

function isOf(path: string, language: Language): boolean {
  return path.includes(`/locale/${language}/`) || path.endsWith(`/locale/${language}.ftl`);
}

class I18n {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle>(new FluentBundle("en"));

  /** Load a language and switch to it. */
  async use(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const paths = Object.keys(files).filter((path) => isOf(path, language));
    for (const text of await Promise.all(paths.map((path) => files[path]!()))) {
      bundle.addResource(new FluentResource(text));
    }
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The text of a key; a key that does not exist is shown as itself, so that it is seen in tests. */
  t = (key: string, values?: Record<string, FluentVariable>): string => {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) return key;
    return this.#bundle.formatPattern(message.value, values ?? null);
  };
}

export const i18n = new I18n();
export const t = i18n.t;

/** The name of a component of a game: `name("card", "lumber_yard")`. */
export function name(kind: string, id: string): string {
  return t(`${kind}-${id.replaceAll("_", "-")}`);
}

/** The language to begin with: chosen before, or the browser's. */
export function preferredLanguage(stored: string | null, wanted: readonly string[]): Language {
  const candidates = [stored ?? "", ...wanted].map((tag) => tag.slice(0, 2).toLowerCase());
  return (
    LANGUAGES.find((language) => candidates[0] === language) ??
    candidates.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ??
    "en"
  );
}
