import type { TaxClass } from '@domain/tax/tax-class';
import type { TaxLot } from '@domain/tax/tax-lot';
import { taxLot } from '@tests/domain/tax/support/tax-examples';

/** A year as it stands before the first sale; nothing is ordered, carried in or waiting where nothing is told. */
export interface Start {
  readonly shares?: string;
  readonly other?: string;
  readonly ordered?: string;
  /** What of a joint allowance the partner has used. */
  readonly partner?: string;
  readonly church?: string;
  readonly foreign?: string;
  readonly country?: string;
}

/** A sale of lots, or a result told outright as of one lot that cost nothing or brought nothing. */
export type Sale = readonly [
  taxClass: TaxClass,
  sold: string | { readonly quantity: string; readonly value: string; readonly costs: string },
];

/** What a sale comes to, in EUR: result, exempt, losses used, allowance, taxable, foreign tax credited, the three taxes. */
type Told = readonly [
  result: string,
  exempt: string,
  losses: string,
  allowance: string,
  taxable: string,
  credited: string,
  kest: string,
  soli: string,
  kist: string,
];

/** Sales of one year, one after the other. */
export interface Case {
  readonly rule: string;
  readonly start?: Start;
  readonly lots?: readonly TaxLot[];
  readonly steps: readonly (readonly [Sale, Told])[];
}

/** No euro. */
export const NONE = '0.00';
const untaxed = (result: string): Told => [result, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE];

