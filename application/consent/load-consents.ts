import type { Approval } from '@domain/consent/approval';
import type { ConsentNeed } from '@domain/consent/consent-need';
import type { TermsOfUse } from '@domain/consent/terms-of-use';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ConsentGateway } from '../ports/bank/order/consent-gateway';
import type { Result } from '../ports/result';

/** What the customer reads before saying yes. */
export type Consent =
  | { readonly kind: 'terms'; readonly terms: TermsOfUse }
  | { readonly kind: 'approval'; readonly approval: Approval };

/** Reads what an order lacks, in the order of the needs (ORD-20). */
export class LoadConsents {
  constructor(private readonly consents: Pick<ConsentGateway, 'terms' | 'approvals'>) {}

  execute(needs: readonly ConsentNeed[]): Result<readonly Consent[]> {
    return TE.traverseArray((need: ConsentNeed) => this.#read(need))(needs);
  }

  #read(need: ConsentNeed): Result<Consent> {
    if (need.kind === 'terms')
      return pipe(
        this.consents.terms(need.id),
        TE.map((terms): Consent => ({ kind: 'terms', terms })),
      );
    return pipe(
      this.consents.approvals(),
      TE.chain((approvals): Result<Consent> => {
        const approval = approvals.find(({ id }) => id === need.id);
        return approval === undefined
          ? TE.left({ kind: 'not-found' })
          : TE.right({ kind: 'approval', approval });
      }),
    );
  }
}
