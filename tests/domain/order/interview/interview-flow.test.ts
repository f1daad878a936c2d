import { fc } from '@tests/support/properties';
import { fundHouse, bund, msciWorld, sap, tradegate } from '@adapters/fake/bank/fake-market';
import { accountId, depotId } from '@domain/codes/ids';
import { FlowSession } from '@domain/form/flow/flow-session';
import { errorFinding, issueAt } from '@domain/form/issue';
import { emptyDraft, type OrderDraft } from '@domain/order/draft/order-draft';
import {
  interview,
  openingQuestions,
  questions,
  type Question,
} from '@domain/order/interview/interview-flow';
import { enterableOrderTypes, followOrderTypes } from '@domain/order/order-request';
import { sides } from '@domain/order/side';
import { validityTypes } from '@domain/order/validity';
import { calendarDay } from '@domain/time/local-date';
import { filledForm } from '@tests/domain/support/filled-order';
import { dealer } from '@tests/domain/support/samples';

const dimensions = { venues: [tradegate, fundHouse, dealer] };

/** An interview over the order form that a link or a draft has filled in, from the beginning if nothing is known. */
function start(draft: OrderDraft, done: readonly Question[] = []) {
  const session = filledForm(draft, { dimensions, today: calendarDay('2026-11-23') });
  return { session, nodes: session.nodes, flow: new FlowSession(interview, session, { done }) };
}
type Interview = ReturnType<typeof start>;

/** Goes on until it goes no further; the questions on the way. */
function walk({ flow }: Interview): readonly Question[] {
  const asked: Question[] = [flow.at];
  for (;;) {
    void flow.goOn();
    if (flow.at === asked.at(-1)) return asked;
    asked.push(flow.at);
    if (flow.at === 'summary') return asked;
  }
}

const openIn = ({ flow }: Interview) =>
  flow.visible.filter((name) => name !== 'summary' && !flow.step(name).doneCell.get());

const text = fc.constantFrom('', '90', '120,5');
const prices = { triggerLimit: text, limit: text, distance: text };
const drafts: fc.Arbitrary<OrderDraft> = fc
  .record({
    ...prices,
    instrument: fc.constantFrom(sap, bund, msciWorld),
    side: fc.constantFrom(...sides),
    quantity: text,
    orderType: fc.constantFrom(...enterableOrderTypes).filter((type) => type !== 'QUOTE'),
    venueId: fc.constantFrom(...dimensions.venues.map(({ id }) => id)),
    tradingSystem: fc.constantFrom('STANDARD' as const, 'QUOTE' as const),
    validityType: fc.constantFrom(...validityTypes),
    validityDate: fc.constant('27.11.2026'),
    follow: fc.record({
      ...prices,
      distanceKind: fc.constant('relative' as const),
      orderType: fc.constantFrom(...followOrderTypes),
      quantity: text,
      validityType: fc.constantFrom(...validityTypes),
      validityDate: fc.constant('27.11.2026'),
    }),
  })
  .map((change) => ({
    ...emptyDraft,
    depotId: depotId('depot'),
    settlementAccountId: accountId('account'),
    ...change,
  }));

/** A draft in which nothing that is asked is left empty. */
const said: OrderDraft = {
  ...emptyDraft,
  depotId: depotId('depot'),
  settlementAccountId: accountId('account'),
  instrument: sap,
  side: 'BUY',
  quantity: '10',
  venueId: dealer.id,
  triggerLimit: '110',
  limit: '120',
  distance: '5',
  follow: { ...emptyDraft.follow, quantity: '10', triggerLimit: '90', limit: '130', distance: '5' },
};

/** Every kind of order that there is: by type, by the one that follows, from a dealer, at a fund company. */
const kinds: readonly OrderDraft[] = [
  ...enterableOrderTypes
    .filter((type) => type !== 'QUOTE')
    .map((orderType) => ({
      ...said,
      orderType,
      // One below the market, one above.
      ...(orderType === 'ONE_CANCELS_OTHER' && { limit: '100' }),
    })),
  ...followOrderTypes.map((orderType): OrderDraft => ({
    ...said,
    orderType: 'NEXT_ORDER',
    follow: { ...said.follow, orderType },
  })),
  { ...said, tradingSystem: 'QUOTE' },
  ...sides.map((side) => ({ ...said, venueId: fundHouse.id, side })),
];

const limitAtTradegate: OrderDraft = {
  ...emptyDraft,
  depotId: depotId('depot'),
  settlementAccountId: accountId('account'),
  instrument: sap,
  side: 'BUY',
  quantity: '10',
  venueId: tradegate.id,
  orderType: 'LIMIT',
  limit: '120',
  validityType: 'GFD',
};

