import type { Clock } from '@application/ports/clock';
import type { Scheduler } from '@application/ports/scheduler';
import { berlinTime } from '@domain/time/berlin-time';
import { autorun } from 'mobx';
import type { InstrumentSearchModel } from '../../parts/instrument/instrument-search-model';
import type { SettlementModel } from '../../parts/banking/settlement-model';
import type { CostsModel } from './money/costs-model';
import type { ObservedOrder } from './observed-order';
import type { OrderPreferencesModel } from './preferences/order-preferences-model';
import type { MarketModel } from './trading/market-model';

/** How often the time is told where nothing else happens, in milliseconds. */
const TIME_TICK_MS = 10_000;

/** Where the facts come from, and the form that is told them. */
interface Sources {
  readonly form: ObservedOrder;
  readonly search: Pick<InstrumentSearchModel, 'text'>;
  readonly market: MarketModel;
  readonly costs: Pick<CostsModel, 'told'>;
  readonly settlement: Pick<SettlementModel, 'depots' | 'accounts' | 'positions'>;
  readonly preferences: Pick<OrderPreferencesModel, 'mode'>;
}

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
    autorun(() => session.tell({ quotes: market.quotes })),
    autorun(() => session.tell({ costs: costs.told })),
    autorun(() => session.tell({ mode: preferences.mode })),
    autorun(() => session.tell({ depots: settlement.depots })),
    autorun(() => session.tell({ accounts: settlement.accounts })),
    autorun(() => session.tell({ positions: settlement.positions })),
    scheduler.every(TIME_TICK_MS, tellTime),
  ];
  return () => ends.forEach((end) => end());
}
