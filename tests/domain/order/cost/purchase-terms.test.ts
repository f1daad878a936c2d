import { feesAtExchange, feesOverTheCounter } from '@adapters/fake/bank/fake-fees';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { bund, marketMaker, sap, xetra } from '@adapters/fake/bank/fake-market';
import { mainAccount, mainDepot } from '@adapters/fake/bank/fake-world';
import { costNoteOf } from '@adapters/fake/order/fake-cost-note';
import type { AccountBalance } from '@domain/depot/account';
import { interestOf } from '@domain/instrument/bond-interest';
import { quantityUnit, type Instrument } from '@domain/instrument/instrument';
import { amount, type Amount } from '@domain/money/amount';
import { add, decimal, decimalText, one } from '@domain/money/decimal';
import { EUR, PERCENT, USD, unit } from '@domain/money/unit';
import { orderTotal } from '@domain/order/cost/order-total';
import {
  bufferOf,
  isRateMissing,
  largestPurchase,
  type PurchaseTerms,
} from '@domain/order/cost/purchase-terms';
import type { SingleOrder } from '@domain/order/order-request';
import { calendarDay } from '@domain/time/local-date';
import { fc } from '@tests/support/properties';

const { world } = new FakeBank();
const monday = calendarDay('2026-11-23');
const euros = (text: string): Amount => amount(text, EUR);
const dollars = (text: string): Amount => amount(text, USD);
const having = (cash: Amount, inEuro = cash): AccountBalance => ({
  accountId: mainAccount,
  balance: cash,
  balanceEur: inEuro,
  availableCash: cash,
  availableCashEur: inEuro,
});

/** Of 5,000 traded on Monday and settled on Wednesday, 328 of 365 days after the last payment: 182.50 × 328/365. */
const interest = {
  rate: decimal('3.65'),
  interval: 'YEARLY',
  start: calendarDay('2024-01-01'),
  firstPayment: calendarDay('2025-01-01'),
  maturity: calendarDay('2035-01-01'),
} as const;
const bond: Instrument = { ...bund, interest };
const percent = (text: string): Amount => amount(text, PERCENT);

const rules = { unlimitedMargin: decimal('2'), mostValue: euros('500000') };
/** 1.25 USD are given for a euro, 1.28 taken; francs 0.80 and 0.82. */
const rates = [
  { currency: USD, bid: decimal('1.25'), ask: decimal('1.28') },
  { currency: unit('CHF'), bid: decimal('0.80'), ask: decimal('0.82') },
];
const onMonday = { first: monday, last: monday };

type Terms = Omit<PurchaseTerms, 'account'>;
const limited = { instrument: sap, fees: feesAtExchange, isHeld: true, rules, days: onMonday, rates };
const ofBond = { ...limited, instrument: bond, price: percent('98.50') };
const inDollars = { ...limited, price: dollars('100.00') };
const unlimited = { ...limited, isHeld: false };

const most = (terms: PurchaseTerms): string | undefined => {
  const quantity = largestPurchase(terms);
  return quantity && decimalText(quantity.value);
};

