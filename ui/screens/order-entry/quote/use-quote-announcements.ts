import { useAnnounce } from '@ui/components/feedback/announcer';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { useEffect } from 'react';
import type { QuoteModel } from './quote-model';

/** From here on the ring is urgent and it is said aloud how little is left, in milliseconds. */
export const SHORT_MS = 5000;

/** Says politely that a price is there, that little time is left, and that it is over; never each second. */
export function useQuoteAnnouncements({ phase, quote, remaining, refusal }: QuoteModel): void {
  const t = useTexts();
  const formats = useFormats();
  const announce = useAnnounce();
  const { kind } = phase;
  const isRefused = refusal.length > 0;
  const isShort = kind === 'quoted' && remaining <= SHORT_MS;
  const price = quote && formats.price(quote.price);
  const seconds = quote && Math.round(quote.lifetime / 1000);
  useEffect(() => {
    if (kind === 'quoted' && price !== undefined)
      announce(t('orderEntry.quote.said.quoted', { price, seconds }));
    if (kind === 'expired' && !isRefused) announce(t('orderEntry.quote.said.expired'));
    if (kind === 'none') announce(t('orderEntry.quote.none.headline'));
  }, [announce, isRefused, kind, price, seconds, t]);
  useEffect(() => {
    if (isShort) announce(t('orderEntry.quote.said.short'));
  }, [announce, isShort, t]);
}
