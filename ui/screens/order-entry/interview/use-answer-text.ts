import type { Amount } from '@domain/money/amount';
import type { TrailingDistance } from '@domain/order/trailing-distance';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import type { OrderInputModel } from '../order-input-model';
import type { Question } from '@domain/order/interview/interview-flow';

/** The answer to a question as it stands, in words; empty where nothing has been said. Called by an observer. */
export function useAnswerText(input: OrderInputModel): (question: Question) => string {
  const t = useTexts();
  const formats = useFormats();
  const { nodes, entry, read, settlement } = input;
  const { subject } = read(nodes.spoken) ?? {};
  const amount = (given: Amount | undefined): string => (given ? formats.amount(given) : '');
  const distance = (given: TrailingDistance | undefined): string =>
    given?.kind === 'relative' ? formats.percent(given.distance) : amount(given?.distance);
  const yesNo = (yes: boolean): string => t(yes ? 'orderInterview.yes' : 'orderInterview.no');
  return (question) => {
    switch (question) {
      case 'instrument':
        return entry(nodes.instrument)?.name ?? '';
      case 'side':
        return t(`order.quantity.${entry(nodes.side)}`);
      case 'quantity':
        return amount(subject?.quantity);
      case 'venue':
        return read(nodes.venue)?.name ?? '';
      case 'pricing':
        return t(`orderParts.type.${entry(nodes.orderType)}`);
      case 'manual':
        return yesNo(entry(nodes.allowManualQuotation));
      case 'triggerLimit':
        return amount(subject?.triggerLimit);
      case 'limit':
        return amount(subject?.limit);
      case 'distance':
        return distance(subject?.trailing);
      case 'validity':
        return subject?.until ? formats.day(subject.until) : '';
      case 'followType':
        return t(`orderParts.type.${entry(nodes.follow.orderType)}`);
      case 'followTriggerLimit':
        return amount(subject?.follow?.triggerLimit);
      case 'followLimit':
        return amount(subject?.follow?.limit);
      case 'followDistance':
        return distance(subject?.follow?.trailing);
      case 'followQuantity':
        return amount(subject?.follow?.quantity);
      case 'followValidity':
        return subject?.follow?.until ? formats.day(subject.follow.until) : '';
      case 'account':
        return settlement.account(entry(nodes.settlementAccountId))?.account?.displayId ?? '';
      case 'debit':
        return yesNo(entry(nodes.debit.consent));
      case 'summary':
        return '';
    }
  };
}
