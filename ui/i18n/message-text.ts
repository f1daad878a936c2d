import { messageTextKey, type Message } from '@domain/message/message';
import type { Texts } from './texts';

/** What a message and a form's finding have in common: a key, its arguments, words for an unknown key. */
export type Speaking = Pick<Message, 'key' | 'args'> & {
  readonly text?: string | undefined;
  readonly fallback?: string | undefined;
};

/**
 * Words of a message or finding: our text for its key, else the words it brought, else "Unbekannter Fehler"
 * (portal.md 8).
 */
export function messageWords(texts: Texts, { key, args, text, fallback }: Speaking): string {
  return (
    [keyedText(texts, messageTextKey({ key }), args), text, fallback].find(isSpoken) ??
    texts.t('common.unknownError')
  );
}

/** Whether a message is said in words it brought, which are the bank's and German. */
export const isInBankWords = (texts: Texts, { key, text, fallback }: Speaking): boolean =>
  keyedText(texts, messageTextKey({ key })) === undefined && [text, fallback].some(isSpoken);

/** The text of a key that is only known while running; undefined when nobody wrote it. */
export function keyedText(
  texts: Texts,
  key: string,
  args: Readonly<Record<string, string>> = {},
): string | undefined {
  const found: unknown = texts.exists(key)
    ? texts.getResource(texts.language, 'translation', key)
    : undefined;
  if (typeof found !== 'string' || found === '') return undefined;
  return texts.services.interpolator.interpolate(found, args, texts.language, {});
}

const isSpoken = (words: string | undefined): words is string => words !== undefined && words !== '';
