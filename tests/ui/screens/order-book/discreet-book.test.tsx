import { amount } from '@domain/money/amount';
import { EUR, PIECES } from '@domain/money/unit';
import { instant } from '@domain/time/instant';
import { screen } from '@testing-library/react';
import { DiscreetMode } from '@ui/i18n/discreet';
import { ExecutionTable } from '@ui/screens/order-book/row/execution-table';
import { OrderFigures } from '@ui/screens/order-book/row/order-figures';
import { renderPage } from '../../render-page';
import { sampleOrder } from './sample-order';

const order = sampleOrder('a', {
  status: 'PARTIALLY_EXECUTED',
  executedQuantity: amount('13', PIECES),
  executions: [
    {
      id: 'e1',
      number: 1,
      at: instant(Date.UTC(2026, 10, 23, 9, 30)),
      quantity: amount('13', PIECES),
      price: amount('252.10', EUR),
    },
  ],
});

const show = (isDiscreet: boolean): string => {
  renderPage(
    <DiscreetMode value={isDiscreet}>
      <table>
        <tbody>
          <tr>
            <OrderFigures order={order} />
          </tr>
        </tbody>
      </table>
      <ExecutionTable order={order} />
    </DiscreetMode>,
  );
  return screen
    .getAllByRole('table')
    .map(({ textContent }) => textContent)
    .join(' ');
};

describe('the order book before onlookers [SH-11]', () => {
  it('shows how much of what was ordered and what it came to', () => {
    const text = show(false);
    for (const figure of ['13 / 40', '3.277,30', '252,10', '252,00']) expect(text).toContain(figure);
  });

  it('hides both in discreet mode, and no price of the market', () => {
    const text = show(true);
    for (const figure of ['13', '40', '3.277,30']) expect(text).not.toContain(figure);
    for (const figure of ['252,10', '252,00']) expect(text).toContain(figure);
  });
});
