import type { Severity } from '@domain/message/severity';
import type { OrderField } from '@domain/order/draft/order-draft';
import { classNames } from '@ui/components/class-names';
import { VisuallyHidden } from '@ui/components/text/visually-hidden';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import css from './order-sentence.module.css';
import { sentencePieces } from './sentence-pieces';
import type { SpokenOrder } from '@domain/order/say/spoken-order';
import { useSettled } from './use-settled';

interface OrderSentenceProps {
  readonly spoken: SpokenOrder;
  /** What is wrong or doubtful, by field: underlined in the sentence. */
  readonly severityAt?: (field: OrderField) => Severity | undefined;
  /** Said again, politely, once the order has stopped changing. */
  readonly isLive?: boolean;
}

/** Milliseconds without a change after which the sentence is said again: longer than the pause between two keys. */
const SETTLED_AFTER = 1200;

/** The order as one plain sentence, as far as it is decided (ORD-29). */
export function OrderSentence({ spoken, severityAt, isLive = false }: OrderSentenceProps) {
  const pieces = sentencePieces(spoken, useTexts(), useFormats());
  return (
    <>
      <p className={css['sentence']}>
        {pieces.map(({ text, field }, index) =>
          field === undefined ? (
            text
          ) : (
            <b key={index} className={classNames(css['part'], css[severityAt?.(field) ?? 'INFO'])}>
              {text}
            </b>
          ),
        )}
      </p>
      {isLive && <Said words={pieces.map(({ text }) => text).join('')} />}
    </>
  );
}

function Said({ words }: { readonly words: string }) {
  const settled = useSettled(words, SETTLED_AFTER);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{settled}</span>
    </VisuallyHidden>
  );
}
