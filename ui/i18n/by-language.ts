import type { Language } from '@application/ports/device-preferences';

/** Makes once for each language, when it is first asked for, what takes the browser long: it reads the rules of a language for it. */
export function byLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const before = made.get(language);
    if (before !== undefined) return before;
    const now = make(language);
    made.set(language, now);
    return now;
  };
}
