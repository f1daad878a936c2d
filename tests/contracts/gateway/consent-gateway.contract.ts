import type { ConsentGateway } from '@application/ports/bank/order/consent-gateway';
import { termsOfUseId, type TermsOfUseId } from '@domain/codes/ids';
import { failed, succeeded } from '../answers';

/** What a consent gateway is tried with: a customer who had agreed to nothing before the first test. */
export interface ConsentBench {
  readonly consents: ConsentGateway;
  /** Terms that some orders need. */
  readonly terms: TermsOfUseId;
}

/** The contract of every consent gateway: the fake obeys it, and the HTTP adapter on a running bank. */
export function describeConsentGateway(name: string, make: () => Promise<ConsentBench>): void {
  describe(`${name} as a consent gateway`, () => {
    let bench: ConsentBench;
    beforeEach(async () => {
      bench = await make();
    });

    it('tells terms in words, and that they are not accepted yet [ORD-20]', async () => {
      const terms = succeeded(await bench.consents.terms(bench.terms)());
      expect(terms.title).not.toBe('');
      expect(terms.text.length).toBeGreaterThan(0);
      expect(JSON.stringify(terms.text)).not.toMatch(/<\/?[a-z]/i);
      expect(terms).not.toHaveProperty('acceptedAt');
    });

    it('remembers a yes to terms and to an approval, given together [ORD-20]', async () => {
      const [approval] = succeeded(await bench.consents.approvals()());
      if (approval === undefined) throw new Error('No approval');
      succeeded(await bench.consents.grant([bench.terms, approval.id])());
      expect(succeeded(await bench.consents.terms(bench.terms)())).toHaveProperty('acceptedAt');
      const granted = succeeded(await bench.consents.approvals()()).find(({ id }) => id === approval.id);
      expect(granted).toHaveProperty('grantedAt');
    });

    it('takes a yes to something unknown for nothing at all', async () => {
      const unknown = termsOfUseId('no-such-terms');
      const before = succeeded(await bench.consents.terms(bench.terms)());
      expect(failed(await bench.consents.terms(unknown)()).kind).toBe('not-found');
      expect(failed(await bench.consents.grant([bench.terms, unknown])()).kind).toBe('not-found');
      expect(succeeded(await bench.consents.terms(bench.terms)())).toEqual(before);
    });
  });
}
