import { RichText } from '@ui/components/text/rich-text';
import { useFormats, useKeptFormats, useTexts } from '@ui/i18n/use-texts';
import { shortNumber } from '@domain/codes/short-number';
import { useOrderName } from '@ui/parts/order/use-order-name';
import { usePartName } from '@ui/parts/order/use-part-name';
import type { CancelledPart } from './order-cancellation-model';

/** What is signed: which order, or which part of it, and what ends with it (TAN-14). */
export function CancellationSentence({ order, part, endsToo }: CancelledPart) {
  const t = useTexts();
  const { amount } = useFormats();
  const nameOf = useOrderName();
  const partNameOf = usePartName();
  const venue = part.venue ?? part.subOrders[0]?.venue;
  const facts = {
    quantity: amount(part.quantity),
    venue: venue?.name ?? t('common.figure.unknown'),
    number: shortNumber(part.id),
  };
  return (
    <>
      {part === order ? (
        <RichText
          words={({ name }) => t('orderCancellation.sentence', { ...facts, order: name })}
          parts={{ name: <b>{nameOf(part)}</b> }}
        />
      ) : (
        <RichText
          words={({ name }) =>
            t('orderCancellation.partSentence', { ...facts, order: nameOf(part), part: name })
          }
          parts={{ name: <b>{partNameOf(order, part)}</b> }}
        />
      )}{' '}
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
  const { amount } = useKeptFormats();
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
    return endsToo.length > 0 ? `${sentence} ${t('orderCancellation.endsToo', { parts })}` : sentence;
  };
}
