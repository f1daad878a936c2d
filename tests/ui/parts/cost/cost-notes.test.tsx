import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CostBreakdown, CostIndication } from '@domain/order/cost/cost-indication';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { percentage } from '@domain/money/percentage';
import { EUR, PIECES, USD } from '@domain/money/unit';
import { CostBar } from '@ui/parts/cost/cost-bar';
import { CostNotes } from '@ui/parts/cost/cost-notes';
import type { OrderType } from '@domain/order/order-type';
import { legsTotal } from '@domain/order/cost/legs-total';
import { fillBrowserGaps } from '../../browser-gaps';
import { renderInGerman } from '../../render-in-german';

beforeAll(fillBrowserGaps);

const euros = (value: string) => amount(value, EUR);
const effect = (value: string, share: string) => ({
  amount: euros(value),
  returnPerYear: percentage(decimal(share)),
});

const breakdown: CostBreakdown = {
  purchase: {
    label: 'Kauf',
    sum: euros('22.15'),
    items: [
      { kind: 'service', label: 'Orderentgelt', amount: euros('19.65') },
      { kind: 'third-party', label: 'Handelsplatz', amount: euros('2.50') },
      { kind: 'product', label: 'Ausgabeaufschlag', amount: euros('0.00') },
    ],
  },
  holding: { label: 'Halten', sum: euros('0.00'), items: [] },
  sale: {
    label: 'Verkauf',
    sum: euros('22.15'),
    items: [{ kind: 'service', label: 'Orderentgelt', amount: euros('19.65'), inducement: euros('1.20') }],
  },
  holdingPeriodYears: decimal('5'),
  total: euros('44.30'),
  totalShare: percentage(decimal('0.75')),
  detail: {
    service: euros('39.30'),
    serviceInducement: euros('0.00'),
    thirdParty: euros('5.00'),
    product: euros('0.00'),
  },
  overTime: {
    firstYear: effect('22.15', '-0.38'),
    secondYear: effect('0.00', '0.00'),
    yearOfSale: effect('22.15', '-0.38'),
  },
};
const unlimited: CostIndication = {
  name: 'SAP SE',
  wkn: '716460',
  side: 'BUY',
  quantity: amount('25', PIECES),
  expectedValue: euros('5900.00'),
  venueName: 'Xetra',
  settlementCurrency: EUR,
  tradingCurrency: EUR,
  reportingCurrency: EUR,
  costs: { kind: 'calculated', breakdown },
};
const purchase: CostIndication = { ...unlimited, limit: euros('236.00') };
const sale: CostIndication = { ...purchase, side: 'SELL' };
const costing = (sum: string): CostIndication => ({
  ...sale,
  costs: { kind: 'calculated', breakdown: { ...breakdown, sale: { ...breakdown.sale, sum: euros(sum) } } },
});

const show = (indications: readonly CostIndication[], orderType: 'LIMIT' | 'ONE_CANCELS_OTHER' = 'LIMIT') =>
  renderInGerman(<CostNotes indications={indications} orderType={orderType} asOf="Stand: heute" />);
const rowsOf = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('row')
    .map((row) => row.textContent.replaceAll('\u00a0', ' '));

