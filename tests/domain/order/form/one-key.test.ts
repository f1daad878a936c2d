import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { instant } from '@domain/time/instant';
import { filledForm } from '../../support/filled-order';
import { namedReaders, runsOf } from '../../support/runs-of';
import { dealer, exchange, facts, filledDraft, quote } from '../../support/samples';

const nobody = (): void => undefined;
const here = { ...quote, venueId: dealer.id };
const there = { ...quote, venueId: exchange.id };

/** A complete limit order that a page looks at as a whole: each node of the form is watched. */
function watched() {
  const session = filledForm(
    { ...filledDraft, orderType: 'LIMIT' },
    {
      ...facts,
      now: instant(Date.UTC(2026, 10, 23, 9, 0, 0)),
      quotes: new Map([here, there].map((each) => [each.venueId, each])),
      costs: new Map(),
      accounts: [],
      positions: [],
      depots: [],
      mode: 'FULL',
      searched: '',
    },
  );
  for (const { node } of namedReaders(session)) session.watch(session.cell(node), nobody);
  return session;
}

describe('the order form, without a page [kernel A2]', () => {
  it('one key in the limit runs what reads the limit, each once', async () => {
    const session = watched();
    const limit = session.field(session.nodes.limit);
    expect(await runsOf(session, () => limit.setValue('94'))).toEqual([
      'breakEven',
      'buffer',
      'checkable',
      'expectedPrice',
      'fallBack',
      'limit',
      'order',
      'partial',
      'parts',
      'pictured',
      'possibleOrders',
      'prices',
      'purchase',
      'quoteRequest',
      'request',
      'spoken',
      'stopAtOnce',
      'template',
      'total',
      'warnings',
    ]);
  });

  it('one key in the quantity runs what reads the quantity, each once', async () => {
    const session = watched();
    const quantity = session.field(session.nodes.quantity);
    expect(await runsOf(session, () => quantity.setValue('11'))).toEqual([
      'breakEven',
      'buffer',
      'checkable',
      'order',
      'partial',
      'parts',
      'possibleOrders',
      'quantity',
      'quoteRequest',
      'request',
      'spoken',
      'stopAtOnce',
      'template',
      'total',
      'warnings',
    ]);
  });

  it('a price of another venue runs nothing that is said of this order', async () => {
    const session = watched();
    const quotes = new Map([here, { ...there, last: amount('98', EUR) }].map((each) => [each.venueId, each]));
    expect(await runsOf(session, () => session.tell({ quotes }))).toEqual(['possible', 'quote']);
  });

  it('a price of this venue runs what is measured against it', async () => {
    const session = watched();
    const quotes = new Map([{ ...here, last: amount('98', EUR) }, there].map((each) => [each.venueId, each]));
    expect(await runsOf(session, () => session.tell({ quotes }))).toEqual([
      'activeDay',
      'breakEven',
      'expectedPrice',
      'limitNeed',
      'possible',
      'quote',
      'spoken',
      'stopAtOnce',
      'total',
      'warnings',
    ]);
  });

  it('costs that arrive run what counts them', async () => {
    const session = watched();
    expect(await runsOf(session, () => session.tell({ costs: new Map() }))).toEqual(['costs']);
  });

  it('what says the same again runs nothing', async () => {
    const session = watched();
    expect(await runsOf(session, () => session.tell({ today: facts.today, mode: 'FULL' }))).toEqual([]);
    expect(await runsOf(session, () => session.field(session.nodes.limit).setValue('95'))).toEqual([]);
  });
});
