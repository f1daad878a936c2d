import { decimal, divide, multiply, type Decimal } from '@domain/money/decimal';

/** On what terms money is put by for a time. */
export interface DepositCondition {
  /** What an application names, so that nobody is given another rate than they have seen. */
  readonly conditionId: string;
  /** In months. */
  readonly term: string;
  /** In percent a year. */
  readonly rate: string;
}

/** What the bank pays on fixed deposits. */
export const DEPOSIT_CONDITIONS: readonly DepositCondition[] = [
  { conditionId: 'FG-1-3', term: '3', rate: '1.85' },
  { conditionId: 'FG-1-6', term: '6', rate: '2.10' },
  { conditionId: 'FG-1-12', term: '12', rate: '2.35' },
  { conditionId: 'FG-1-24', term: '24', rate: '2.50' },
];

/** A condition by the id that an application names. */
export const depositCondition = (id: string): DepositCondition | undefined =>
  DEPOSIT_CONDITIONS.find(({ conditionId }) => conditionId === id);

/** A rate as people read it. */
export const rateText = (rate: string): string => `${rate.replace('.', ',')} % im Jahr`;

/** The interest of the whole term, by the German method: each month is a twelfth of the year; to the cent, half up. */
export const interestOf = (amount: Decimal, rate: string, months: string): Decimal =>
  divide(multiply(multiply(amount, decimal(rate)), decimal(months)), decimal('1200'), 2, 'half-up');
