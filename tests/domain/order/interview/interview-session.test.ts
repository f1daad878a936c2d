import * as fc from 'fast-check';
import { emptyDraft, type OrderDraft } from '@domain/order/draft/order-draft';
import { enterableOrderTypes, followOrderTypes } from '@domain/order/order-request';
import { sides } from '@domain/order/side';
import { validityTypes } from '@domain/order/validity';
import { accountId, depotId } from '@domain/codes/ids';
import { bund, fundHouse, msciWorld, sap, tradegate } from '@adapters/fake/bank/fake-market';
import { interviewPlan, isUnsaid } from '@domain/order/interview/interview-plan';
import { natures, questions, type Question } from '@domain/order/interview/interview-question';
import {
  beginInterview,
  goBack,
  goOn,
  goTo,
  isAnswered,
  openQuestions,
  settled,
  type InterviewSession,
  type InterviewView,
} from '@domain/order/interview/interview-session';

const venues = [tradegate, fundHouse];
const viewOf = (draft: OrderDraft): InterviewView => ({
  draft,
  plan: interviewPlan(
    draft,
    venues.find(({ id }) => id === draft.venueId),
  ),
});

const text = fc.constantFrom('', '90', '120,5');
const prices = { triggerLimit: text, limit: text, distance: text };
const drafts: fc.Arbitrary<OrderDraft> = fc
  .record({
    ...prices,
    instrument: fc.constantFrom(sap, bund, msciWorld),
    side: fc.constantFrom(...sides),
    quantity: text,
    orderType: fc.constantFrom(...enterableOrderTypes),
    venueId: fc.constantFrom(...venues.map(({ id }) => id)),
    tradingSystem: fc.constantFrom('STANDARD' as const, 'QUOTE' as const),
    validityType: fc.constantFrom(...validityTypes),
    follow: fc.record({
      ...prices,
      distanceKind: fc.constant('relative' as const),
      orderType: fc.constantFrom(...followOrderTypes),
      quantity: text,
      validityType: fc.constantFrom(...validityTypes),
      validityDate: fc.constant(''),
    }),
  })
  .map((change) => ({
    ...emptyDraft,
    depotId: depotId('depot'),
    settlementAccountId: accountId('account'),
    ...change,
  }));

/** A draft in which nothing that is asked is left empty. */
const saidDrafts = drafts.map((draft): OrderDraft => ({
  ...draft,
  quantity: '10',
  triggerLimit: '90',
  limit: '120',
  distance: '5',
  follow: { ...draft.follow, quantity: '10', triggerLimit: '90', limit: '130', distance: '5' },
}));

/** Walks on until nothing changes any more. */
function walk(session: InterviewSession, view: InterviewView): readonly Question[] {
  const asked: Question[] = [session.at];
  for (let at = session; at.at !== 'summary' && asked.length < 50;) {
    at = goOn(at, view);
    asked.push(at.at);
  }
  return asked;
}

const start: InterviewSession = { at: 'instrument', answered: new Map() };

