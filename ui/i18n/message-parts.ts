import { allowedTarget } from '@domain/access/allowed-target';
import { messageTextKey } from '@domain/message/message';
import * as O from 'fp-ts/Option';
import { keyedText, messageWords, saidArguments, type Speaking } from './message-text';
import type { Texts } from './texts';

/** A piece of a message: words, or a link within them. */
export type MessagePart = string | { readonly text: string; readonly href: string };

/** Where a translation has its link (portal.md 8). */
const MARKER = 'HYPERLINK';

/**
 * The words of a message with the link that `hyperlinks` holds for its key in the marker's place, built from parts and
 * never read as HTML (KIT-05). A link that leads elsewhere than redirects may is left as words; without one the marker
 * goes. Before onlookers, what is the customer's own is covered.
 */
export function messageParts(texts: Texts, speaking: Speaking, isDiscreet?: boolean): readonly MessagePart[] {
  const words = messageWords(texts, speaking, isDiscreet);
  const [before = '', ...after] = words.split(MARKER);
  if (after.length === 0) return [words];
  const link = linkOf(texts, speaking);
  return [before, ...(link === undefined ? [] : [link]), after.join('')].filter((part) => part !== '');
}

/** The same in one sentence, for whatever can only be read out. */
export const messageText = (texts: Texts, speaking: Speaking, isDiscreet?: boolean): string =>
  partsText(messageParts(texts, speaking, isDiscreet));

/** Parts in one sentence. */
export const partsText = (parts: readonly MessagePart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');

function linkOf(texts: Texts, { key, args }: Speaking): MessagePart | undefined {
  const name = messageTextKey({ key }).replace(/^error-codes\./, 'hyperlinks.');
  const text = keyedText(texts, `${name}.text`, saidArguments(texts, args));
  const target = O.toUndefined(allowedTarget(keyedText(texts, `${name}.url`, inAddress(args)) ?? ''));
  return text === undefined || target === undefined ? text : { text, href: target };
}

/** What a message names, as it may stand in an address: a value begins no other parameter or path. */
const inAddress = (args: Speaking['args']): Speaking['args'] =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, encodeURIComponent(value)]));
