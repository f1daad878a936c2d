import type { Interval } from '../rules/plan-dates';

/** A plan of a demo customer. What it has executed so far it executes itself, once the bank opens. */
export interface DemoPlan {
  readonly by: string;
  readonly name: string;
  readonly interval: Interval;
  readonly executionDay: 1 | 7 | 15;
  /** The month of its start, counted from this one; the accounts are there since three months ago. */
  readonly startMonth: number;
  /** WKN and rate in EUR. */
  readonly positions: readonly (readonly [wkn: string, rate: string])[];
  /** In percent a year. */
  readonly increase?: string;
  /** The account that pays, by its key in the demo world; the current account unless something else is said. */
  readonly account?: 'giro' | 'verrechnung' | 'extern';
  /** Suspended from its beginning until it is resumed. */
  readonly isSuspended?: true;
}

const monthly = { interval: 'MONTHLY', executionDay: 7, startMonth: -3 } as const;

/** Plans with and without a past, and some whose past is what went wrong. */
export const DEMO_PLANS: readonly DemoPlan[] = [
  {
    by: '10000001',
    name: 'Altersvorsorge',
    interval: 'MONTHLY',
    executionDay: 15,
    startMonth: 2,
    positions: [
      ['A2PKXG', '150.00'],
      ['A0RPWH', '100.00'],
    ],
    increase: '3',
  },
  {
    ...monthly,
    by: '10000001',
    name: 'Dividenden, ausgesetzt',
    positions: [
      ['840400', '50.00'],
      ['555750', '50.00'],
    ],
    account: 'verrechnung',
    isSuspended: true,
  },
  { ...monthly, by: '10000004', name: 'Weltweit', positions: [['A2PKXG', '150.00']], increase: '3' },
  {
    ...monthly,
    by: '10000010',
    name: 'Drei Werte',
    executionDay: 15,
    positions: [
      ['A0RPWH', '100.00'],
      ['716460', '50.00'],
      ['849105', '60.00'],
    ],
  },
  { ...monthly, by: '10000011', name: 'Apple in kleinen Stücken', positions: [['865985', '75.00']] },
  { ...monthly, by: '10000012', name: 'Ohne Geld', positions: [['593393', '50.00']] },
  {
    ...monthly,
    by: '10000017',
    name: 'Per Lastschrift',
    positions: [['A2PKXG', '100.00']],
    account: 'extern',
  },
  { ...monthly, by: '10000018', name: 'Von früher', positions: [['A2PKXG', '100.00']] },
];
