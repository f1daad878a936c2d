import type { ApplicationDraftGateway, BankDraft } from '@application/ports/bank/application-draft-gateway';
import type { Result } from '@application/ports/result';
import type { Failure } from '@domain/failure/failure';
import * as E from 'fp-ts/Either';

const STALE: Failure = { kind: 'server', code: 'precondition.failed', errorId: 'fake' };

/** The drawer in which the fake bank keeps the applications its customer has begun; it obeys versions. */
export class FakeApplicationDrafts implements ApplicationDraftGateway {
  drafts: readonly BankDraft[] = [];
  /** What the bank answers instead. */
  ails: Failure | undefined;
  /** What each save waits for. */
  held: Promise<void> | undefined;
  readonly calls: string[] = [];

  list(): Result<readonly BankDraft[]> {
    return async () => {
      this.calls.push('list');
      return this.ails ? E.left(this.ails) : E.right(this.drafts);
    };
  }

  save(saved: BankDraft): Result<BankDraft> {
    return async () => {
      this.calls.push(`save ${saved.version}`);
      await this.held;
      if (this.ails) return E.left(this.ails);
      const there = this.drafts.find(({ id }) => id === saved.id);
      if ((there?.version ?? 0) !== saved.version) return E.left(STALE);
      const next = { ...saved, version: saved.version + 1 };
      this.drafts = [next, ...this.#without(saved.id)];
      return E.right(next);
    };
  }

  drop(id: string): Result<void> {
    return async () => {
      this.calls.push('drop');
      if (this.ails) return E.left(this.ails);
      this.drafts = this.#without(id);
      return E.right(undefined);
    };
  }

  #without(dropped: string): readonly BankDraft[] {
    return this.drafts.filter(({ id }) => id !== dropped);
  }
}
