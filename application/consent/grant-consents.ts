import type { ConsentNeed } from '@domain/consent/consent-need';
import type { ConsentGateway } from '../ports/bank/consent-gateway';
import type { Result } from '../ports/result';

/** The customer's yes to everything an order lacks (ORD-20). */
export class GrantConsents {
  constructor(private readonly consents: Pick<ConsentGateway, 'grant'>) {}

  execute(needs: readonly ConsentNeed[]): Result<void> {
    return this.consents.grant(needs.map(({ id }) => id));
  }
}
