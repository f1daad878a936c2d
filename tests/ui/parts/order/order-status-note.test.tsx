import { screen } from '@testing-library/react';
import { amount } from '@domain/money/amount';
import { PIECES } from '@domain/money/unit';
import { statusReasons } from '@domain/order/open/status-reason';
import { DiscreetMode } from '@ui/i18n/discreet';
import { OrderStatusNote } from '@ui/parts/order/order-status-note';
import { renderPage } from '../../render-page';
import { sampleOrder } from '../../screens/order-book/sample-order';

describe('why the bank has cancelled an order [OBK-01] [ORD-14]', () => {
  it.each([
    ['COVER', /mehr gekostet, als auf dem Konto verfügbar war/],
    ['DEBIT_MAXIMUM', /mit Entgelten mehr gekostet, als eingezogen werden darf/],
    ['CORPORATE_ACTION', /Kapitalmaßnahme/],
    ['OTHER_LEG', /Die andere Teilorder/],
    ['BASE_ENDED', /Die Basisorder ist beendet/],
    ['HOLDING', /Der Bestand war schon verkauft/],
  ] as const)('is said for %s', (statusReason, words) => {
    renderPage(<OrderStatusNote order={sampleOrder('a', { status: 'CANCELLED_SYSTEM', statusReason })} />);
    expect(screen.getByText(words)).toHaveTextContent(/^von der Bank gestrichen: /);
  });

  it('is said for each of them, and only that it was the bank for any other', () => {
    expect(statusReasons).toHaveLength(6);
    renderPage(<OrderStatusNote order={sampleOrder('a', { status: 'CANCELLED_SYSTEM' })} />);
    expect(screen.getByText('von der Bank gestrichen')).toBeVisible();
  });
});

describe('how much of a partly executed order is open [OBK-01] [SH-11]', () => {
  it.each([
    [false, '25\u00a0Stück noch offen'],
    [true, '••••\u00a0Stück noch offen'],
  ])('discreet: %s', (isDiscreet, words) => {
    renderPage(
      <DiscreetMode value={isDiscreet}>
        <OrderStatusNote
          order={sampleOrder('a', { status: 'PARTIALLY_EXECUTED', openQuantity: amount('25', PIECES) })}
        />
      </DiscreetMode>,
    );
    expect(screen.getByText(words, { normalizer: (text) => text })).toBeVisible();
  });
});
