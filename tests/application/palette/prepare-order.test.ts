import { FakeBank } from '@adapters/fake/fake-bank';
import { FakeDepotGateway } from '@adapters/fake/fake-depot-gateway';
import { sap, uniGlobal, xetra } from '@adapters/fake/fake-market';
import { FakeOrderGateway } from '@adapters/fake/fake-order-gateway';
import { mainDepot } from '@adapters/fake/fake-world';
import { RecordingLogger } from '@adapters/fake/recording-logger';
import { LoadDepots } from '@application/depot/load-depots';
import { LoadPositions } from '@application/depot/load-positions';
import { LoadDimensions } from '@application/order/load-dimensions';
import { PrepareOrder } from '@application/palette/prepare-order';
import { calendarDay } from '@domain/calendar/local-date';
import type { Instrument } from '@domain/order/instrument';
import { parseOneLineOrder } from '@domain/order/one-line-order';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';

async function prepared(text: string, instrument: Instrument = sap, bank = new FakeBank()) {
  const line = parseOneLineOrder(text, calendarDay('2026-11-23'));
  if (O.isNone(line)) throw new Error(`Not an order: ${text}`);
  const depots = new FakeDepotGateway(bank);
  const prepare = new PrepareOrder({
    loadDimensions: new LoadDimensions(new FakeOrderGateway(bank)),
    loadDepots: new LoadDepots(depots),
    loadPositions: new LoadPositions(depots, new RecordingLogger()),
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
