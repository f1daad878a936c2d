import { alwaysReached, alwaysSeen } from '@tests/support/always-seen';
import { EventStream } from '@adapters/event-stream/event-stream';
import { HttpInstrumentGateway } from '@adapters/http/instrument/http-instrument-gateway';
import { HttpLiveUpdates } from '@adapters/http/live/http-live-updates';
import { tellTopics } from '@adapters/http/live/tell-topics';
import { HttpOrderGateway } from '@adapters/http/order/http-order-gateway';
import { TimerScheduler } from '@adapters/browser/timer-scheduler';
import type { VenueQuote } from '@domain/instrument/venue';
import { randomUUID } from 'node:crypto';
import { bankAt } from '../support/bank-at';
import { FetchEventTransport } from '../support/fetch-event-transport';
import { bernd, openSession, signIn } from '../support/signed-in';
import { valueOf } from '../support/value-of';

describe('live updates over the event stream', () => {
  it('brings a quote at once and says that it is connected [KIT-09]', async () => {
    const visit = await signIn(bernd);
    await openSession(visit);
    const orders = new HttpOrderGateway(visit.client);
    const stream = new EventStream({
      transport: new FetchEventTransport(visit.cookie),
      url: bankAt('/api/events'),
      subscribe: tellTopics(visit.client),
      scheduler: new TimerScheduler(),
      identifiers: { uuid: () => randomUUID() },
      logger: visit.logger,
      sight: alwaysSeen,
      line: alwaysReached,
      random: () => 0,
    });
    const live = new HttpLiveUpdates({ topics: stream, orders, logger: visit.logger });
    const instruments = new HttpInstrumentGateway(visit.client);
    const [instrument] = await valueOf(instruments.search('sap'));
    if (instrument === undefined) throw new Error('Nothing to watch');
    const [known] = await valueOf(instruments.quotes(instrument.id));
    if (known === undefined) throw new Error('Nowhere to watch it');

    const states: string[] = [];
    const endStates = live.connection((state) => void states.push(state));
    let end = (): void => undefined;
    const quote = await new Promise<VenueQuote>((resolve) => {
      end = live.quotes([known], resolve);
    });
    end();
    endStates();
    expect(quote).toMatchObject({ instrumentId: known.instrumentId, venueId: known.venueId });
    expect(states).toEqual(['disconnected', 'connected']);
    expect(visit.logger.records).toEqual([]);
  });
});
