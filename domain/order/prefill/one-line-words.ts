import type { LimitExtension } from '../order-type';
import type { Side } from '../side';
import type { ValidityType } from '../validity';

const inverted = <V>(words: readonly (readonly [V, readonly string[]])[]): ReadonlyMap<string, V> =>
  new Map(words.flatMap(([meaning, texts]) => texts.map((text) => [text, meaning] as const)));

/** With which words an order in one line begins: those of the page's address (ORD-02), and how one says them. */
export const sideWords = inverted<Side>([
  ['BUY', ['k', 'kauf', 'kaufe', 'kaufen', 'b', 'buy']],
  ['SELL', ['v', 'verkauf', 'verkaufe', 'verkaufen', 's', 'sell']],
]);

/** Words for the whole holding. */
export const allWords: ReadonlySet<string> = new Set(['alles', 'alle', 'all', 'everything']);

/** Words that may follow a quantity. */
export const pieceWords: ReadonlySet<string> = new Set([
  'stück',
  'stk',
  'st',
  'x',
  'pcs',
  'pieces',
  'shares',
]);

/** What an amount of money ends with; prices and quantities say no currency. */
export const moneyWords: ReadonlySet<string> = new Set(['€', 'euro', 'eur']);

/** Words before an amount of money. */
export const forWords: ReadonlySet<string> = new Set(['für', 'for']);

/** Words before what is sold once all of the purchase is executed. */
export const thenWords: ReadonlySet<string> = new Set(['dann', 'danach', 'then']);

/** Words before a price or a distance. */
export const priceWords = inverted<'limit' | 'trigger' | 'distance'>([
  ['limit', ['limit', 'lim', 'zu', 'at']],
  ['trigger', ['stop', 'stopp', 'trigger']],
  ['distance', ['abstand', 'trailing', 'distance']],
]);

/** What a distance in percent ends with. */
export const percentWords: ReadonlySet<string> = new Set(['%', 'prozent', 'percent']);

/** Words for two orders of which one cancels the other. */
export const ocoWords: ReadonlySet<string> = new Set(['oco']);

/** Words for a validity that needs no date. */
export const validityWords = inverted<Exclude<ValidityType, 'GTD'>>([
  ['GFD', ['heute', 'tagesgültig', 'today', 'day', 'gfd']],
  // Good till cancelled: the bank has no order without an end, the longest it has comes nearest.
  ['MAX', ['max', 'maximal', 'maximum', 'gtc']],
]);

/** Words for the last trading day of the month. */
export const ultimoWords: ReadonlySet<string> = new Set(['ultimo', 'monatsende', 'eom']);

/** Words before a date. */
export const untilWords: ReadonlySet<string> = new Set(['bis', 'until', 'till', 'gtd']);

/** Additions to the limit. */
export const extensionWords = inverted<LimitExtension>([
  ['FOK', ['fok']],
  ['IOC', ['ioc']],
  ['AON', ['aon']],
]);

/** Venues one names without further ado; others want one of `venuePrepositions` before them. */
export const venueWords: ReadonlySet<string> = new Set([
  'xetra',
  'tradegate',
  'gettex',
  'quotrix',
  'frankfurt',
  'stuttgart',
  'münchen',
  'berlin',
  'düsseldorf',
  'hamburg',
  'hannover',
  'nasdaq',
  'nyse',
]);

/** Words before a venue. */
export const venuePrepositions: ReadonlySet<string> = new Set(['an', 'bei', 'auf', 'über', 'via', 'on']);

/** Words that may stand before any of these, several in a row too, and say nothing by themselves. */
export const fillerWords: ReadonlySet<string> = new Set(['mit', 'with', 'und', 'and', 'gültig', 'valid']);
