import type { IntentId } from '@domain/codes/ids';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import type { Instant } from '@domain/time/instant';

/** Milliseconds it has to be good for: a device is to be found, and its words are to be compared. */
const ENOUGH = 60_000;

/** A challenge that the bank sent without a remark, and what for. */
export interface Standing {
  readonly intent: IntentId;
  readonly challenge: TanChallenge | undefined;
}

/**
 * The challenge that this page was sent last. Whoever leaves a release and comes back to the same finds it again, for
 * each one that is not used counts towards the lock (reliability.md 4). One for all kinds, as the bank keeps one for a session;
 * with the first proof that was sent it is over.
 */
export class StandingChallenge {
  #standing: (Standing & { readonly wish: string }) | undefined;

  /** Keeps what was sent for this wish, which says all that the proof would sign. */
  keep(wish: string, standing: Standing): void {
    this.#standing = { ...standing, wish };
  }

  /** What stands for this wish and intent; nothing where it is about to end, or where the bank named no end. */
  find(wish: string, intent: IntentId, now: Instant): Standing | undefined {
    const standing = this.#standing;
    const isIt = standing?.wish === wish && standing.intent === intent;
    const end = standing?.challenge?.expiresAt;
    return isIt && end !== undefined && end - now >= ENOUGH ? standing : undefined;
  }

  /** Another one has taken its place, or a proof for it has been sent. */
  drop(): void {
    this.#standing = undefined;
  }
}
