import { dayOver } from '@domain/time/day-over';
import type { Instant } from '@domain/time/instant';
import { useFormats } from '@ui/i18n/use-texts';
import { Caption } from './caption';

interface PastDayProps {
  /** When what is shown above was so; nothing is said where nobody knows. */
  readonly at: Instant | undefined;
  readonly now: Instant;
}

/** Names the day under a figure that is not of today: `Fr., 20.11.` */
export function PastDay({ at, now }: PastDayProps) {
  const formats = useFormats();
  const day = at && dayOver(at, now);
  return day && <Caption>{formats.day(day, 'shortWeekday')}</Caption>;
}
