import { decimal, divide, multiply, type Decimal } from '@domain/money/decimal';

/** What the bank pays on fixed deposits, in percent a year, by months. */
const RATES: Readonly<Record<string, string>> = { '3': '1.85', '6': '2.10', '12': '2.35', '24': '2.50' };

/** The sheet of rates that an application names, so that nobody is given others than they have seen. */
export const CONDITION_ID = 'FG-1';

/** The rates by month. */
export const depositRates = (): readonly { readonly term: string; readonly rate: string }[] =>
  Object.entries(RATES).map(([term, rate]) => ({ term, rate }));

/** The rate of a term, in percent a year. */
export const rateOf = (term: string): string => RATES[term] ?? '0';

/** The interest of the whole term, by the German method: each month is a twelfth of the year; to the cent, half up. */
export const interestOf = (amount: Decimal, term: string): Decimal =>
  divide(multiply(multiply(amount, decimal(rateOf(term))), decimal(term)), decimal('1200'), 2, 'half-up');
