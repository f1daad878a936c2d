import type { Brand } from '../codes/brand';

/** What an amount counts: an ISO 4217 currency, or one of the special units of brokerage.md 3. */
export type Unit = Brand<string, 'Unit'>;

/** Names a text as a unit. */
export const unit = (text: string): Unit => text as Unit;

/** Euro, the default currency. */
export const EUR = unit('EUR');
/** US dollar. */
export const USD = unit('USD');
/** Pieces. */
export const PIECES = unit('XXX');
/** Percent. */
export const PERCENT = unit('XXC');
/** Per mille. */
export const PER_MILLE = unit('XXM');
/** Points, as of an index. */
export const POINTS = unit('XXP');
/** Not known what it counts. */
export const UNKNOWN_UNIT = unit('XXU');

const special: ReadonlySet<Unit> = new Set([PIECES, PERCENT, PER_MILLE, POINTS, UNKNOWN_UNIT]);

/** Whether the unit is money. */
export const isCurrency = (candidate: Unit): boolean => !special.has(candidate);
