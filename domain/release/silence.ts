import type { Intent } from './intent';

/** Why a call was not answered, as text keys of what it means to the customer. */
export type SilentCause = 'noAnswer' | 'lost' | 'undecodable' | 'server';

/** Why a call was not answered, and the number under which that stands in the log. */
export interface Silence {
  readonly cause: SilentCause;
  readonly errorId: string | undefined;
}

/**
 * Reads what a receipt keeps of a failure (`toBankAnswer`). That the line was gone then says nothing of it now: what is
 * sure is that no answer arrived.
 */
export function silenceOf(why: string): Silence {
  const [kind, ...rest] = why.split(' ');
  if (kind === 'server' || kind === 'undecodable') return { cause: kind, errorId: given(rest[0]) };
  return { cause: rest[0] === 'timeout' ? 'noAnswer' : 'lost', errorId: given(rest[1]) };
}

/** Why a release that came to nothing was not answered; undefined where it was, or where its page ended before. */
export function whyNotArrived({ phase, receipts }: Pick<Intent, 'phase' | 'receipts'>): Silence | undefined {
  if (phase.kind !== 'settled' || phase.end.kind !== 'void') return undefined;
  const answer = receipts.findLast(({ action }) => action === 'release')?.answer;
  return answer?.kind === 'silent' ? silenceOf(answer.why) : undefined;
}

const given = (text: string | undefined): string | undefined => (text === '' ? undefined : text);
