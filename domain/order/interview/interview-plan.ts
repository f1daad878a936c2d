import { takesDirectDebit } from '@domain/order/direct-debit';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import { priceFields } from '@domain/order/draft/price-fields';
import type { Venue } from '@domain/instrument/venue';
import type { Question } from './interview-question';

const followOf = {
  triggerLimit: 'followTriggerLimit',
  distance: 'followDistance',
  limit: 'followLimit',
} as const;

/**
 * The questions that an order needs as far as its answers are known, in the order in which they are asked; each
 * once, the summary last. A fund company sets the price itself, a dealer quotes one, everywhere else it is asked for.
 */
export function interviewPlan(draft: OrderDraft, venue: Venue | undefined): readonly Question[] {
  return [
    'instrument',
    'side',
    'quantity',
    'venue',
    ...pricePlan(draft, venue),
    'account',
    ...(takesDirectDebit(draft.side, venue) ? (['debit'] as const) : []),
    'summary',
  ];
}

function pricePlan(draft: OrderDraft, venue: Venue | undefined): readonly Question[] {
  if (venue?.type === 'FUND') return [];
  if (draft.tradingSystem === 'QUOTE' || draft.orderType === 'QUOTE') return ['manual'];
  const takesValidity = venue?.validityTypes.length !== 0;
  return [
    'pricing',
    ...priceFields[draft.orderType],
    ...(takesValidity ? (['validity'] as const) : []),
    ...(draft.orderType === 'NEXT_ORDER' ? followPlan(draft, takesValidity) : []),
  ];
}

const followPlan = ({ follow }: OrderDraft, takesValidity: boolean): readonly Question[] => [
  'followType',
  ...priceFields[follow.orderType].map((price) => followOf[price]),
  'followQuantity',
  ...(takesValidity ? (['followValidity'] as const) : []),
];

/**
 * Whether nothing has been said to a question yet. A price that was asked for and left empty would make another
 * order of this one: here it is asked for until it is said, or another type is chosen.
 */
export function isUnsaid(question: Question, draft: OrderDraft): boolean {
  switch (question) {
    case 'instrument':
      return draft.instrument === undefined;
    case 'side':
      return draft.side === undefined;
    case 'venue':
      return draft.venueId === undefined;
    case 'quantity':
    case 'triggerLimit':
    case 'limit':
    case 'distance':
      return isEmpty(draft[question]);
    case 'followTriggerLimit':
      return isEmpty(draft.follow.triggerLimit);
    case 'followLimit':
      return isEmpty(draft.follow.limit);
    case 'followDistance':
      return isEmpty(draft.follow.distance);
    case 'followQuantity':
      return isEmpty(draft.follow.quantity);
    case 'validity':
      return draft.validityType === undefined;
    case 'followValidity':
      return draft.follow.validityType === undefined;
    case 'account':
      return draft.depotId === undefined || draft.settlementAccountId === undefined;
    case 'pricing':
    case 'manual':
    case 'followType':
    case 'debit':
    case 'summary':
      return false;
  }
}

const isEmpty = (text: string): boolean => text.trim() === '';
