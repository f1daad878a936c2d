import type { QuoteRequest } from '@domain/order/quote/quote';
import { useFormats, useKeptFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { ShownNodes } from '../observed-order';
import { RichText } from '../../../components/text/rich-text';

interface QuoteWordsProps {
  readonly request: QuoteRequest;
  readonly nodes: {
    readonly venue: Pick<ShownNodes<'venue'>['venue'], 'value'>;
    readonly instrument: Pick<ShownNodes<'instrument'>['instrument'], 'value'>;
  };
}

/** What is asked for, in words: a price, not yet an order. */
export const QuoteWords = observer(function QuoteWords({ request, nodes }: QuoteWordsProps) {
  const t = useTexts();
  const formats = useFormats();
  const venue = nodes.venue.value;
  const instrument = nodes.instrument.value;
  return (
    <p>
      <RichText
        words={(marks) => t(`orderEntry.quote.words.${request.side}`, marks)}
        parts={{
          what: (
            <b>
              {formats.amount(request.quantity)} {instrument?.name}
            </b>
          ),
          venue: <b>{venue?.name}</b>,
        }}
      />
    </p>
  );
});

/** The same as a text to keep. */
export function useQuoteWords({ request, nodes }: QuoteWordsProps): string {
  const t = useTexts();
  const formats = useKeptFormats();
  const venue = nodes.venue.value;
  const instrument = nodes.instrument.value;
  return t(`orderEntry.quote.words.${request.side}`, {
    what: `${formats.amount(request.quantity)} ${instrument?.name ?? ''}`,
    venue: venue?.name ?? '',
  });
}
