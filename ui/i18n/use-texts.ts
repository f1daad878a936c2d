import type { Language } from '@application/ports/device-preferences';
import { useCallback, useContext, useSyncExternalStore } from 'react';
import { I18nContext } from 'react-i18next';
import { useDiscreet } from './discreet';
import { createFormats, type Formats } from './formats';
import type { TextLookup, Texts } from './texts';

/** A language as the portal is now shown in it: its texts, and its ways to write figures and dates. */
interface Wording {
  readonly language: Language;
  readonly t: TextLookup;
  readonly formats: Formats;
  /** The same before onlookers. */
  readonly discreet: Formats;
}

/** Made once for each language: a long table asks for it thousands of times. */
const wordings = new WeakMap<Texts, Map<string, Wording>>();

function wordingOf(texts: Texts): Wording {
  const known = wordings.get(texts) ?? new Map<string, Wording>();
  wordings.set(texts, known);
  const found = known.get(texts.language);
  if (found !== undefined) return found;
  const language = texts.language === 'en' ? 'en' : 'de';
  const t = remembering(texts.getFixedT(texts.language));
  const made = {
    language,
    t,
    formats: createFormats(language, t),
    discreet: createFormats(language, t, true),
  } as const;
  known.set(texts.language, made);
  return made;
}

/** A text without values is looked up once: the lookup takes longer than drawing the cell it labels. */
function remembering(lookUp: TextLookup): TextLookup {
  const known = new Map<unknown, unknown>();
  return new Proxy(lookUp, {
    apply(target, self, [key, ...values]: readonly unknown[]): unknown {
      if (values.length > 0) return Reflect.apply(target, self, [key, ...values]);
      if (!known.has(key)) known.set(key, Reflect.apply(target, self, [key]));
      return known.get(key);
    },
  });
}

/** What is seen of the texts; it changes with their language. */
function useSeen<T>(see: (texts: Texts) => T): readonly [Texts, T] {
  const { i18n: texts } = useContext(I18nContext);
  const subscribe = useCallback(
    (onChange: () => void) => {
      texts.on('languageChanged', onChange);
      return () => texts.off('languageChanged', onChange);
    },
    [texts],
  );
  return [texts, useSyncExternalStore(subscribe, () => see(texts))];
}

const useWording = (): Wording => useSeen(wordingOf)[1];

/** All texts, for keys that are known at run time only: messages of the bank, codes of errors. */
export const useTextSource = (): Texts => useSeen(({ language }) => language)[0];

/** The text lookup of the language now shown: `const t = useTexts(); t('shell.signOut')`. */
export const useTexts = (): TextLookup => useWording().t;

/** The language now shown. */
export const useLanguage = (): Language => useWording().language;

/** Figures, dates and times as the language now shown writes them; before onlookers, what is the customer's own is covered. */
export function useFormats(): Formats {
  const { formats, discreet } = useWording();
  return useDiscreet() ? discreet : formats;
}

/** The same for what is kept, a file or the words of what is released: nothing of it is covered. */
export const useKeptFormats = (): Formats => useWording().formats;
