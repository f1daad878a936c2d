import { wireInstrument } from '@adapters/http/wire/instrument/instrument-codec';
import { wireVenueQuote } from '@adapters/http/wire/instrument/quote-codec';
import { toInstrument } from '@adapters/http/wire/instrument/instrument-mapper';
import { toVenueQuote } from '@adapters/http/wire/instrument/quote-mapper';
import { interestOf } from '@domain/instrument/bond-interest';
import { decimal, decimalText, rescale, subtract } from '@domain/money/decimal';
import { amount } from '@domain/money/amount';
import { instant } from '@domain/time/instant';
import { entryDaysOf } from '@domain/order/check/entry-days';
import { venueIdOf } from '@sandbox/market/venue/venues';
import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import { pdfText } from '../../support/pdf-text';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { TradingDesk } from './trading';

interface Note {
  readonly accruedInterest: { readonly value: string; readonly unit: string } | null;
}

let werkbank: Werkbank;
let desk: TradingDesk;

const at = (moment: string): Promise<unknown> =>
  werkbank.bank.clock.set(werkbank.bank.db, { at: Date.parse(moment), speed: 0 });

beforeAll(async () => {
  werkbank = await openWerkbank({ clockStart: '2026-11-20T10:00:00+01:00', requestsPerMinute: 1_000_000 });
});
beforeEach(async () => {
  await at('2026-11-20T10:00:00+01:00');
  await werkbank.bank.reset();
  desk = await TradingDesk.open(werkbank, '10000002');
});
afterAll(() => werkbank.close());

const list = async <T>(path: string): Promise<readonly T[]> =>
  (await desk.customer.get(`/api/brokerage/${path}`)).json<{ values: T[] }>().values;

async function noteOf(wkn: string, change: object = {}): Promise<Note> {
  const body = await desk.body({ wkn, venue: 'Stuttgart', pieces: '2000', limitAt: '90', ...change });
  const answer = await desk.customer.post('/api/brokerage/v3/orders/costindicationexante', body);
  const [note] = answer.json<{ values?: Note[] }>().values ?? [];
  if (note === undefined) throw new Error(answer.body);
  return note;
}

function decoded<A>(codec: t.Type<A, unknown>, body: unknown): A {
  const read = codec.decode(body);
  if (E.isLeft(read)) throw new Error('The portal cannot read this answer');
  return read.right;
}

describe('accrued interest, by the portal and by the bank [ORD-19]', () => {
  it.each([
    ['2026-11-20T10:00:00+01:00', 'a Friday: it settles on Tuesday'],
    ['2026-11-20T22:30:00+01:00', 'after the close: Monday counts'],
    ['2026-11-21T12:00:00+01:00', 'a Saturday'],
    ['2026-12-22T10:00:00+01:00', 'before Christmas'],
    ['2027-03-11T10:00:00+01:00', 'settled on the day of the first payment of the young bond'],
    ['2028-02-25T10:00:00+01:00', 'over a leap day'],
  ])('are the same at %s, %s', async (moment) => {
    await at(moment);
    const now = instant(Date.parse(moment));
    const found = new Map<string, string | undefined>();
    for (const wkn of ['110258', '110261', 'DW7US7', 'DWDHF4']) {
      const [wire] = await list(`v1/instruments/${wkn}`);
      const instrument = toInstrument(decoded(wireInstrument, wire));
      const quotes = await list(`v1/instruments/${wkn}/quotes`);
      const { hours } =
        quotes
          .map((quote) => toVenueQuote(decoded(wireVenueQuote, quote)))
          .find(({ venueId }) => venueId === venueIdOf('Stuttgart')) ?? {};
      const { activeDay } = entryDaysOf({ venue: undefined }, hours, now);
      const own = interestOf(instrument, amount('2000', instrument.currency), activeDay);
      const { accruedInterest } = await noteOf(wkn);
      expect([wkn, own && decimalText(own.amount.value)]).toEqual([wkn, accruedInterest?.value]);
      if (own) expect(own.amount.unit).toBe(accruedInterest?.unit);
      found.set(wkn, accruedInterest?.value);
    }
    expect(found.get('110258')).toBeUndefined();
    if (moment.startsWith('2026-11-20T10')) {
      // 2,000 * 1.80 % * 101/365, 2,000 * 4.25 %/2 * 4/181, 2,000 * 3.60 % * 70/365
      expect(found).toEqual(
        new Map([
          ['110258', undefined],
          ['110261', '9.96'],
          ['DW7US7', '0.94'],
          ['DWDHF4', '13.81'],
        ]),
      );
    }
  });
});