describe('the largest quantity that the cash pays for, fees and interest counted [ORD-08]', () => {
  it.each<[string, string, Terms, Amount]>([
    ['99', '9,900 + 4.90 + 24.75 + 2.50 = 9,932.15', { ...limited, price: euros('100') }, euros('10000.00')],
    ['10', '1,000 + at least 9.90 + 2.50', { ...limited, price: euros('100') }, euros('1012.40')],
    ['9', 'a cent less', { ...limited, price: euros('100') }, euros('1012.39')],
    ['1000', '50,000 + at most 59.90 + 2.50', { ...limited, price: euros('50') }, euros('50062.40')],
    ['999', 'a cent less', { ...limited, price: euros('50') }, euros('50062.39')],
    ['100', '3,333 + 13.23 (of 13.2325) + 2.50', { ...limited, price: euros('33.33') }, euros('3348.73')],
    ['99', 'a cent less', { ...limited, price: euros('33.33') }, euros('3348.72')],
    [
      '10',
      '1,000 + 9.90, over the counter nothing besides',
      { ...limited, fees: feesOverTheCounter, price: euros('100') },
      euros('1009.90'),
    ],
    ['0', 'the price alone', { ...limited, price: euros('100') }, euros('100.00')],
    [
      '5000',
      '4,925 + 17.21 (of 17.2125) + 2.50, traded without interest',
      { ...ofBond, instrument: bund },
      euros('4944.71'),
    ],
    ['4999', 'a cent less: 4,924.02 + 19.71', { ...ofBond, instrument: bund }, euros('4944.70')],
    ['5000', '4,925 + 164.00 accrued + 19.71', ofBond, euros('5108.71')],
    ['4999', 'a cent less: 4,924.02 + 163.97 + 19.71', ofBond, euros('5108.70')],
    ['10', '1,000 USD at 1.25 = 800.00 + 12.40', inDollars, euros('812.40')],
    ['9', 'a cent less', inDollars, euros('812.39')],
    ['10', '1,000 USD + 12.40 EUR at 1.28 = 15.87 (of 15.872)', inDollars, dollars('1015.87')],
    ['9', 'a cent less', inDollars, dollars('1015.86')],
    [
      '10',
      '1,000 EUR at 1.28 = 1,280.00 USD + 15.87',
      { ...limited, price: euros('100') },
      dollars('1295.87'),
    ],
    ['9', 'a cent less', { ...limited, price: euros('100') }, dollars('1295.86')],
    [
      '10',
      '1,000 USD at 1.25, times 0.82 = 656.00 CHF + 12.40 EUR = 10.17 (of 10.168)',
      inDollars,
      amount('666.17', unit('CHF')),
    ],
    ['9', 'a cent less', inDollars, amount('666.16', unit('CHF'))],
    ['500', 'a single order is worth 500,000', { ...limited, price: euros('1000') }, euros('900000.00')],
    ['400', 'of dollars, too', { ...limited, price: dollars('1562.50') }, euros('900000.00')],
  ])('%s: %s', (quantity, _calculated, bounds, cash) => {
    expect(most({ ...bounds, account: having(cash) })).toBe(quantity);
  });

  it.each<[string, string, Terms, Amount]>([
    ['10', '1,020 + 9.90 + 2.50', { ...unlimited, price: euros('100') }, euros('1032.40')],
    ['9', 'a cent less', { ...unlimited, price: euros('100') }, euros('1032.39')],
    ['100', '3,399.66 + 13.40 (of 13.399) + 2.50', { ...unlimited, price: euros('33.33') }, euros('3415.56')],
    ['99', 'a cent less', { ...unlimited, price: euros('33.33') }, euros('3415.55')],
    ['10', '3.40 (of 3.3966) + 12.40', { ...unlimited, price: euros('0.333') }, euros('15.80')],
    ['9', 'a cent less', { ...unlimited, price: euros('0.333') }, euros('15.79')],
    ['10', '1,020 USD at 1.25 = 816.00 + 12.40', { ...unlimited, price: dollars('100.00') }, euros('828.40')],
    ['500', 'the margin is no part of the worth', { ...unlimited, price: euros('1000') }, euros('900000.00')],
    ['10', 'no rules are told', { ...unlimited, rules: undefined, price: euros('100') }, euros('1012.40')],
  ])('%s where no limit holds the price: %s', (quantity, _calculated, bounds, cash) => {
    expect(most({ ...bounds, account: having(cash) })).toBe(quantity);
  });

  it('counts the interest of the day that bears most until its last day', () => {
    // Settled on the last day of the year, on the eve of the payment: 182.50 × 364/365.
    const overTheYear = { ...ofBond, days: { first: monday, last: calendarDay('2027-01-15') } };
    // 4,925 + 182.00 + 17.21 + 2.50
    expect(most({ ...overTheYear, account: having(euros('5126.71')) })).toBe('5000');
    expect(most({ ...overTheYear, account: having(euros('5126.70')) })).toBe('4999');
    const nominal = amount('5000', quantityUnit(bond));
    const account = having(euros('5126.71'));
    // Beyond the 164.00 of today.
    expect(bufferOf(nominal, { ...overTheYear, account })).toEqual(euros('18.00'));
    expect(bufferOf(nominal, { ...ofBond, account })).toBeUndefined();
  });

  it('tells the buffer: 20.00 of 1,000, nothing while the least fee holds', () => {
    const quantity = amount('10', quantityUnit(sap));
    const account = having(euros('5000.00'));
    expect(bufferOf(quantity, { ...unlimited, price: euros('100'), account })).toEqual(euros('20.00'));
    expect(bufferOf(quantity, { ...limited, price: euros('100'), account })).toBeUndefined();
    // 200.00 of 10,000, and 0.25 % of them.
    expect(bufferOf(quantity, { ...unlimited, price: euros('1000'), account })).toEqual(euros('200.50'));
  });

  it.each<[string, Partial<PurchaseTerms>]>([
    ['price that is one', { price: euros('0') }],
    ['rate of the price’s currency', { price: dollars('100'), rates: [] }],
    ['rate of the account’s currency', { account: having(dollars('1000')), rates: [] }],
    ['money', { account: having(euros('-5.00')) }],
    ['day up to which interest counts', { instrument: bond, price: percent('98'), days: undefined }],
  ])('is unknown without a %s', (missing, change) => {
    const terms = { ...limited, price: euros('100'), account: having(euros('5000.00')), ...change };
    expect(largestPurchase(terms)).toBeUndefined();
    expect(isRateMissing(terms)).toBe(missing.startsWith('rate'));
  });

  it('comes to no more than the cash, and one more would', () => {
    const cents = (count: number): Amount => ({ value: { units: BigInt(count), scale: 2 }, unit: EUR });
    const kinds = [
      { instrument: sap, venue: xetra, unit: EUR },
      { instrument: sap, venue: marketMaker, unit: EUR },
      { instrument: bund, venue: xetra, unit: PERCENT },
      { instrument: bond, venue: marketMaker, unit: PERCENT },
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.integer({ min: 1, max: 50_000 }),
        fc.integer({ min: 1, max: 20_000_000 }),
        ({ instrument, venue, unit: priced }, priceCents, cashCents) => {
          const price = { value: cents(priceCents).value, unit: priced };
          const account = having(cents(cashCents));
          const fees = venue.fees ?? feesAtExchange;
          const found = largestPurchase({ ...limited, instrument, price, fees, rules: undefined, account });
          if (found === undefined) throw new Error('All is known');
          const covered = (quantity: Amount): string | undefined => {
            const order: SingleOrder = {
              orderType: 'LIMIT',
              depotId: mainDepot,
              settlementAccountId: mainAccount,
              side: 'BUY',
              instrumentId: instrument.id,
              venueId: venue.id,
              quantity,
              limit: price,
            };
            const told = { ...world, venues: new Map([[instrument.id, [venue]]]) };
            const accrued = interestOf(instrument, quantity, monday);
            return orderTotal(order, { indication: costNoteOf(order, told), account, interest: accrued }).cash
              ?.kind;
          };
          expect(found.value.units === 0n ? 'covered' : covered(found)).toBe('covered');
          expect(covered({ ...found, value: add(found.value, one) })).toBe('short');
        },
      ),
    );
  });
});