describe('cost note', () => {
  it('shows every cost of buying, holding and selling with who it goes to [ORD-19]', () => {
    show([purchase]);
    expect(rowsOf('Einzelne Kosten')).toEqual([
      'KostenArtBetrag',
      'Entgelte beim Kauf22,15 EUR',
      'OrderentgeltEigene Dienstleistung19,65 EUR',
      'HandelsplatzFremde Leistung2,50 EUR',
      'AusgabeaufschlagProdukt-',
      'Laufende Kosten im Jahrca. 0,00 EUR',
      'Hier fallen keine Kosten an.',
      'Entgelte beim Verkaufca. 22,15 EUR',
      'Orderentgeltdavon Zuwendung 1,20 EUREigene Dienstleistungca. 19,65 EUR',
    ]);
  });

  it('keeps the spread apart from the fees, on which nothing of it is added [ORD-19]', () => {
    const spread = { kind: 'third-party', label: 'Spanne', amount: euros('0.60'), isInPrice: true } as const;
    const withSpread = { ...breakdown.sale, sum: euros('22.75'), items: [...breakdown.sale.items, spread] };
    show([{ ...sale, costs: { kind: 'calculated', breakdown: { ...breakdown, sale: withSpread } } }]);
    expect(rowsOf('Einzelne Kosten').slice(1)).toEqual([
      'Entgelte beim Verkauf22,15 EUR',
      'Orderentgeltdavon Zuwendung 1,20 EUREigene Dienstleistung19,65 EUR',
      'Im Verkaufskurs enthalten0,60 EUR',
      'Spanneim Kurs enthalten, wird nicht zusätzlich belastetFremde Leistung0,60 EUR',
    ]);
  });

  it('always shows own, third-party and product costs and inducements, even nothing [ORD-19]', () => {
    show([purchase]);
    expect(rowsOf('Gesamtkosten im Einzelnen').slice(1)).toEqual([
      'Eigene Dienstleistung39,30 EUR',
      'Fremde Leistung5,00 EUR',
      'Produkt0,00 EUR',
      'In allen Kosten enthaltene Zuwendungen an die Bank0,00 EUR',
      'Gesamtkosten bei 5 Jahren Haltedauerca. 44,30 EUR · 0,75 %',
    ]);
  });

  it('draws the effect over time and shows the same figures as a table [ORD-19]', () => {
    show([purchase]);
    expect(screen.getByRole('img', { name: /^Kosten über die Zeit: Erstes Jahr 22,15/ })).toBeVisible();
    expect(rowsOf('Kosten über die Zeit')[1]).toBe('Erstes Jahrca. 22,15 EURca. −0,38 %');
  });

  it('of a sale hides buying, holding and the time [ORD-19]', () => {
    show([sale]);
    expect(rowsOf('Einzelne Kosten')[1]).toBe('Entgelte beim Verkauf22,15 EUR');
    expect(rowsOf('Einzelne Kosten').join()).not.toMatch(/Kaufs|Haltens/);
    expect(screen.queryByRole('region', { name: 'Kosten über die Zeit' })).not.toBeInTheDocument();
  });

  it('without a limit calls its own costs estimated too [ORD-19]', () => {
    show([unlimited]);
    expect(rowsOf('Einzelne Kosten')[1]).toBe('Entgelte beim Kaufca. 22,15 EUR');
  });

  it('has exchange rate and second column only in a foreign currency [ORD-19]', () => {
    const { unmount } = show([purchase]);
    expect(screen.queryByText('Devisenkurs')).not.toBeInTheDocument();
    unmount();
    show([{ ...purchase, tradingCurrency: USD, exchangeRate: decimal('1.0854') }]);
    expect(screen.getByText('1 EUR = 1,0854 USD')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'In EUR' })).toBeVisible();
  });

  it('stands in with the generic document where nothing can be calculated [ORD-19]', () => {
    show([{ ...purchase, costs: { kind: 'generic' }, documentLink: '/kosten.pdf' }]);
    expect(screen.getByText('Kosten nicht im Voraus berechenbar')).toBeVisible();
    const file = screen.getByRole('link', { name: 'Kosteninformation als Dokument' });
    expect(file).toHaveAttribute('target', '_blank');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('does not open its documents without a line, so that the form is not left [CUS-05]', () => {
    const online = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    show([{ ...purchase, documentLink: '/kosten.pdf' }]);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText(/öffnet sich, sobald Sie wieder verbunden sind/)).toBeVisible();
    online.mockRestore();
  });

  it('has one note a leg and counts only the dearer of two that cancel each other [ORD-12] [ORD-19]', () => {
    show([costing('22.15'), costing('24.65')], 'ONE_CANCELS_OTHER');
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
      expect.arrayContaining(['Stop-Order', 'Limit-Order', 'Entgelte zusammen']),
    );
    const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
    expect(regions).toContain('Stop-Order: Einzelne Kosten');
    expect(new Set(regions).size).toBe(regions.length);
    expect(screen.getByText('Höchstens').nextElementSibling).toHaveTextContent('24,65');
  });

  it.each<readonly [OrderType, readonly string[], string, string]>([
    ['LIMIT', ['10.00'], '10.00', 'its own, where nothing is combined'],
    ['ONE_CANCELS_OTHER', ['10.00', '12.00'], '12.00', 'the dearer leg'],
    ['NEXT_ORDER', ['10.00', '12.00'], '22.00', 'base and follow'],
    ['NEXT_ORDER', ['10.00', '12.00', '9.00'], '22.00', 'base and the dearer of a following pair'],
  ])('%s of %j comes to %s: %s [ORD-19]', (orderType, sums, total) => {
    expect(legsTotal(orderType, sums.map(costing))).toEqual(euros(total));
  });

  it('is unknown in total where the costs of a leg are [ORD-19]', () => {
    expect(legsTotal('NEXT_ORDER', [sale, { ...sale, costs: { kind: 'generic' } }])).toBeUndefined();
  });

  it('prints as a sheet of its own, with its name and date, and goes when that is done [ORD-19]', async () => {
    const print = jest.fn();
    window.print = print;
    document.title = 'Order prüfen';
    show([purchase]);
    await userEvent.click(screen.getByRole('button', { name: 'Drucken oder als PDF sichern' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(document.title).toBe('Kosteninformation SAP SE, WKN 716460');
    const sheet = screen.getByRole('article');
    expect(sheet).toHaveTextContent('Stand: heute');
    expect(sheet).toHaveTextContent('Gesamtkosten bei 5 Jahren');
    fireEvent(window, new Event('afterprint'));
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(document.title).toBe('Order prüfen');
  });
});

describe('the bar of costs [SH-11] [SH-12]', () => {
  it('says each part once, in the language of the bank whose word it is', () => {
    renderInGerman(<CostBar indication={unlimited} />);
    expect(screen.queryByRole('img')).toBeNull();
    const parts = screen.getAllByRole('listitem');
    expect(parts.map((part) => part.textContent)).toEqual(['Orderentgelt 19,65', 'Handelsplatz 2,50']);
    expect(parts.map((part) => part.querySelector('[lang="de"]')?.textContent)).toEqual([
      'Orderentgelt',
      'Handelsplatz',
    ]);
  });
});
