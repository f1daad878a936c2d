import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { localDate, yearOf, type LocalDate } from '../../time/local-date';
import { ultimoFrom } from '../../time/trading-calendar';
import { parseGermanAmount, swapMarks } from '../../money/german-amount';
import type { DistanceKind } from '../draft/order-draft';
import type { LimitExtension } from '../order-type';
import type { Validity } from '../validity';
import {
  allWords,
  extensionWords,
  forWords,
  moneyWords,
  ocoWords,
  percentWords,
  pieceWords,
  priceWords,
  ultimoWords,
  untilWords,
  validityWords,
  venuePrepositions,
  venueWords,
} from './one-line-words';

/** Something that an order in one line says, besides side and instrument; numbers as the form takes them. */
export type LinePart =
  | { readonly kind: 'quantity'; readonly quantity: string }
  /** All that is held. */
  | { readonly kind: 'holding' }
  /** As much as an amount in EUR buys. */
  | { readonly kind: 'money'; readonly money: string }
  | { readonly kind: 'limit' | 'trigger'; readonly price: string }
  | { readonly kind: 'distance'; readonly distance: string; readonly distanceKind: DistanceKind }
  | { readonly kind: 'oco' }
  | { readonly kind: 'venue'; readonly venue: string }
  | { readonly kind: 'validity'; readonly validity: Validity }
  | { readonly kind: 'extension'; readonly extension: LimitExtension };

/** A part and how many words it takes. */
export interface PartMatch {
  readonly part: LinePart;
  readonly length: number;
}

/** How a line is to be read. */
export interface LineNotation {
  /** English has the point before the decimals and the comma between thousands. */
  readonly language: 'de' | 'en';
  /** What a date without a year lies after. */
  readonly today: LocalDate;
}

/** Whether a word promises a price, a date or an amount of money; without one behind it it is not understood, and no name either. */
export const isPromise = (word: string): boolean =>
  priceWords.has(word) || untilWords.has(word) || forWords.has(word);

/** What the words begin with, if that is a part of an order; they are in lower case. */
export function partAt(words: readonly string[], notation: LineNotation): PartMatch | undefined {
  return (
    priceAt(words, notation) ??
    moneyAt(words, notation) ??
    validityAt(words, notation) ??
    venueAt(words) ??
    singleWord(words)
  );
}

/** The quantity the words begin with; it stands right behind the side. */
export function quantityAt(words: readonly string[], notation: LineNotation): PartMatch | undefined {
  const [first = '', second = ''] = words;
  if (allWords.has(first)) return { part: { kind: 'holding' }, length: 1 };
  const money = moneyIn(words, notation);
  if (money !== undefined) return money;
  const quantity = numberIn(first, notation);
  if (quantity === undefined) return undefined;
  return { part: { kind: 'quantity', quantity }, length: pieceWords.has(second) ? 2 : 1 };
}

function moneyAt([word = '', ...after]: readonly string[], notation: LineNotation): PartMatch | undefined {
  const money = forWords.has(word) ? moneyIn(after, notation) : undefined;
  return money && { ...money, length: money.length + 1 };
}

/** "500 €", "500€", "500 Euro": without its currency a number is no money. */
function moneyIn([word = '', next = '']: readonly string[], notation: LineNotation): PartMatch | undefined {
  const isJoined = word.endsWith('€');
  const money = numberIn(isJoined ? word.slice(0, -1) : word, notation);
  if (money === undefined || !(isJoined || moneyWords.has(next))) return undefined;
  return { part: { kind: 'money', money }, length: isJoined ? 1 : 2 };
}

function priceAt(
  [word = '', next = '', after = '']: readonly string[],
  notation: LineNotation,
): PartMatch | undefined {
  const kind = priceWords.get(word);
  if (kind === undefined) return undefined;
  const isShare = next.endsWith('%');
  const number = numberIn(isShare ? next.slice(0, -1) : next, notation);
  if (number === undefined || (isShare && kind !== 'distance')) return undefined;
  if (kind !== 'distance') return { part: { kind, price: number }, length: 2 };
  const isSaidAfter = !isShare && percentWords.has(after);
  const distanceKind = isShare || isSaidAfter ? 'relative' : 'absolute';
  return { part: { kind, distance: number, distanceKind }, length: isSaidAfter ? 3 : 2 };
}

function validityAt(
  [word = '', next = '']: readonly string[],
  { today }: LineNotation,
): PartMatch | undefined {
  const isUntil = untilWords.has(word);
  const said = isUntil ? next : word;
  const length = isUntil ? 2 : 1;
  if (ultimoWords.has(said))
    return { part: { kind: 'validity', validity: { type: 'GTD', date: ultimoFrom(today) } }, length };
  const type = validityWords.get(said);
  if (type !== undefined) return { part: { kind: 'validity', validity: { type } }, length };
  const date = isUntil ? dateIn(next, today) : undefined;
  return date && { part: { kind: 'validity', validity: { type: 'GTD', date } }, length };
}

function venueAt([word = '', next]: readonly string[]): PartMatch | undefined {
  if (venueWords.has(word)) return { part: { kind: 'venue', venue: word }, length: 1 };
  return venuePrepositions.has(word) && next !== undefined
    ? { part: { kind: 'venue', venue: next }, length: 2 }
    : undefined;
}

function singleWord([word = '']: readonly string[]): PartMatch | undefined {
  if (ocoWords.has(word)) return { part: { kind: 'oco' }, length: 1 };
  const extension = extensionWords.get(word);
  return extension && { part: { kind: 'extension', extension }, length: 1 };
}

/** Finer than any field of the form: what is too fine there is said there. */
const DECIMALS = 5;

/**
 * A number as the form takes it: the German way, where English has typed its marks the other way round. The language's
 * mark of thousands is taken for that of decimals where this leaves no doubt: 128.50 is 128,50 in German, too, but 1.000
 * stays a thousand, as everywhere in the portal.
 */
function numberIn(word: string, { language }: LineNotation): string | undefined {
  const typed = language === 'en' ? swapMarks(word) : word;
  const german = /^\d+\.(?:\d{1,2}|\d{4,5})$/.test(typed) ? typed.replace('.', ',') : typed;
  return E.isRight(parseGermanAmount(german, { maxDecimals: DECIMALS })) ? german : undefined;
}

/** dd.mm.yyyy or dd.mm. of the next such day, with slashes as well, or yyyy-mm-dd. */
function dateIn(word: string, today: LocalDate): LocalDate | undefined {
  const [, day = '', month = '', year] =
    /^(\d{1,2})[./](\d{1,2})(?:[./]|[./](\d{2}|\d{4}))?$/.exec(word) ?? [];
  if (day === '') return O.toUndefined(localDate(word));
  const inYear = (of: number): LocalDate | undefined =>
    O.toUndefined(localDate(`${of}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`));
  if (year !== undefined) return inYear(Number(year.length === 2 ? `20${year}` : year));
  const thisYear = inYear(yearOf(today));
  return thisYear !== undefined && thisYear >= today ? thisYear : inYear(yearOf(today) + 1);
}