describe('a bond with accrued interest [ORD-19] [BNK-04]', () => {
  it('binds, debits and tells the interest besides the value', async () => {
    await desk.price('DWDHF4', '99.00');
    const before = await desk.cash();
    const order = await desk.place({
      wkn: 'DWDHF4',
      venue: 'Stuttgart',
      pieces: '2000',
      limitAt: '105',
      validityType: 'GFD',
    });
    // 2,000 at no more than 105 % are 2,100.00; 2,000 * 3.60 % * 70/365; 4.90 + 0.25 % for the bank, 2.50 for the venue.
    const bound = subtract(decimal(before.available), decimal((await desk.cash()).available));
    expect(decimalText(bound)).toBe('2126.46');

    await desk.pass(2);
    const [execution] = (await desk.order(order.orderId)).executions ?? [];
    const price = decimal(execution?.executionPrice.value ?? '');
    const value = { units: price.units * 20n, scale: price.scale };
    const paid = subtract(decimal(before.balance), decimal((await desk.cash()).balance));
    // The interest, and 9.90 and 2.50 below 2,000.00.
    expect(decimalText(subtract(paid, rescale(value, 2, 'half-up')))).toBe('26.21');

    const [transaction] = await list<object>(`v3/depots/${desk.depotId}/transactions?wkn=DWDHF4`);
    expect(transaction).toMatchObject({ accruedInterest: { value: '13.81', unit: 'EUR' } });
    const documents = await desk.customer.get('/api/messages/clients/user/v2/documents');
    const note = documents
      .json<{ values: { documentId: string; name: string }[] }>()
      .values.find(({ name }) => name.startsWith('Wertpapierabrechnung Kauf Hafenkontor'));
    const file = await desk.customer.get(`/api/messages/v2/documents/${note?.documentId ?? ''}`);
    expect(pdfText(file.rawPayload)).toEqual(
      expect.arrayContaining(['Stückzinsen bis 24.11.2026', '13,81 EUR', 'Valuta', '24.11.2026']),
    );
    expect((await desk.ledger()).sound).toBe(true);

    await desk.pass(5 * 86_400);
    expect((await desk.order(order.orderId)).orderStatus).toBe('SETTLED');
    const { accounts, sound } = await desk.ledger();
    expect(sound).toBe(true);
    const clearing = accounts.filter(
      ({ book, unit, clientId }) => book === 'CLEARING' && unit === 'EUR' && clientId === desk.clientId,
    );
    expect(clearing.map(({ amount: rest }) => Number(rest))).toEqual([0]);
  });

  it('binds the most that can accrue before the last day of the order', async () => {
    const bound = async (change: object): Promise<string> => {
      const { available } = await desk.cash();
      const { orderId } = await desk.place({
        wkn: '110261',
        venue: 'Stuttgart',
        pieces: '10000',
        limitAt: '20',
        ...change,
      });
      const left = (await desk.cash()).available;
      await desk.cancel(orderId);
      return decimalText(subtract(decimal(available), decimal(left)));
    };
    // 10,000 at 20 % is 2,000.00, 9.90 for the bank, 2.50 for the venue; 180 * 101/365 until 24 November,
    // and at most 180 * 364/365 on the eve of 15 August.
    expect(await bound({ validityType: 'GFD' })).toBe('2062.21');
    expect(await bound({ validityType: 'GTD', validity: '2027-09-30' })).toBe('2191.91');
  });

  it('pays the interest to who sells, in another currency, too', async () => {
    await desk.price('DW7US7', '98.00');
    const bought = await desk.place({ wkn: 'DW7US7', venue: 'Stuttgart', pieces: '2000' });
    await desk.pass(2);
    expect((await desk.order(bought.orderId)).orderStatus).toBe('EXECUTED');
    const sold = await desk.place({ wkn: 'DW7US7', venue: 'Stuttgart', pieces: '2000', side: 'SELL' });
    await desk.pass(2);
    expect((await desk.order(sold.orderId)).orderStatus).toBe('EXECUTED');
    const transactions = await list<{ accruedInterest: object; transactionType: string }>(
      `v3/depots/${desk.depotId}/transactions?wkn=DW7US7`,
    );
    expect(
      transactions.map(({ transactionType, accruedInterest }) => [transactionType, accruedInterest]),
    ).toEqual([
      ['SELL', { value: '0.94', unit: 'USD' }],
      ['BUY', { value: '0.94', unit: 'USD' }],
    ]);
    expect((await desk.ledger()).sound).toBe(true);
  });
});
