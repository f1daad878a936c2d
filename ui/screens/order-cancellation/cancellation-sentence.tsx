import { plain } from '@ui/i18n/plain';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { shortNumber } from '@domain/codes/short-number';
import { useOrderName } from '@ui/parts/order/use-order-name';
import { usePartName } from '@ui/parts/order/use-part-name';
import { Trans } from 'react-i18next';
import type { CancelledPart } from './order-cancellation-model';

/** What is signed: which order, or which part of it, and what ends with it (TAN-14). */
export function CancellationSentence({ order, part, endsToo }: CancelledPart) {
  const t = useTexts();
  const { amount } = useFormats();
  const nameOf = useOrderName();
  const partNameOf = usePartName();
  const venue = part.venue ?? part.subOrders[0]?.venue;
  return (
    <>
      <Trans
        t={t}
        i18nKey={part === order ? 'orderCancellation.sentence' : 'orderCancellation.partSentence'}
        values={{
          order: nameOf(part),
          part: partNameOf(order, part),
          quantity: amount(part.quantity),
          venue: venue?.name ?? t('common.figure.unknown'),
          number: shortNumber(part.id),
        }}
        components={{ b: <b /> }}
      />{' '}
      {endsToo.length > 0 &&
        t('orderCancellation.endsToo', {
          parts: endsToo.map((each) => partNameOf(order, each)).join(', '),
        })}
    </>
  );
}

/** The same as a text to keep. */
export function useCancellationWords(): (cancelled: CancelledPart) => string {
  const t = useTexts();
  const { amount } = useFormats();
  const nameOf = useOrderName();
  const partNameOf = usePartName();
  return ({ order, part, endsToo }) => {
    const venue = part.venue ?? part.subOrders[0]?.venue;
    const sentence = t(part === order ? 'orderCancellation.sentence' : 'orderCancellation.partSentence', {
      order: nameOf(part),
      part: partNameOf(order, part),
      quantity: amount(part.quantity),
      venue: venue?.name ?? t('common.figure.unknown'),
      number: shortNumber(part.id),
    });
    const parts = endsToo.map((each) => partNameOf(order, each)).join(', ');
    return plain(endsToo.length > 0 ? `${sentence} ${t('orderCancellation.endsToo', { parts })}` : sentence);
  };
}