describe('the interview', () => {
  it('asks every question of its catalogue in some order, and ends with the summary [ORD-01]', () => {
    const reached = new Set<Question>();
    for (const kind of kinds) {
      const at = start(kind);
      const asked = walk(at);
      for (const question of asked) reached.add(question);
      expect([kind.orderType, asked]).toEqual([kind.orderType, at.flow.visible]);
    }
    expect([...reached].sort()).toEqual([...questions].sort());
  });

  it('comes to the summary only once nothing that is asked is left empty or wrong [ORD-01]', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const at = start(draft);
        const steps = at.flow.visible.map((name) => at.flow.step(name));
        const asked = walk(at);
        const isComplete = steps.every(({ rightCell }) => rightCell.get());
        expect(asked.includes('summary')).toBe(isComplete);
      }),
    );
  });

  it('goes back from every question to the one before it, and loses no answer [ORD-01]', () => {
    const at = start(limitAtTradegate);
    walk(at);
    for (const before of at.flow.visible.toReversed().slice(1)) {
      at.flow.goBack();
      expect(at.flow.at).toBe(before);
    }
    at.flow.goBack();
    expect([at.flow.at, openIn(at)]).toEqual(['instrument', []]);
  });

  it.each<[string, (at: Interview) => void, readonly Question[]]>([
    [
      'another side',
      ({ session, nodes }) => session.field(nodes.side).setValue('SELL'),
      ['venue', 'pricing', 'limit'],
    ],
    ['another quantity', ({ session, nodes }) => session.field(nodes.quantity).setValue('20'), []],
    [
      'a quantity that is none',
      ({ session, nodes }) => session.field(nodes.quantity).setValue('x'),
      ['quantity'],
    ],
    [
      'the same limit in other digits',
      ({ session, nodes }) => session.field(nodes.limit).setValue('121'),
      [],
    ],
    [
      'a limit that is empty again',
      ({ session, nodes }) => session.field(nodes.limit).setValue(''),
      ['limit'],
    ],
    [
      'another type',
      ({ session, nodes }) => session.field(nodes.orderType).setValue('STOP_LIMIT'),
      ['triggerLimit', 'limit'],
    ],
    [
      'another instrument',
      ({ session, nodes }) => session.field(nodes.instrument).setValue(msciWorld),
      ['quantity', 'venue', 'pricing', 'limit'],
    ],
    [
      'a word of the bank about the quantity',
      ({ session }) =>
        session.hear(session.asked(), 'server', [
          issueAt('quantity', errorFinding('too-much', ''), 'server'),
        ]),
      ['quantity'],
    ],
  ])('after %s asks what rests on it again, then shows the summary [ORD-01]', (_, change, open) => {
    const at = start(limitAtTradegate);
    walk(at);
    change(at);
    expect(openIn(at)).toEqual(open);
  });

  it('after one changed answer asks only what is open [ORD-01]', () => {
    const at = start(limitAtTradegate);
    walk(at);
    at.flow.goTo('side');
    at.session.field(at.nodes.side).setValue('SELL');
    expect(at.flow.nextCell.get()).toBe('venue');
    expect(walk(at)).toEqual(['side', 'venue', 'pricing', 'limit', 'summary']);
  });

  it('goes to the earliest question at which the bank found something [ORD-01]', () => {
    const at = start(limitAtTradegate);
    walk(at);
    at.session.hear(
      at.session.asked(),
      'server',
      ['limit', 'venueId', undefined].map((field) => issueAt(field, errorFinding('refused', ''), 'server')),
    );
    at.flow.goToError();
    expect(at.flow.at).toBe('venue');
  });

  it.each<[Partial<OrderDraft>, readonly Question[]]>([
    [{ venueId: fundHouse.id, side: 'BUY' }, ['account', 'debit', 'summary']],
    [{ venueId: fundHouse.id, side: 'SELL' }, ['account', 'summary']],
    [{ tradingSystem: 'QUOTE' }, ['manual', 'account', 'summary']],
    [{ orderType: 'MARKET' }, ['pricing', 'validity', 'account', 'summary']],
    [
      { orderType: 'TRAILING_STOP_LIMIT' },
      ['pricing', 'triggerLimit', 'distance', 'limit', 'validity', 'account', 'summary'],
    ],
    [
      { orderType: 'ONE_CANCELS_OTHER' },
      ['pricing', 'triggerLimit', 'limit', 'validity', 'account', 'summary'],
    ],
    [
      { orderType: 'NEXT_ORDER', follow: { ...emptyDraft.follow, orderType: 'ONE_CANCELS_OTHER' } },
      [
        'pricing',
        'limit',
        'validity',
        'followType',
        'followTriggerLimit',
        'followLimit',
        'followQuantity',
        'followValidity',
        'account',
        'summary',
      ],
    ],
  ])('of %j asks after the venue: %j [ORD-01] [ORD-13]', (change, rest) => {
    const { flow } = start({ ...emptyDraft, instrument: sap, venueId: tradegate.id, ...change });
    expect(flow.visible).toEqual(['instrument', 'side', 'quantity', 'venue', ...rest]);
  });

  it.each<[Partial<OrderDraft>, Question, string]>([
    [{}, 'instrument', 'nothing known: from the beginning'],
    [{ instrument: sap, side: 'BUY' }, 'quantity', 'a link with a security goes on to how much'],
    [{ instrument: sap, side: 'BUY', quantity: '5' }, 'venue', 'a suggested venue is still asked about'],
    [{ quantity: '5', side: 'BUY' }, 'instrument', 'a quantity of nothing says nothing'],
  ])('begins for %j at %s: %s [ORD-01] [ORD-02]', (change, at) => {
    expect(start({ ...emptyDraft, ...change }, openingQuestions).flow.at).toBe(at);
  });

  it('leaves a question that is not asked any more for the first open one [ORD-01]', () => {
    const at = start(limitAtTradegate);
    walk(at);
    at.flow.goTo('limit');
    at.session.field(at.nodes.venueId).setValue(fundHouse.id);
    expect(at.flow.at).toBe('debit');
  });
});
