/** What a person has chosen for this device: language, theme, motion, sounds. Kept in the browser only. */
import { i18n, LANGUAGES, preferredLanguage, type Language } from "$lib/i18n/i18n.svelte";

export const THEMES = ["auto", "light", "dark"] as const;
export const MOTIONS = ["auto", "reduced", "full"] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

/** `public/first.js` reads the same key before the first paint. */
const KEY = "mirabilia.settings";

interface Stored {
  language: Language | null;
  theme: Theme;
  motion: Motion;
  sounds: boolean;
}

/** What was stored, as far as it makes sense; anything else is what a new visitor gets. */
export function readSettings(text: string | null): Stored {
  let found: Record<string, unknown> = {};
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    if (typeof value === "object" && value !== null) found = value as Record<string, unknown>;
  } catch {
    // Not ours, or broken: as good as nothing.
  }
  return {
    language: LANGUAGES.find((language) => language === found.language) ?? null,
    theme: THEMES.find((theme) => theme === found.theme) ?? "auto",
    motion: MOTIONS.find((motion) => motion === found.motion) ?? "auto",
    sounds: found.sounds === true,
  };
}

/** A media query that is followed live; false where there are none (tests). */
class Query {
  matches = $state(false);

  constructor(query: string) {
    const list = globalThis.matchMedia?.(query);
    if (!list) return;
    this.matches = list.matches;
    list.addEventListener("change", () => (this.matches = list.matches));
  }
}

class Settings {
  #stored = $state<Stored>(readSettings(read()));
  #dark = new Query("(prefers-color-scheme: dark)");
  #still = new Query("(prefers-reduced-motion: reduce)");

  constructor() {
    // Another tab may change the settings.
    addEventListener("storage", (event) => {
      if (event.key !== KEY) return;
      this.#stored = readSettings(event.newValue);
      void i18n.use(this.language);
    });
  }

  get language(): Language {
    return preferredLanguage(this.#stored.language, navigator.languages);
  }
  set language(language: Language) {
    this.#stored.language = language;
    this.#write();
    void i18n.use(language);
  }

  get theme(): Theme {
    return this.#stored.theme;
  }
  set theme(theme: Theme) {
    this.#stored.theme = theme;
    this.#write();
  }

  get motion(): Motion {
    return this.#stored.motion;
  }
  set motion(motion: Motion) {
    this.#stored.motion = motion;
    this.#write();
  }

  get sounds(): boolean {
    return this.#stored.sounds;
  }
  set sounds(sounds: boolean) {
    this.#stored.sounds = sounds;
    this.#write();
  }

  /** Whether the dark theme is shown now. */
  get isDark(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && this.#dark.matches);
  }

  /** Whether nothing may move: by this setting, or by the system's. */
  get isStill(): boolean {
    return this.motion === "reduced" || (this.motion === "auto" && this.#still.matches);
  }

  /** Load the words, and let the page look as chosen; called once, from an effect root. */
  async start(): Promise<void> {
    $effect(() => {
      const root = document.documentElement;
      root.dataset.theme = this.isDark ? "dark" : "light";
      root.dataset.motion = this.isStill ? "still" : "full";
      document
        .querySelector('meta[name="theme-color"]')
        ?.setAttribute("content", this.isDark ? "#1c2832" : "#f6f1e7");
    });
    await i18n.use(this.language);
  }

  #write(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored));
    } catch {
      // Storage is full or forbidden: the settings hold until the page is closed.
    }
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings = new Settings();
