import { toBooking, wireBooking } from '@adapters/http/account/booking-codec';
import { wireAccountKey, wireAccountType } from '@adapters/http/wire/wire-account-type';
import { wireAmount, wirePercentage } from '@adapters/http/wire/wire-amount';
import { wireDateTime, wireDay, wireTimestamp } from '@adapters/http/wire/wire-time';
import { wireEnum, wireWords } from '@adapters/http/wire/wire-enum';
import { wireDraftKey } from '@adapters/http/session/session-codec';
import { wireInstrument } from '@adapters/http/wire/instrument/instrument-codec';
import { wireVenueQuote } from '@adapters/http/wire/instrument/quote-codec';
import { toInstrument } from '@adapters/http/wire/instrument/instrument-mapper';
import { toVenueQuote } from '@adapters/http/wire/instrument/quote-mapper';
import { wireOrder } from '@adapters/http/wire/order/order-codec';
import { toOrder } from '@adapters/http/wire/order/order-mapper';
import { amount, type Amount } from '@domain/money/amount';
import { accountTypes } from '@domain/depot/account-type';
import { unit } from '@domain/money/unit';
import { instant } from '@domain/time/instant';
import { fc } from '@tests/support/properties';
import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';

const right = <A>(decoder: t.Decoder<unknown, A>, wire: unknown): A => {
  const read = decoder.decode(wire);
  if (E.isLeft(read))
    throw new Error(JSON.stringify(read.left.map(({ context }) => context.map(({ key }) => key))));
  return read.right;
};
const refuses = (decoder: t.Decoder<unknown, unknown>, wire: unknown): boolean =>
  E.isLeft(decoder.decode(wire));

const amounts: fc.Arbitrary<Amount> = fc
  .record({
    units: fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
    scale: fc.integer({ min: 0, max: 5 }),
  })
  .chain((value) => fc.constantFrom('EUR', 'USD', 'XXX', 'XXC').map((code) => ({ value, unit: unit(code) })));

describe('the key of drafts [ORD-30]', () => {
  it('is 32 bytes', () => {
    const { key } = right(wireDraftKey, { key: btoa('k'.repeat(32)) });
    expect(key).toEqual(new Uint8Array(32).fill(107));
  });

  it.each(['', '%%%', btoa('k'.repeat(16)), btoa('k'.repeat(33))])('is nothing else: %s', (key) => {
    expect(refuses(wireDraftKey, { key })).toBe(true);
  });
});

describe('what is written can be read again', () => {
  it('amounts keep value, scale and unit [KIT-01]', () => {
    fc.assert(
      fc.property(amounts, (value) => expect(right(wireAmount, wireAmount.encode(value))).toEqual(value)),
    );
  });

  it('moments to the second and to the millisecond', () => {
    const moments = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (date) => {
        const exact = instant(date.getTime());
        const second = instant(Math.floor(exact / 1000) * 1000);
        expect(right(wireTimestamp, wireTimestamp.encode(exact))).toBe(exact);
        expect(right(wireDateTime, wireDateTime.encode(second))).toBe(second);
      }),
    );
  });

  it('account types by their first key [OBK-07]', () => {
    for (const type of accountTypes) expect(right(wireAccountType, wireAccountType.encode(type))).toBe(type);
  });
});

describe('what the wire may hold', () => {
  it.each([
    ['a number for a value', { value: 1, unit: 'EUR' }],
    ['a comma', { value: '1,00', unit: 'EUR' }],
    ['a plus', { value: '+1', unit: 'EUR' }],
    ['leading zeros', { value: '01', unit: 'EUR' }],
    ['no unit', { value: '1', unit: '' }],
  ])('no amount: %s [KIT-16]', (_, wire) => {
    expect(refuses(wireAmount, wire)).toBe(true);
  });

  it('percentages below zero and above a hundred', () => {
    expect(wirePercentage.encode(right(wirePercentage, '-137.135'))).toBe('-137.135');
  });

  it('no day that does not exist', () => {
    expect(refuses(wireDay, '2026-02-30')).toBe(true);
  });

  it('no account type nobody knows', () => {
    expect(refuses(wireAccountType, 'NEU')).toBe(true);
  });

  it.each([
    ['CA', 'checking', 'single'],
    ['CAJ', 'checking', 'joint'],
    ['SA', 'settlement', undefined],
  ])('of an account’s key %s: its kind %s and whose it is, %s [KIT-15]', (key, type, holding) => {
    expect(right(wireAccountKey, key)).toEqual({ type, holding });
    expect(wireAccountKey.encode({ type, holding } as t.TypeOf<typeof wireAccountKey>)).toBe(key);
  });

  it('words nobody knows, as unknown or left out', () => {
    expect(right(wireEnum('Status', ['OPEN'], 'UNKNOWN'), 'NEU')).toBe('UNKNOWN');
    expect(right(wireWords('sides', ['BUY', 'SELL']), ['BUY', 'NEU'])).toEqual(['BUY']);
  });
});

const pieces = (value: string) => ({ value, unit: 'XXX' });
const euro = (value: string) => ({ value, unit: 'EUR' });

