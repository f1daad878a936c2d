import type { Scheduler } from '@application/ports/scheduler';
import type { QuoteTrading } from '@application/quote/quote-trading';
import { patiently } from '@ui/components/progress/patiently';

/** The code that asks dealers; a fetch that fails on a bad line is tried again (SH-10). */
export function quoteParts({
  quoteTrading,
  scheduler,
}: {
  readonly quoteTrading: () => Promise<QuoteTrading>;
  readonly scheduler: Pick<Scheduler, 'after'>;
}) {
  const wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => scheduler.after(milliseconds, resolve));
  return patiently(async () => {
    const [{ QuoteModel }, trading] = await Promise.all([import('./quote-model'), quoteTrading()]);
    return { QuoteModel, quoteTrading: trading };
  }, wait);
}
