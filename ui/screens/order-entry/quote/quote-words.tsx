import type { QuoteRequest } from '@domain/order/quote/quote';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { OrderInputModel } from '../order-input-model';
import { RichText } from '../../../components/text/rich-text';

interface QuoteWordsProps {
  readonly request: QuoteRequest;
  readonly input: OrderInputModel;
}

/** What is asked for, in words: a price, not yet an order. */
export const QuoteWords = observer(function QuoteWords({ request, input }: QuoteWordsProps) {
  const t = useTexts();
  const formats = useFormats();
  const venue = input.read(input.nodes.venue);
  const instrument = input.entry(input.nodes.instrument);
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
export function useQuoteWords({ request, input }: QuoteWordsProps): string {
  const t = useTexts();
  const formats = useFormats();
  const venue = input.read(input.nodes.venue);
  const instrument = input.entry(input.nodes.instrument);
  return t(`orderEntry.quote.words.${request.side}`, {
    what: `${formats.amount(request.quantity)} ${instrument?.name ?? ''}`,
    venue: venue?.name ?? '',
  });
}
