import type { Scheduler } from '@application/ports/scheduler';
import type { QuoteTrading } from '@application/quote/quote-trading';
import type { QuoteRequest } from '@domain/order/quote/quote';
import { patiently } from '@ui/components/progress/patiently';
import * as TE from 'fp-ts/TaskEither';
import type { QuoteCollaborators, QuoteInput, QuoteListener, QuoteModel } from './quote-model';

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

/** Why code that a step needs did not come. */
export interface MissingPart {
  readonly reason: unknown;
}

/** What is to be traded, and by whose word it still is. */
interface WantedQuote {
  readonly request: QuoteRequest;
  readonly input: QuoteInput;
  readonly listener: QuoteListener;
  readonly isWanted: () => boolean;
}

type Collaborators = Omit<QuoteCollaborators, 'quoteTrading' | 'input'> & Parameters<typeof quoteParts>[0];

/** Begins to trade on a quote; where it is no longer wanted once its code has come, a dealer is asked for nothing. */
export const openQuote = (
  { request, input, listener, isWanted }: WantedQuote,
  collaborators: Collaborators,
): TE.TaskEither<MissingPart, QuoteModel | undefined> =>
  TE.tryCatch(
    async () => {
      const { QuoteModel: Quote, quoteTrading } = await quoteParts(collaborators);
      return isWanted() ? new Quote(request, { ...collaborators, quoteTrading, input }, listener) : undefined;
    },
    (reason) => ({ reason }),
  );
