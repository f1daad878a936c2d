import type { Amount } from '@domain/money/amount';
import type { TrailingDistance } from '@domain/order/trailing-distance';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import type { SettlementModel } from '@ui/parts/banking/settlement-model';
import type { ShownNodes } from '../observed-order';
import type { Question } from '@domain/order/interview/interview-flow';

/** What answers are said from. */
type AnswerNode =
  | 'spoken'
  | 'instrument'
  | 'side'
  | 'venue'
  | 'typeThere'
  | 'allowManualQuotation'
  | 'follow'
  | 'settlementAccountId'
  | 'debit';

/** The answer to a question as it stands, in words; empty where nothing has been said. Called by an observer. */
export function useAnswerText(
  nodes: ShownNodes<AnswerNode>,
  settlement: Pick<SettlementModel, 'account'>,
): (question: Question) => string {
  const t = useTexts();
  const formats = useFormats();
  const { subject } = nodes.spoken.value ?? {};
  const amount = (given: Amount | undefined): string => (given ? formats.amount(given) : '');
  const price = (given: Amount | undefined): string => (given ? formats.price(given) : '');
  const distance = (given: TrailingDistance | undefined): string =>
    given?.kind === 'relative' ? formats.percent(given.distance) : price(given?.distance);
  const yesNo = (yes: boolean): string => t(yes ? 'orderInterview.yes' : 'orderInterview.no');
  return (question) => {
    switch (question) {
      case 'instrument':
        return nodes.instrument.value?.name ?? '';
      case 'side':
        return t(`order.quantity.${nodes.side.value}`);
      case 'quantity':
        return amount(subject?.quantity);
      case 'venue':
        return nodes.venue.value?.name ?? '';
      case 'pricing':
        return t(`orderParts.type.${nodes.typeThere.value ?? 'MARKET'}`);
      case 'manual':
        return yesNo(nodes.allowManualQuotation.value);
      case 'triggerLimit':
        return price(subject?.triggerLimit);
      case 'limit':
        return price(subject?.limit);
      case 'distance':
        return distance(subject?.trailing);
      case 'validity':
        return subject?.until ? formats.day(subject.until) : '';
      case 'followType':
        return t(`orderParts.type.${nodes.follow.orderType.value}`);
      case 'followTriggerLimit':
        return price(subject?.follow?.triggerLimit);
      case 'followLimit':
        return price(subject?.follow?.limit);
      case 'followDistance':
        return distance(subject?.follow?.trailing);
      case 'followQuantity':
        return amount(subject?.follow?.quantity);
      case 'followValidity':
        return subject?.follow?.until ? formats.day(subject.follow.until) : '';
      case 'account':
        return settlement.account(nodes.settlementAccountId.value)?.account?.displayId ?? '';
      case 'debit':
        return yesNo(nodes.debit.consent.value);
      case 'summary':
        return '';
    }
  };
}
