import type { ConsentGateway } from '../ports/bank/order/consent-gateway';
import type { LoadConsents } from './load-consents';

/** What an order lacks in consents: to be read, and to be given (ORD-20). */
export interface Consents {
  readonly load: Pick<LoadConsents, 'execute'>;
  readonly bank: Pick<ConsentGateway, 'grant'>;
}
