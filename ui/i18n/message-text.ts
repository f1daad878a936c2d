import { messageTextKey, type Message } from '@domain/message/message';
import { parseDecimal } from '@domain/money/decimal';
import { localDate } from '@domain/time/local-date';
import * as O from 'fp-ts/Option';
import { calendarIn, formatDay, type Calendar } from './format-date';
import { formatDecimal } from './format-decimal';
import { COVER } from './formats';
import type { Texts } from './texts';

/** What a message and a form's finding have in common: a key, its arguments, words for an unknown key. */
export type Speaking = Pick<Message, 'key' | 'args'> & {
  readonly text?: string | undefined;
  readonly fallback?: string | undefined;
};

/**
 * Words of a message or finding: our text for its key, else the words it brought, else "Unbekannter Fehler"
 * (portal.md 8). Before onlookers, what is the customer's own is covered in it.
 */
export function messageWords(
  texts: Texts,
  { key, args, text, fallback }: Speaking,
  isDiscreet = false,
): string {
  return (
    [keyedText(texts, messageTextKey({ key }), saidArguments(texts, args), isDiscreet), text, fallback].find(
      isSpoken,
    ) ?? texts.t('common.unknownError')
  );
}

/** An argument that a text marks as the customer's own: `{{verfuegbar, own}}`. */
const OWN_ARGUMENT = /\{\{(\w+), own\}\}/g;

/** A month of the wire, and an amount. */
const WIRE_MONTH = /^(\d{4})-(\d{2})$/;
const WIRE_AMOUNT = /^-?\d+\.\d+$/;

/** What a message names, as its language writes it: a day comes as 2026-11-30, a month as 2026-11, an amount as 12480.55. */
export function saidArguments({ language, t }: Texts, args: Speaking['args']): Speaking['args'] {
  const calendar = calendarIn(language === 'en' ? 'en' : 'de', t);
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, saidArgument(calendar, value)]),
  );
}

function saidArgument(calendar: Calendar, value: string): string {
  const day = localDate(value);
  if (O.isSome(day)) return formatDay(calendar, day.value);
  if (WIRE_MONTH.test(value)) return value.replace(WIRE_MONTH, '$2/$1');
  const amount = WIRE_AMOUNT.test(value) ? parseDecimal(value) : O.none;
  return O.isSome(amount) ? formatDecimal(calendar.language, amount.value, { minDecimals: 2 }) : value;
}

/** Whether a message is said in words it brought, which are the bank's and German. */
export const isInBankWords = (texts: Texts, { key, text, fallback }: Speaking): boolean =>
  keyedText(texts, messageTextKey({ key })) === undefined && [text, fallback].some(isSpoken);

/** The text of a key that is only known while running; undefined when nobody wrote it. */
export function keyedText(
  texts: Texts,
  key: string,
  args: Readonly<Record<string, string>> = {},
  isDiscreet = false,
): string | undefined {
  const found: unknown = texts.exists(key)
    ? texts.getResource(texts.language, 'translation', key)
    : undefined;
  if (typeof found !== 'string' || found === '') return undefined;
  const template = found.replace(OWN_ARGUMENT, isDiscreet ? COVER : '{{$1}}');
  return texts.services.interpolator.interpolate(template, args, texts.language, {});
}

const isSpoken = (words: string | undefined): words is string => words !== undefined && words !== '';
