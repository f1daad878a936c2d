import type { QuoteListener } from '@application/depot/watch-quotes';
import { MemoryDevicePreferences } from '@adapters/fake/device/memory-device-preferences';
import type { Position } from '@domain/depot/position';
import { instant } from '@domain/time/instant';
import { EUR } from '@domain/money/unit';
import { DepotOverviewModel } from '@ui/screens/depot-overview/depot-overview-model';
import { PositionsTable } from '@ui/screens/depot-overview/positions/positions-table';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import '@ui/styles/tokens.css';
import '@ui/styles/base.css';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { manyPositions, nextQuote, numbersInSight, type TableBench } from './table-data';

/** The portal's own table of positions, with its model, its totals and its live prices. */
let positions: readonly Position[] = [];
let listener: QuoteListener | undefined;
/** What the model has put off. */
const putOff = new Set<number>();

const clock = { now: () => instant(Date.now()) };
const model = new DepotOverviewModel({
  holdings: {
    depots: {
      depots: () => TE.right([]),
      positions: () =>
        TE.right({ positions, totals: { currentValue: { value: { units: 0n, scale: 2 }, unit: EUR } } }),
    },
    accounts: { balances: () => TE.right([]) },
  },
  loadValueHistory: { execute: () => TE.right([]) },
  loadColumns: { execute: () => T.of([]) },
  keepColumns: { execute: () => undefined },
  preferences: new MemoryDevicePreferences(),
  watchQuotes: {
    execute: (_, told) => {
      listener = told;
      return () => undefined;
    },
  },
  clock,
  scheduler: {
    after: (milliseconds, task) => {
      const timer = window.setTimeout(() => {
        putOff.delete(timer);
        task();
      }, milliseconds);
      putOff.add(timer);
      return () => {
        putOff.delete(timer);
        clearTimeout(timer);
      };
    },
  },
});

const bench: TableBench = {
  prepare: (count) => {
    positions = manyPositions(count);
  },
  show: () => {
    model.positions.take(positions, EUR);
    model.prices.follow(model.positions.rows);
    for (const id of ['available', 'purchaseValue'] as const) model.columns.turn(id, true);
    const root = createRoot(document.getElementById('root') ?? document.body);
    flushSync(() => {
      root.render(
        <I18nextProvider i18n={createTexts('de', germanTexts)}>
          <MemoryRouter>
            <PositionsTable model={model} clock={clock} />
          </MemoryRouter>
        </I18nextProvider>,
      );
    });
  },
  price: (messages) => {
    const numbers = numbersInSight();
    for (let message = 0; message < messages; message += 1) {
      const position = positions[numbers[message % numbers.length] ?? 0];
      if (position !== undefined) listener?.onQuote(nextQuote(position));
    }
  },
  isAtRest: () => putOff.size === 0,
};
Object.assign(window, { bench });