const instrument = {
  instrumentId: 'i1',
  wkn: '716460',
  isin: 'DE0007164600',
  mnemonic: null,
  name: 'SAP SE',
  shortName: 'SAP',
  staticData: {
    notation: 'XXX',
    currency: 'EUR',
    instrumentType: 'AK',
    priipsRelevant: false,
    kidAvailable: false,
    fundRedemptionLimited: false,
    savingsPlanEligibility: 'ELIGIBLE',
  },
};

const order = {
  depotId: 'd1',
  settlementAccountId: null,
  orderId: 'o1',
  creationTimestamp: '2026-11-23T10:00:00,123456+01',
  legNumber: 1,
  orderType: 'LIMIT',
  orderStatus: 'OPEN',
  side: 'BUY',
  instrumentId: 'i1',
  venueId: 'v1',
  quantity: pieces('10'),
  openQuantity: pieces('10'),
  cancelledQuantity: pieces('0'),
  executedQuantity: pieces('0'),
  limit: euro('100.00'),
  triggerLimit: null,
  validityType: 'MAX',
  validity: '2027-11-17',
  expectedValue: null,
  executions: [],
  deletable: true,
  modifiable: true,
};

describe('an instrument', () => {
  it.each([
    ['AK', 'SHARE'],
    ['SHARE', 'SHARE'],
    ['BE', 'SUBSCRIPTION_RIGHT'],
    ['FO', 'FUND'],
    ['OS', 'WARRANT'],
    ['AN', 'BONDS'],
    ['ZE', 'CERTIFICATE'],
    ['ET', 'ETF'],
    ['GE', 'PROFIT_PART_CERTIFICATE'],
    ['XX', 'NOT_AVAILABLE'],
    ['NEU', 'NOT_AVAILABLE'],
  ])('of type %s is %s in both code systems', (instrumentType, type) => {
    const wire = { ...instrument, staticData: { ...instrument.staticData, instrumentType } };
    expect(toInstrument(right(wireInstrument, wire)).type).toBe(type);
  });

  it('without static data is unknown, never wrong', () => {
    expect(toInstrument(right(wireInstrument, { ...instrument, staticData: null }))).toEqual({
      id: 'i1',
      wkn: '716460',
      isin: 'DE0007164600',
      name: 'SAP SE',
      shortName: 'SAP',
      type: 'NOT_AVAILABLE',
      notation: 'XXU',
      currency: 'XXU',
      priipsRelevant: false,
      keyInformationAvailable: false,
      fundRedemptionLimited: false,
      savingsPlanEligible: false,
    });
  });

  it('at a closed venue says when it opens', () => {
    const quote = right(wireVenueQuote, {
      instrumentId: 'i1',
      venueId: 'v1',
      bid: null,
      ask: null,
      last: euro('150.00'),
      dateTime: '2026-11-22T22:00:00,000000+01',
      state: 'CLOSED',
      opens: '2026-11-23T09:00:00,000000+01',
      closes: null,
      sequence: 7,
    });
    expect(toVenueQuote(quote)).toEqual({
      instrumentId: 'i1',
      venueId: 'v1',
      last: amount('150.00', unit('EUR')),
      at: Date.UTC(2026, 10, 22, 21),
      hours: { state: 'closed', opens: Date.UTC(2026, 10, 23, 8) },
      sequence: 7,
    });
  });
});

describe('an order', () => {
  it('has no entry for what is null', () => {
    const read = toOrder(right(wireOrder, order));
    expect(read).toMatchObject({
      id: 'o1',
      status: 'OPEN',
      limit: amount('100.00', unit('EUR')),
      subOrders: [],
    });
    expect(Object.keys(read)).not.toContain('triggerLimit');
    expect(read.createdAt).toBe(Date.UTC(2026, 10, 23, 9, 0, 0, 123));
  });

  it('of a type and in a state nobody knows is shown as unknown', () => {
    const read = toOrder(
      right(wireOrder, { ...order, orderType: 'NEU', orderStatus: 'NEU', validityType: 'NEU' }),
    );
    expect(read).toMatchObject({ orderType: 'UNKNOWN', status: 'UNKNOWN' });
    expect(Object.keys(read)).not.toContain('validityType');
  });

  it('brings its legs, however deep', () => {
    const leg = { ...order, orderId: 'o2', legNumber: 2, subOrders: [{ ...order, orderId: 'o3' }] };
    const read = toOrder(right(wireOrder, { ...order, subOrders: [leg] }));
    expect(read.subOrders[0]?.subOrders[0]?.id).toBe('o3');
  });
});

describe('what a booking of the bank is for [CUS-02]', () => {
  const sum = { kind: 'FEES', amount: { value: '9.90', unit: 'EUR' }, amountInAccountCurrency: null };
  const booking = { kind: 'PURCHASE', late: false, number: null, security: null, sums: [sum] };

  it('is read where everything in it is known', () => {
    expect(toBooking(right(wireBooking, booking))).toEqual({
      kind: 'PURCHASE',
      isLate: false,
      sums: [{ kind: 'FEES', amount: amount('9.90', unit('EUR')) }],
    });
  });

  it.each([
    ['its kind', { ...booking, kind: 'INHERITANCE' }],
    ['one of its sums', { ...booking, sums: [sum, { ...sum, kind: 'STAMP_DUTY' }] }],
  ])('is left to the words of the bank where %s is new', (_what, wire) => {
    expect(toBooking(right(wireBooking, wire))).toBeUndefined();
  });
});