describe('the interview', () => {
  it('asks every question of its catalogue in some order, and ends with the summary [ORD-01]', () => {
    const reached = new Set<Question>();
    fc.assert(
      fc.property(saidDrafts, (draft) => {
        const view = viewOf(draft);
        const asked = walk(start, view);
        for (const question of asked) reached.add(question);
        expect(asked).toEqual(view.plan);
        expect(asked.at(-1)).toBe('summary');
      }),
      { numRuns: 500 },
    );
    expect([...reached].sort()).toEqual([...questions].sort());
  });

  it('comes to the summary only once nothing that is asked is left empty [ORD-01]', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const view = viewOf(draft);
        const asked = walk(start, view);
        const isComplete = view.plan.every((question) => !isUnsaid(question, draft));
        expect(asked.includes('summary')).toBe(isComplete);
      }),
    );
  });

  it('goes back from every question to the one before it, and loses no answer [ORD-01]', () => {
    fc.assert(
      fc.property(saidDrafts, fc.nat(), (draft, seed) => {
        const view = viewOf(draft);
        const index = seed % view.plan.length;
        const at = view.plan[index] ?? 'summary';
        const session = {
          ...goTo(start, at),
          answered: new Map<Question, string>([['side', '[]']]),
        } as const;
        const before = goBack(session, view);
        expect(before.at).toBe(view.plan[Math.max(0, index - 1)]);
        expect(before.answered).toBe(session.answered);
      }),
    );
  });

  it('asks again exactly what rests on a changed answer, and is not asked otherwise [ORD-01]', () => {
    fc.assert(
      fc.property(saidDrafts, saidDrafts, fc.constantFrom(...questions), (draft, other, changed) => {
        const view = viewOf(draft);
        const done = walkToEnd(view);
        const after = viewOf(changedAt(changed, draft, other));
        const differs = answer(changed, draft) !== answer(changed, after.draft);
        for (const question of after.plan) {
          if (question === 'summary' || !view.plan.includes(question)) continue;
          const restsOnIt = natures[question].restsOn.includes(changed);
          expect(isAnswered(done, question, after)).toBe(!(restsOnIt && differs));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('after one changed answer asks only what is open, then shows the summary [ORD-01]', () => {
    const draft: OrderDraft = { ...(fc.sample(saidDrafts, 1)[0] ?? emptyDraft), ...limitAtTradegate };
    const done = walkToEnd(viewOf(draft));
    const after = viewOf({ ...draft, side: 'SELL' });
    expect(openQuestions(goTo(done, 'side'), after)).toEqual(['venue', 'pricing', 'limit']);
    expect(walk(goTo(done, 'side'), after)).toEqual(['side', 'venue', 'pricing', 'limit', 'summary']);
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
      {
        orderType: 'NEXT_ORDER',
        follow: { ...emptyDraft.follow, orderType: 'ONE_CANCELS_OTHER' },
      },
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
    const { plan } = viewOf({ ...emptyDraft, instrument: sap, venueId: tradegate.id, ...change });
    expect(plan).toEqual(['instrument', 'side', 'quantity', 'venue', ...rest]);
  });

  it.each<[Partial<OrderDraft>, Question, string]>([
    [{}, 'instrument', 'nothing known: from the beginning'],
    [{ instrument: sap, side: 'BUY' }, 'quantity', 'a link with a security goes on to how much'],
    [{ instrument: sap, side: 'BUY', quantity: '5' }, 'venue', 'a suggested venue is still asked about'],
    [{ quantity: '5', side: 'BUY' }, 'instrument', 'a quantity of nothing says nothing'],
  ])('begins for %j at %s: %s [ORD-01] [ORD-02]', (change, at) => {
    expect(beginInterview(viewOf({ ...emptyDraft, ...change })).at).toBe(at);
  });

  it('leaves a question that is not asked any more for the first open one [ORD-01]', () => {
    const view = viewOf({ ...emptyDraft, instrument: sap, side: 'BUY', venueId: fundHouse.id });
    const session = goTo(beginInterview(view), 'limit');
    expect(settled(session, view).at).toBe('quantity');
    expect(settled(goTo(session, 'account'), view).at).toBe('account');
  });
});

const limitAtTradegate = {
  instrument: sap,
  side: 'BUY',
  venueId: tradegate.id,
  tradingSystem: 'STANDARD',
  orderType: 'LIMIT',
} as const;

const answer = (question: Question, draft: OrderDraft) => JSON.stringify(natures[question].answer(draft));

function walkToEnd(view: InterviewView): InterviewSession {
  let session = start;
  while (session.at !== 'summary') session = goOn(session, view);
  return session;
}

/** A draft with one answer taken from another. */
function changedAt(question: Question, draft: OrderDraft, other: OrderDraft): OrderDraft {
  const followed = { ...draft, follow: { ...draft.follow } };
  switch (question) {
    case 'instrument':
      return { ...draft, ...(other.instrument && { instrument: other.instrument }) };
    case 'side':
      return { ...draft, ...(other.side && { side: other.side }) };
    case 'venue':
      return {
        ...draft,
        ...(other.venueId && { venueId: other.venueId }),
        tradingSystem: other.tradingSystem,
      };
    case 'pricing':
      return { ...draft, orderType: other.orderType };
    case 'limit':
      return { ...draft, limit: '121' };
    case 'quantity':
      return { ...draft, quantity: '11' };
    case 'followType':
      return { ...followed, follow: { ...draft.follow, orderType: other.follow.orderType } };
    default:
      return draft;
  }
}
