import type { VenueHours, VenueQuote } from '@domain/instrument/venue';
import { useFormats, useTexts } from '@ui/i18n/use-texts';

/** While a venue is closed: what was paid there last, and when. */
export function LastPrice({ quote }: { readonly quote: VenueQuote | undefined }) {
  const t = useTexts();
  const formats = useFormats();
  if (quote?.last === undefined || quote.hours.state === 'open') return null;
  return t('order.venue.last', {
    price: formats.price(quote.last),
    moment: `${formats.instant(quote.at, 'shortWeekday')}, ${formats.instant(quote.at)}`,
  });
}

/** Until when a venue is open, or when it opens next. */
export function Hours({ hours }: { readonly hours: VenueHours }) {
  const t = useTexts();
  const formats = useFormats();
  if (hours.state === 'open')
    return hours.closes === undefined
      ? t('order.venue.isOpen')
      : t('order.venue.until', { time: formats.instant(hours.closes) });
  return hours.opens === undefined
    ? t('order.venue.isClosed')
    : t('order.venue.opens', {
        day: formats.instant(hours.opens, 'shortWeekday'),
        time: formats.instant(hours.opens),
      });
}
