import type { QuoteRequest } from '@domain/order/quote/quote';
import { isCurrency } from '@domain/money/unit';
import { RichText } from '@ui/components/text/rich-text';
import type { Formats } from '@ui/i18n/formats';
import type { TextLookup } from '@ui/i18n/texts';
import { useFormats, useKeptFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { ShownNodes } from '../observed-order';

interface QuoteWordsProps {
  readonly request: QuoteRequest;
  readonly nodes: {
    readonly venue: Pick<ShownNodes<'venue'>['venue'], 'value'>;
    readonly instrument: Pick<ShownNodes<'instrument'>['instrument'], 'value'>;
  };
}

/** What is asked for, in words: a price, not yet an order. */
export const QuoteWords = observer(function QuoteWords(props: QuoteWordsProps) {
  const t = useTexts();
  const formats = useFormats();
  return (
    <p>
      <RichText
        words={(marks) => quoteWords(props, t, marks)}
        parts={{
          what: <b>{whatWords(props, t, formats)}</b>,
          venue: <b>{props.nodes.venue.value?.name}</b>,
        }}
      />
    </p>
  );
});

/** The same as a text to keep. */
export function useQuoteWords(props: QuoteWordsProps): string {
  const t = useTexts();
  const formats = useKeptFormats();
  return quoteWords(props, t, {
    what: whatWords(props, t, formats),
    venue: props.nodes.venue.value?.name ?? '',
  });
}

/** Said as the order itself will be: where it is traded, and how much of what. */
function quoteWords(
  { request, nodes }: QuoteWordsProps,
  t: TextLookup,
  { what, venue }: Readonly<Record<'what' | 'venue', string>>,
): string {
  const traded = nodes.venue.value;
  const place = traded ? t(`orderSentence.place.${traded.type}`, { venue }) : '';
  return t(`orderEntry.quote.words.${request.side}`, { what, place });
}

function whatWords(
  { request: { quantity }, nodes }: QuoteWordsProps,
  t: TextLookup,
  formats: Pick<Formats, 'amount'>,
): string {
  return t(isCurrency(quantity.unit) ? 'orderSentence.nominal' : 'orderSentence.pieces', {
    amount: formats.amount(quantity),
    name: nodes.instrument.value?.name ?? '',
  });
}
