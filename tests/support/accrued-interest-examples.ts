/** A bond and what 10,000 of it have accrued on a day, calculated by hand. */
export interface AccrualExample {
  readonly what: string;
  /** Percent a year. */
  readonly rate: string;
  readonly months: 3 | 6 | 12;
  readonly start: string;
  readonly firstPayment: string;
  readonly maturity: string;
  readonly day: string;
  /** Of 10,000. */
  readonly accrued: string;
  /** How it is calculated. */
  readonly sum: string;
}

/** The bonds of the examples that ISDA and ICMA published with the rule (EMU and market conventions, 1998). */
const semiAnnual = {
  rate: '10',
  months: 6,
  start: '2003-05-01',
  firstPayment: '2003-11-01',
  maturity: '2008-11-01',
} as const;
const shortFirst = {
  rate: '10',
  months: 12,
  start: '1999-02-01',
  firstPayment: '1999-07-01',
  maturity: '2005-07-01',
} as const;
const longFirst = {
  rate: '10',
  months: 6,
  start: '2002-08-15',
  firstPayment: '2003-07-15',
  maturity: '2008-07-15',
} as const;
const shortLast = {
  rate: '10',
  months: 6,
  start: '1999-01-30',
  firstPayment: '1999-07-30',
  maturity: '2000-06-30',
} as const;
const monthEnd = {
  rate: '10',
  months: 3,
  start: '1999-08-31',
  firstPayment: '1999-11-30',
  maturity: '2000-11-30',
} as const;
/** Bonds of the demo world. */
const bund = {
  rate: '1.80',
  months: 12,
  start: '2022-08-15',
  firstPayment: '2023-08-15',
  maturity: '2053-08-15',
} as const;
const young = {
  rate: '3.60',
  months: 12,
  start: '2026-09-15',
  firstPayment: '2027-03-15',
  maturity: '2033-03-15',
} as const;
const dollar = {
  rate: '4.25',
  months: 6,
  start: '2023-05-20',
  firstPayment: '2023-11-20',
  maturity: '2029-05-20',
} as const;

/** ACT/ACT ICMA, each line with its sum. */
export const accrualExamples: readonly AccrualExample[] = [
  { what: 'a regular half year', ...semiAnnual, day: '2004-03-01', accrued: '332.42', sum: '500 * 121/182' },
  { what: 'the eve of a payment', ...semiAnnual, day: '2004-04-30', accrued: '497.25', sum: '500 * 181/182' },
  { what: 'the day of a payment', ...semiAnnual, day: '2004-05-01', accrued: '0.00', sum: '500 * 0/184' },
  {
    what: 'a short first period',
    ...shortFirst,
    day: '1999-06-30',
    accrued: '408.22',
    sum: '1000 * 149/365',
  },
  { what: 'its first day', ...shortFirst, day: '1999-02-01', accrued: '0.00', sum: '1000 * 0/365' },
  { what: 'the day after', ...shortFirst, day: '1999-02-02', accrued: '2.74', sum: '1000 * 1/365' },
  {
    what: 'the year after, with a leap day in it',
    ...shortFirst,
    day: '2000-01-01',
    accrued: '502.73',
    sum: '1000 * 184/366',
  },
  {
    what: 'a long first period, its first part',
    ...longFirst,
    day: '2003-01-15',
    accrued: '415.76',
    sum: '500 * 153/184',
  },
  {
    what: 'a long first period, within its first part',
    ...longFirst,
    day: '2002-11-15',
    accrued: '250.00',
    sum: '500 * 92/184',
  },
  {
    what: 'a long first period, nearly over',
    ...longFirst,
    day: '2003-07-14',
    accrued: '913.00',
    sum: '500 * 153/184 + 500 * 180/181',
  },
  { what: 'a short last period', ...shortLast, day: '2000-06-29', accrued: '414.84', sum: '500 * 151/182' },
  { what: 'the day of repayment', ...shortLast, day: '2000-06-30', accrued: '0.00', sum: 'repaid' },
  {
    what: 'quarters that end with the month',
    ...monthEnd,
    day: '2000-04-30',
    accrued: '165.76',
    sum: '250 * 61/92',
  },
  { what: 'a federal bond', ...bund, day: '2026-11-24', accrued: '49.81', sum: '180 * 101/365' },
  { what: 'the same in a leap year', ...bund, day: '2028-01-15', accrued: '75.25', sum: '180 * 153/366' },
  { what: 'a young bond', ...young, day: '2026-11-24', accrued: '69.04', sum: '360 * 70/365' },
  {
    what: 'a bond that is not there yet',
    ...young,
    day: '2026-09-10',
    accrued: '0.00',
    sum: 'before its first day',
  },
  { what: 'four days after a payment', ...dollar, day: '2026-11-24', accrued: '4.70', sum: '212.50 * 4/181' },
];
