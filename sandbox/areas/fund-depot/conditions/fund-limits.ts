import { decimal } from '@domain/money/decimal';

/** What one deposit is at least and at most, in EUR (this bank's own limits). */
export const LEAST_ONCE = decimal('50.00');
export const MOST_ONCE = decimal('20000.00');
/** The same of each deposit of a regular one. */
export const LEAST_REGULAR = decimal('25.00');
export const MOST_REGULAR = decimal('10000.00');
/** What is paid out at least. */
export const LEAST_WITHDRAWN = decimal('50.00');
/** What stays in the depot after a part was paid out. */
export const LEAST_LEFT = decimal('500.00');
/** The days of the month on which regular deposits are made. */
export const DEPOSIT_DAYS = [1, 15] as const;
