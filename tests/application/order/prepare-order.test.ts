import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import { sap, uniGlobal, xetra } from '@adapters/fake/bank/fake-market';
import { FakeInstrumentGateway } from '@adapters/fake/bank/fake-instrument-gateway';
import { FakeOrderGateway } from '@adapters/fake/order/fake-order-gateway';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import { PrepareOrder } from '@application/order/prepare-order';
import { calendarDay } from '@domain/time/local-date';
import type { Instrument } from '@domain/instrument/instrument';
import { USD } from '@domain/money/unit';
import { parseOneLineOrder } from '@domain/order/prefill/one-line-order';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';

async function prepared(text: string, instrument: Instrument = sap, bank = new FakeBank()) {
  const line = parseOneLineOrder(text, { language: 'de', today: calendarDay('2026-11-23') });
  if (O.isNone(line)) throw new Error(`Not an order: ${text}`);
  const prepare = new PrepareOrder({
    market: { instruments: new FakeInstrumentGateway(bank), orders: new FakeOrderGateway(bank) },
    holdings: { depots: new FakeDepotGateway(bank) },
  });
  return prepare.execute(line.value, instrument)();
}

describe('preparing an order said in one line', () => {
  it('finds the venue it names', async () => {
    const answer = await prepared('k 5 SAP xetra limit 200');
    expect(answer).toMatchObject(E.right({ side: 'BUY', quantity: '5', limit: '200', venueId: xetra.id }));
  });

  it('finds how much is held where it says all, and in which depot', async () => {
    const answer = await prepared('verkauf alles SAP stop 140');
    expect(answer).toMatchObject(E.right({ quantity: '40', depotId: mainDepot, triggerLimit: '140' }));
  });

  it.each<[string, string | undefined, string]>([
    ['kauf für 500 € SAP limit 200', '2', 'at the limit of the line'],
    ['kauf für 500 € SAP limit 600', undefined, 'not even one'],
    ['kauf für 5.000 € SAP', '21', 'at the highest price of today'],
    ['kauf für 5.000 € SAP xetra', '21', 'at the price of the venue it names'],
  ])('%s: buys %s, %s', async (text, quantity) => {
    expect(await prepared(text)).toMatchObject(
      quantity === undefined ? E.left({ kind: 'no-price' }) : E.right({ quantity }),
    );
  });

  it('says when nobody knows how much the money buys', async () => {
    const bank = new FakeBank();
    bank.world.quotes = [];
    expect(await prepared('kauf für 500 € SAP', sap, bank)).toEqual(E.left({ kind: 'no-price' }));
    const dollar = { ...sap, currency: USD };
    expect(await prepared('kauf für 500 € SAP limit 200', dollar)).toEqual(E.left({ kind: 'no-price' }));
  });

  it('prepares what is sold once the purchase is complete [ORD-13]', async () => {
    expect(await prepared('kauf 10 SAP limit 200 dann limit 250')).toMatchObject(
      E.right({ orderType: 'NEXT_ORDER', limit: '200', follow: { limit: '250', quantity: '10' } }),
    );
  });

  it('asks the bank nothing where it names neither', async () => {
    const bank = new FakeBank();
    for (const call of ['dimensions', 'depots', 'positions']) bank.faults.plan(call, { kind: 'not-reached' });
    expect(E.isRight(await prepared('kauf 10 SAP limit 200', sap, bank))).toBe(true);
  });

  it('names a venue where the instrument is not traded, and leaves it out nowhere', async () => {
    expect(await prepared('k 5 SAP frankfurt')).toEqual(
      E.left({ kind: 'venue-unknown', venue: 'frankfurt' }),
    );
  });

  it('says when nothing is held', async () => {
    expect(await prepared('v alles UniGlobal', uniGlobal)).toEqual(E.left({ kind: 'nothing-held' }));
  });

  it('hands on what the bank could not answer', async () => {
    const bank = new FakeBank();
    bank.faults.plan('positions', { kind: 'not-reached' });
    expect(await prepared('v alles SAP', sap, bank)).toMatchObject(E.left({ kind: 'failure' }));
  });
});
