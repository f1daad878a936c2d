import type { NamedDepot } from '@domain/depot/depot';
import { RichText } from '@ui/components/text/rich-text';
import { useFormats, useKeptFormats, useTexts } from '@ui/i18n/use-texts';
import { shortNumber } from '@domain/codes/short-number';
import { inDepotWords } from '@ui/parts/depot/held-depot';
import { useOrderFacts } from '@ui/parts/order/use-order-facts';
import { usePartName } from '@ui/parts/order/use-part-name';
import type { CancelledPart } from './order-cancellation-model';

interface CancellationSentenceProps extends CancelledPart {
  /** The depot of the order, where it has to be named. */
  readonly depot: NamedDepot | undefined;
}

/** What is signed: which order, or which part of it, in which depot, and what ends with it (TAN-14). */
export function CancellationSentence({ order, part, endsToo, depot }: CancellationSentenceProps) {
  const t = useTexts();
  const formats = useFormats();
  const partNameOf = usePartName();
  const facts = { ...useOrderFacts(formats)(part), number: shortNumber(part.id) };
  return (
    <>
      {part === order ? (
        <RichText
          words={({ name }) => t('orderCancellation.sentence', { ...facts, order: name })}
          parts={{ name: <b>{facts.order}</b> }}
        />
      ) : (
        <RichText
          words={({ name }) => t('orderCancellation.partSentence', { ...facts, part: name })}
          parts={{ name: <b>{partNameOf(order, part)}</b> }}
        />
      )}{' '}
      {depot && <>{inDepotWords(t, depot)} </>}
      {endsToo.length > 0 &&
        t('orderCancellation.endsToo', {
          parts: endsToo.map((each) => partNameOf(order, each)).join(', '),
        })}
    </>
  );
}

/** The same as a text to keep. */
export function useCancellationWords(): (cancelled: CancellationSentenceProps) => string {
  const t = useTexts();
  const factsOf = useOrderFacts(useKeptFormats());
  const partNameOf = usePartName();
  return ({ order, part, endsToo, depot }) => {
    const sentence = t(part === order ? 'orderCancellation.sentence' : 'orderCancellation.partSentence', {
      ...factsOf(part),
      part: partNameOf(order, part),
      number: shortNumber(part.id),
    });
    const parts = endsToo.map((each) => partNameOf(order, each)).join(', ');
    return [
      sentence,
      inDepotWords(t, depot),
      endsToo.length > 0 ? t('orderCancellation.endsToo', { parts }) : undefined,
    ]
      .filter((each) => each !== undefined)
      .join(' ');
  };
}
