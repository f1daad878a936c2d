import type { BankClient } from '@adapters/http/client/bank-client';
import type { ConsentGateway } from '@application/ports/bank/order/consent-gateway';
import type { Result } from '@application/ports/result';
import { lazyCall, type LazyTools } from './lazy-gateway';

/** Terms and approvals: few orders lack any, so their code comes when one does. */
export function lazyConsents(client: BankClient, tools: LazyTools): ConsentGateway {
  const load = async (): Promise<ConsentGateway> => {
    const { HttpConsentGateway } = await import('@adapters/http/consent/http-consent-gateway');
    return new HttpConsentGateway(client);
  };
  const call = <T>(ask: (gateway: ConsentGateway) => Result<T>): Result<T> => lazyCall(tools, load, ask);
  return {
    terms: (id) => call((gateway) => gateway.terms(id)),
    approvals: () => call((gateway) => gateway.approvals()),
    grant: (ids) => call((gateway) => gateway.grant(ids)),
  };
}