/** Each reckoned by hand from rules.md 11 and the law it names; the reckoning stands above each line. */
export const cases: readonly Case[] = [
  {
    rule: 'losses: same pot, then across, then the allowance; a later loss frees tax before allowance',
    start: { shares: '-500.00', other: '-300.00', ordered: '1000.00' },
    steps: [
      // 1900.00 - 500.00 (same pot) - 300.00 (across) = 1100.00; less 1000.00: 100.00 / 4 = 25.00; 5.5 % = 1.375, cut.
      [
        ['SHARE', '1900.00'],
        ['1900.00', NONE, '800.00', '1000.00', '100.00', NONE, '25.00', '1.37', NONE],
      ],
      // 1100.00 - 250.00 = 850.00 of income: the 100.00 taxed and their whole tax come back, and 150.00 of the allowance.
      [
        ['OTHER', '-250.00'],
        ['-250.00', NONE, NONE, '-150.00', '-100.00', NONE, '-25.00', '-1.37', NONE],
      ],
    ],
  },
  {
    rule: 'losses from shares wait for gains from shares; church tax of 9 %',
    start: { church: '9' },
    steps: [
      [['SHARE', '-800.00'], untaxed('-800.00')],
      // 1000.00 / 4.09 = 244.4987; 5.5 % of 244.50 = 13.4475, cut; 9 % = 22.005, cut.
      [
        ['OTHER', '1000.00'],
        ['1000.00', NONE, NONE, NONE, '1000.00', NONE, '244.50', '13.44', '22.00'],
      ],
      // 900.00 - 800.00 = 100.00 / 4.09 = 24.4499; 1.34475, cut; 2.2005, cut.
      [
        ['SHARE', '900.00'],
        ['900.00', NONE, '800.00', NONE, '100.00', NONE, '24.45', '1.34', '2.20'],
      ],
    ],
  },
  {
    rule: 'a couple shares one allowance; church tax of 8 %',
    start: { ordered: '2000.00', partner: '1499.50', church: '8' },
    steps: [
      // 2000.00 - 1499.50 = 500.50 left: 734.06 / 4.08 = 179.9167; 5.5 % = 9.8956, cut; 8 % = 14.3936, cut.
      [
        ['OTHER', '1234.56'],
        ['1234.56', NONE, NONE, '500.50', '734.06', NONE, '179.92', '9.89', '14.39'],
      ],
      // 100.00 / 4.08 = 24.5098; 5.5 % of 24.51 = 1.348, cut; 8 % = 1.9608, cut.
      [
        ['OTHER', '-100.00'],
        ['-100.00', NONE, NONE, NONE, '-100.00', NONE, '-24.51', '-1.34', '-1.96'],
      ],
    ],
  },
  {
    rule: 'an allowance that the partner has used up is none',
    start: { ordered: '2000.00', partner: '2000.00' },
    // 80.04 / 4 = 20.01; 5.5 % = 1.10055, cut.
    steps: [
      [
        ['OTHER', '80.04'],
        ['80.04', NONE, NONE, NONE, '80.04', NONE, '20.01', '1.10', NONE],
      ],
    ],
  },
  {
    rule: 'foreign tax counts up to a fourth of what is taxed, and is free again after its tax',
    start: { foreign: '42.30', church: '9' },
    steps: [
      // A fourth of 100.00 is 25.00: 100.00 - 4 x 25.00 leaves nothing to tax; 17.30 wait.
      [
        ['OTHER', '100.00'],
        ['100.00', NONE, NONE, NONE, '100.00', '25.00', NONE, NONE, NONE],
      ],
      // (100.00 - 4 x 17.30) / 4.09 = 30.80 / 4.09 = 7.5306; 0.41415, cut; 0.6777, cut.
      [
        ['OTHER', '100.00'],
        ['100.00', NONE, NONE, NONE, '100.00', '17.30', '7.53', '0.41', '0.67'],
      ],
      // 50.00 stay taxable, and a fourth of them creditable: 12.50 of 42.30, so that 29.80 are free; all tax comes back.
      [
        ['OTHER', '-150.00'],
        ['-150.00', NONE, NONE, NONE, '-150.00', '-29.80', '-7.53', '-0.41', '-0.67'],
      ],
    ],
  },
  // 30 % of 333.33 = 99.999; 233.33 / 4 = 58.3325; 5.5 % of 58.33 = 3.20815.
  ofFund('EQUITY_FUND', ['333.33', '100.00', NONE, NONE, '233.33', NONE, '58.33', '3.20', NONE]),
  // 15 % = 49.9995; 283.33 / 4 = 70.8325; 3.89565.
  ofFund('MIXED_FUND', ['333.33', '50.00', NONE, NONE, '283.33', NONE, '70.83', '3.89', NONE]),
  // 60 % = 199.998; 133.33 / 4 = 33.3325; 1.83315.
  ofFund('PROPERTY_FUND', ['333.33', '200.00', NONE, NONE, '133.33', NONE, '33.33', '1.83', NONE]),
  // 80 % = 266.664; 66.67 / 4 = 16.6675; 5.5 % of 16.67 = 0.91685.
  ofFund('FOREIGN_PROPERTY_FUND', ['333.33', '266.66', NONE, NONE, '66.67', NONE, '16.67', '0.91', NONE]),
  // None; 333.33 / 4 = 83.3325; 4.58315.
  ofFund('OTHER_FUND', ['333.33', NONE, NONE, NONE, '333.33', NONE, '83.33', '4.58', NONE]),
  {
    rule: 'a loss of a fund is exempt in part too, and goes into the pot of all but shares',
    steps: [
      // 15 % of 333.35 = 50.0025: 283.35 stay as a loss.
      [
        ['MIXED_FUND', '-333.35'],
        ['-333.35', '-50.00', NONE, NONE, NONE, NONE, NONE, NONE, NONE],
      ],
      // 300.00 - 283.35 = 16.65 / 4 = 4.1625; 5.5 % of 4.16 = 0.2288.
      [
        ['SHARE', '300.00'],
        ['300.00', NONE, '283.35', NONE, '16.65', NONE, '4.16', '0.22', NONE],
      ],
    ],
  },
  {
    rule: 'first in, first out, with costs of the purchase and lump sums lot by lot',
    lots: [
      taxLot('b', '2021-03-01', '7', '700.01', { prepaidLumpSum: '5.55' }),
      taxLot('a', '2019-03-01', '3', '250.00', { costs: '9.90', prepaidLumpSum: '1.00' }),
    ],
    steps: [
      // a, all three: 360.00 - 7.44 - 259.90 - 1.00 = 91.66. b, two of seven: 240.00 - 4.96 - 200.00 (200.0029) - 1.59
      // (1.5857) = 33.45. 125.11, of which 37.53 (37.533) are exempt: 87.58 / 4 = 21.895; 5.5 % of 21.90 = 1.2045.
      [
        ['EQUITY_FUND', { quantity: '5', value: '600.00', costs: '12.40' }],
        ['125.11', '37.53', NONE, NONE, '87.58', NONE, '21.90', '1.20', NONE],
      ],
      // The rest of b: 500.00 - 12.40 - 500.01 - 3.96 = -16.37, of it 4.91 (4.911) exempt: -11.46 / 4 = -2.865; 0.15785.
      [
        ['EQUITY_FUND', { quantity: '5', value: '500.00', costs: '12.40' }],
        ['-16.37', '-4.91', NONE, NONE, '-11.46', NONE, '-2.87', '-0.15', NONE],
      ],
    ],
  },
  {
    rule: 'a lot that came without its cost gains 30 % of its proceeds, nothing taken off',
    lots: [taxLot('x', '2015-03-01', '4', undefined), taxLot('y', '2020-03-01', '6', '300.00')],
    steps: [
      // x: 30 % of 400.02 = 120.006. y: 600.03 - 6.00 - 300.00 = 294.03. 414.04 / 4 = 103.51; 5.5 % = 5.69305.
      [
        ['SHARE', { quantity: '10', value: '1000.05', costs: '10.00' }],
        ['414.04', NONE, NONE, NONE, '414.04', NONE, '103.51', '5.69', NONE],
      ],
    ],
  },
  {
    rule: 'a price that has not moved gains what the currency did',
    // 100 bought at 50.00 USD, 1.2500 USD for a euro: 4000.00; sold at 50.00 USD, 1.0800 for a euro: 4629.6296.
    lots: [taxLot('usd', '2022-03-01', '100', '4000.00')],
    steps: [
      // 4629.63 - 19.90 - 4000.00 = 609.73 / 4 = 152.4325; 5.5 % of 152.43 = 8.38365.
      [
        ['SHARE', { quantity: '100', value: '4629.63', costs: '19.90' }],
        ['609.73', NONE, NONE, NONE, '609.73', NONE, '152.43', '8.38', NONE],
      ],
    ],
  },
  {
    rule: 'a loss gives back tax, then allowance, and never more tax than was paid',
    start: { ordered: '1000.00', church: '9' },
    steps: [
      // 1500.00 - 1000.00 = 500.00 / 4.09 = 122.2494; 6.72375, cut; 11.0025, cut.
      [
        ['OTHER', '1500.00'],
        ['1500.00', NONE, NONE, '1000.00', '500.00', NONE, '122.25', '6.72', '11.00'],
      ],
      [
        ['OTHER', '-700.00'],
        ['-700.00', NONE, NONE, '-200.00', '-500.00', NONE, '-122.25', '-6.72', '-11.00'],
      ],
      // 800.00 were left of the income: they go with their allowance, and 200.00 wait for gains to come.
      [
        ['OTHER', '-1000.00'],
        ['-1000.00', NONE, NONE, '-800.00', NONE, NONE, NONE, NONE, NONE],
      ],
      [
        ['SHARE', '1200.00'],
        ['1200.00', NONE, '200.00', '1000.00', NONE, NONE, NONE, NONE, NONE],
      ],
    ],
  },
  {
    rule: 'a resident abroad has no domestic income of sales: nothing is withheld, used or kept',
    start: { ordered: '1000.00', country: 'AT', church: '9', foreign: '42.30', other: '-50.00' },
    steps: [
      [['SHARE', '5000.00'], untaxed('5000.00')],
      [['EQUITY_FUND', '-5000.00'], untaxed('-5000.00')],
    ],
  },
  {
    rule: 'who lives here has the whole of a joint allowance where the spouse abroad uses none of it',
    start: { ordered: '2000.00', partner: NONE },
    // 2010.00 - 2000.00 = 10.00 / 4 = 2.50; 5.5 % = 0.1375, cut.
    steps: [
      [
        ['SHARE', '2010.00'],
        ['2010.00', NONE, NONE, '2000.00', '10.00', NONE, '2.50', '0.13', NONE],
      ],
    ],
  },
];

function ofFund(taxClass: TaxClass, told: Told): Case {
  return { rule: `the exempt part of ${taxClass}`, steps: [[[taxClass, told[0]], told]] };
}
