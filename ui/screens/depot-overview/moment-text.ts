import type { Instant } from '@domain/time/instant';
import type { Formats } from '@ui/i18n/formats';

/** Day and time of a price: `23.11.2026 16:42:08`. */
export const momentText = ({ instant }: Formats, at: Instant): string =>
  `${instant(at, 'date')} ${instant(at, 'exactTime')}`;
