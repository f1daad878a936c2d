import { flow, step, submit, type Flow, type Step } from '../../form/flow/flow';
import { all, is, not } from '../../form/nodes/condition';
import type { AnyNode, Condition, FieldNode } from '../../form/nodes/node';
import { orderForm } from '../form/order-form';
import type { OrderNodes } from '../form/order-nodes';

/** Everything the interview can ask, each question on a screen of its own; the last one shows what came of it. */
export const questions = [
  'instrument',
  'side',
  'quantity',
  'venue',
  'pricing',
  'manual',
  'triggerLimit',
  'distance',
  'limit',
  'validity',
  'followType',
  'followTriggerLimit',
  'followDistance',
  'followLimit',
  'followQuantity',
  'followValidity',
  'account',
  'debit',
  'summary',
] as const;

/** One question of the interview. */
export type Question = (typeof questions)[number];

/** What a link or a draft may have said already, and is then not asked again (ORD-02). */
export const openingQuestions = ['instrument', 'side', 'quantity'] as const satisfies readonly Question[];

type QuestionLife = Pick<Step, 'when' | 'needs' | 'restsOn' | 'rules'>;

const question = <Name extends Question>(name: Name, asks: readonly object[], life: QuestionLife = {}) =>
  step(name, asks, { ...life, skipsPrevalidation: true });

/** A price, or a distance: asked for by the types that read it. */
function price<Name extends Question>(
  name: Name,
  asks: readonly [FieldNode<string, unknown>, ...AnyNode[]],
  when: Condition,
  life: QuestionLife,
): Step<Name> {
  const [said] = asks;
  return question(name, asks, {
    ...life,
    when: all(when, ...(said.life.when ? [said.life.when] : [])),
    needs: [said],
  });
}

/**
 * The order form question by question (ORD-01). Asked is what the order needs at this venue: a fund company sets the
 * price itself, a dealer quotes one, everywhere else it is asked for, until it is said: nothing falls back to a market
 * order here. The bank checks the order while it is typed, so that no question waits for it. An answer that changes asks
 * those again that rest on it.
 */
export const interview: Flow<OrderNodes, Question> = flow(
  orderForm,
  (nodes) => {
    const { instrument, side, quantity, venueId, tradingSystem, orderType, takesValidity, follow } = nodes;
    const isPriced = not(is(nodes.venueType, 'FUND'));
    const isAsked = all(isPriced, is(tradingSystem, 'STANDARD'));
    const traded = [instrument, side];
    const where = [venueId, tradingSystem];
    const how = [orderType, nodes.limitExtension, nodes.tradingRestriction];
    const goesOn = all(isAsked, is(orderType, 'NEXT_ORDER'));
    const lasts = all(isAsked, is<boolean>(takesValidity, true));
    return [
      question('instrument', [instrument], { needs: [instrument] }),
      question('side', [side]),
      question('quantity', [quantity, nodes.freeAmountConfirmed], {
        needs: [quantity],
        restsOn: [instrument],
      }),
      question('venue', where, { needs: [venueId], restsOn: traded }),
      question('pricing', how, { when: isAsked, restsOn: [...traded, ...where] }),
      question('manual', [nodes.allowManualQuotation], {
        when: all(isPriced, is(tradingSystem, 'QUOTE')),
        restsOn: where,
      }),
      price('triggerLimit', [nodes.triggerLimit], isAsked, {
        rules: [nodes.stopAtOnce],
        restsOn: [...traded, ...how],
      }),
      price('distance', [nodes.distance, nodes.distanceKind], isAsked, { restsOn: [...traded, ...how] }),
      price('limit', [nodes.limit], isAsked, { restsOn: [...traded, ...how] }),
      question('validity', [nodes.validityType, nodes.validityDate], { when: lasts, restsOn: where }),
      question('followType', [follow.orderType], { when: goesOn, restsOn: [...where, ...how] }),
      price('followTriggerLimit', [follow.triggerLimit], goesOn, {
        restsOn: [instrument, nodes.limit, follow.orderType],
      }),
      price('followDistance', [follow.distance, follow.distanceKind], goesOn, {
        restsOn: [instrument, follow.orderType],
      }),
      price('followLimit', [follow.limit], goesOn, { restsOn: [instrument, nodes.limit, follow.orderType] }),
      question('followQuantity', [follow.quantity], {
        when: goesOn,
        needs: [follow.quantity],
        restsOn: [instrument, quantity],
      }),
      question('followValidity', [follow.validityType, follow.validityDate], {
        when: all(goesOn, is<boolean>(takesValidity, true)),
        restsOn: where,
      }),
      question('account', [nodes.depotId, nodes.settlementAccountId], {
        needs: [nodes.depotId, nodes.settlementAccountId],
      }),
      question('debit', [nodes.debit], {
        when: is<boolean>(nodes.takesDebit, true),
        restsOn: [venueId, side],
      }),
      submit('summary'),
    ];
  },
  { skipsDone: true },
);
