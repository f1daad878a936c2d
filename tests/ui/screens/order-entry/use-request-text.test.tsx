import { pieces, sap, xetra } from '@adapters/fake/bank/fake-market';
import { mainAccount, mainDepot } from '@adapters/fake/bank/fake-world';
import type { OrderRequest } from '@domain/order/order-request';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { percentage } from '@domain/money/percentage';
import { quoteId, quoteTicketId } from '@domain/codes/ids';
import { wireMoment } from '@domain/time/wire-moment';
import { EUR } from '@domain/money/unit';
import { screen } from '@testing-library/react';
import { DiscreetMode } from '@ui/i18n/discreet';
import { useQuoteWords } from '@ui/screens/order-entry/quote/quote-words';
import { useRequestText } from '@ui/screens/order-entry/use-request-text';
import { renderInGerman } from '../../render-in-german';

const frame = {
  depotId: mainDepot,
  settlementAccountId: mainAccount,
  side: 'SELL',
  instrumentId: sap.id,
  venueId: xetra.id,
  quantity: pieces('2'),
} as const;
const euros = (text: string) => amount(text, EUR);
const stop = { ...frame, orderType: 'STOP_MARKET', triggerLimit: euros('210') } as const;
const limit = { ...frame, orderType: 'LIMIT', limit: euros('250') } as const;
const oco = { orderType: 'ONE_CANCELS_OTHER', depotId: mainDepot, subOrders: [stop, limit] } as const;

function Line({ order }: { readonly order: OrderRequest }) {
  return <p>{useRequestText()(order)}</p>;
}

function Asked() {
  const nodes = { venue: { value: xetra }, instrument: { value: sap } } as const;
  return <p>{useQuoteWords({ request: { ...frame, side: 'BUY', orderType: 'QUOTE' }, nodes })}</p>;
}

describe('a request for a price in a line', () => {
  it('is kept whole before onlookers, too: its receipt says what was asked for [SH-11] [ORD-18]', () => {
    renderInGerman(
      <DiscreetMode value={true}>
        <Asked />
      </DiscreetMode>,
    );
    expect(
      screen.getByText(/^Sie fragen einen Preis an, um 2.Stück SAP SE an der Börse Xetra zu kaufen\.$/),
    ).toBeVisible();
  });
});

describe('an order in a line', () => {
  it.each<[OrderRequest, RegExp, string]>([
    [{ ...frame, orderType: 'MARKET' }, /^Verkauf 2.Stück, Markt$/, 'no price to name'],
    [stop, /^Verkauf 2.Stück, Stop 210,00.EUR$/, 'the type names its one price'],
    [
      { ...stop, orderType: 'STOP_LIMIT', limit: euros('205') },
      /^Verkauf 2.Stück, Stop-Limit 210,00.EUR, Limit 205,00.EUR$/,
      'two prices, told apart by name',
    ],
    [
      {
        ...stop,
        orderType: 'TRAILING_STOP_MARKET',
        trailing: { kind: 'relative', distance: percentage(decimal('5')) },
      },
      /^Verkauf 2.Stück, Trailing-Stop 210,00.EUR, Abstand 5,00.%$/,
      'the distance makes it what it is',
    ],
    [
      {
        ...stop,
        orderType: 'TRAILING_STOP_LIMIT',
        trailing: { kind: 'absolute', distance: euros('3') },
        limit: euros('205'),
      },
      /^Verkauf 2.Stück, Trailing-Stop-Limit 210,00.EUR, Abstand 3,00.EUR, Limit 205,00.EUR$/,
      'a distance in money, and the limit by its name',
    ],
    [oco, /^Verkauf 2.Stück, OCO: Stop 210,00.EUR, Limit 250,00.EUR$/, 'each leg its price'],
    [
      {
        orderType: 'NEXT_ORDER',
        depotId: mainDepot,
        subOrders: [{ ...limit, side: 'BUY', limit: euros('230') }, oco],
      },
      /^Kauf 2.Stück, Limit 230,00.EUR; danach Verkauf 2.Stück, OCO: Stop 210,00.EUR, Limit 250,00.EUR$/,
      'base first, then what follows, each with its side',
    ],
    [
      {
        ...frame,
        orderType: 'QUOTE',
        limit: euros('231.95'),
        quoteId: quoteId('quote-1'),
        quoteTicketId: quoteTicketId('ticket-1'),
        quotedAt: wireMoment('2026-11-23T10:00:00,000+01'),
      },
      /^Verkauf 2.Stück, Preis des Händlers 231,95.EUR$/,
      'a quote by the words of the page',
    ],
  ])('names each price by what it is [ORD-17] (%#: %s)', (order, line) => {
    renderInGerman(<Line order={order} />);
    expect(screen.getByText(line)).toBeVisible();
  });

  it('is kept whole before onlookers, too: it is what the release of it was [SH-11] [TAN-14]', () => {
    renderInGerman(
      <DiscreetMode value={true}>
        <Line order={limit} />
      </DiscreetMode>,
    );
    expect(screen.getByText(/^Verkauf 2.Stück, Limit 250,00.EUR$/)).toBeVisible();
  });
});
