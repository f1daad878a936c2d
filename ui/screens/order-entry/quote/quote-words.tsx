import type { QuoteRequest } from '@domain/order/quote/quote';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { OrderOutlook } from '../order-outlook';
import { RichText } from '../rich-text';

interface QuoteWordsProps {
  readonly request: QuoteRequest;
  readonly outlook: OrderOutlook;
}

/** What is asked for, in words: a price, not yet an order. */
export const QuoteWords = observer(function QuoteWords({ request, outlook }: QuoteWordsProps) {
  const t = useTexts();
  const formats = useFormats();
  const { venue, instrument } = outlook;
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
export function useQuoteWords({ request, outlook: { venue, instrument } }: QuoteWordsProps): string {
  const t = useTexts();
  const formats = useFormats();
  return t(`orderEntry.quote.words.${request.side}`, {
    what: `${formats.amount(request.quantity)} ${instrument?.name ?? ''}`,
    venue: venue?.name ?? '',
  });
}
