import type { OrderDraft, OrderField } from '@domain/order/draft/order-draft';

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

interface QuestionNature {
  /** The fields of the form that answer it; what is found at them is said here. */
  readonly fields: readonly OrderField[];
  /** The answer as it stands in the draft; equal answers are equal texts. */
  readonly answer: (draft: OrderDraft) => unknown;
  /** The questions whose answers decide what can be answered here: another answer there asks this one again. */
  readonly restsOn: readonly Question[];
}

const traded = ['instrument', 'side'] as const;

/** What each question is about, and what it rests on. */
export const natures: Readonly<Record<Question, QuestionNature>> = {
  instrument: { fields: ['instrument'], answer: ({ instrument }) => instrument?.id, restsOn: [] },
  side: { fields: ['side'], answer: ({ side }) => side, restsOn: [] },
  quantity: {
    fields: ['quantity', 'freeAmountConfirmed'],
    answer: ({ quantity }) => quantity,
    restsOn: ['instrument'],
  },
  venue: {
    fields: ['venueId'],
    answer: ({ venueId, tradingSystem }) => [venueId, tradingSystem],
    restsOn: traded,
  },
  pricing: {
    fields: ['orderType', 'limitExtension', 'tradingRestriction'],
    answer: ({ orderType, limitExtension, tradingRestriction }) => [
      orderType,
      limitExtension,
      tradingRestriction,
    ],
    restsOn: [...traded, 'venue'],
  },
  manual: { fields: [], answer: ({ allowManualQuotation }) => allowManualQuotation, restsOn: ['venue'] },
  triggerLimit: {
    fields: ['triggerLimit'],
    answer: ({ triggerLimit }) => triggerLimit,
    restsOn: [...traded, 'pricing'],
  },
  distance: {
    fields: ['distance'],
    answer: ({ distance, distanceKind }) => [distance, distanceKind],
    restsOn: [...traded, 'pricing'],
  },
  limit: { fields: ['limit'], answer: ({ limit }) => limit, restsOn: [...traded, 'pricing'] },
  validity: {
    fields: ['validityType', 'validityDate'],
    answer: ({ validityType, validityDate }) => [validityType, validityDate],
    restsOn: ['venue'],
  },
  followType: {
    fields: ['follow.orderType'],
    answer: ({ follow }) => follow.orderType,
    restsOn: ['venue', 'pricing'],
  },
  followTriggerLimit: {
    fields: ['follow.triggerLimit'],
    answer: ({ follow }) => follow.triggerLimit,
    restsOn: ['instrument', 'limit', 'followType'],
  },
  followDistance: {
    fields: ['follow.distance'],
    answer: ({ follow }) => [follow.distance, follow.distanceKind],
    restsOn: ['instrument', 'followType'],
  },
  followLimit: {
    fields: ['follow.limit'],
    answer: ({ follow }) => follow.limit,
    restsOn: ['instrument', 'limit', 'followType'],
  },
  followQuantity: {
    fields: ['follow.quantity'],
    answer: ({ follow }) => follow.quantity,
    restsOn: ['instrument', 'quantity'],
  },
  followValidity: {
    fields: ['follow.validityType', 'follow.validityDate'],
    answer: ({ follow }) => [follow.validityType, follow.validityDate],
    restsOn: ['venue'],
  },
  account: {
    fields: ['depotId', 'settlementAccountId'],
    answer: ({ depotId, settlementAccountId }) => [depotId, settlementAccountId],
    restsOn: [],
  },
  debit: {
    fields: ['debit.iban', 'debit.maxAmount', 'debit.holder'],
    answer: ({ directDebit }) => directDebit,
    restsOn: ['venue', 'side'],
  },
  summary: { fields: [], answer: () => undefined, restsOn: [] },
};

/** The question where something found at a field is mended. */
export const questionAt = (field: string | undefined): Question | undefined =>
  questions.find((question) => natures[question].fields.some((each) => each === field));
