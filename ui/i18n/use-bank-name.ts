import { useCallback } from 'react';
import { keyedText } from './message-text';
import { useTextSource } from './use-texts';

/**
 * A name that the bank sends in German and without a code, in the language now shown: its words are the key of its text.
 * Undefined where it is a name of its own, as an exchange's, or new. Sectors come so, too.
 */
export function useBankName(): (name: string) => string | undefined {
  const texts = useTextSource();
  return useCallback(
    (name) => keyedText(texts, `costNote.name.${name}`) ?? keyedText(texts, `orderParts.sector.${name}`),
    [texts],
  );
}

/** A venue's name for a sentence or a cell: most are names of their own. */
export function useVenueName(): (venue: { readonly name: string }) => string {
  const nameOf = useBankName();
  return useCallback(({ name }) => nameOf(name) ?? name, [nameOf]);
}
