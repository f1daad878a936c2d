import type { Clock } from '@application/ports/clock';
import type { Scheduler } from '@application/ports/scheduler';
import { berlinTime } from '@domain/time/berlin-time';
import { autorun } from 'mobx';
import type { OrderInputModel } from './order-input-model';

/** How often the time is told where nothing else happens, in milliseconds. */
const TIME_TICK_MS = 10_000;

type Sources = Pick<OrderInputModel, 'form' | 'search' | 'market' | 'costs' | 'settlement' | 'preferences'>;

/** Tells the form what arrives from outside, each fact by itself; yields how to end that. */
export function orderFacts(
  { form: { session }, search, market, costs, settlement, preferences }: Sources,
  { clock, scheduler }: { readonly clock: Clock; readonly scheduler: Pick<Scheduler, 'every'> },
): () => void {
  const tellTime = (): void => {
    const now = clock.now();
    session.tell({ now, today: berlinTime(now).date });
  };
  const ends = [
    autorun(() => session.tell({ searched: search.text })),
    autorun(() => {
      session.tell({ dimensions: market.dimensions.value });
      tellTime();
    }),
    autorun(() => {
      session.tell({ quotes: market.quotes });
      tellTime();
    }),
    autorun(() => session.tell({ costs: costs.told })),
    autorun(() => session.tell({ mode: preferences.mode })),
    autorun(() => session.tell({ depots: settlement.depots })),
    autorun(() => session.tell({ accounts: settlement.accounts })),
    autorun(() => session.tell({ positions: settlement.positions })),
    scheduler.every(TIME_TICK_MS, tellTime),
  ];
  return () => ends.forEach((end) => end());
}
