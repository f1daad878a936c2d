import type { AuthenticationGateway } from '@application/ports/bank/session/authentication-gateway';
import type { OrderGateway } from '@application/ports/bank/order/order-gateway';
import type { SessionGateway } from '@application/ports/bank/session/session-gateway';
import type { TanMethodGateway } from '@application/ports/bank/session/tan-method-gateway';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import { failed, succeeded } from './answers';

/** What authorisation is tried with: a customer just signed in, push preferred, the session TAN not yet given. */
export interface AuthorisationBench {
  readonly sessions: Pick<SessionGateway, 'load'>;
  readonly authentication: AuthenticationGateway;
  readonly tanMethods: TanMethodGateway;
  readonly orders: Pick<OrderGateway, 'dimensions'>;
  /** The right proof of a challenge; a push is approved on the telephone. */
  prove(challenge: TanChallenge): Promise<TanAnswer>;
}

/** The contract of the order TAN gate and of what is told of the customer's ways. */
export function describeAuthorisation(name: string, make: () => Promise<AuthorisationBench>): void {
  describe(`${name} as the order TAN gate`, () => {
    let bench: AuthorisationBench;
    beforeEach(async () => {
      bench = await make();
    });

    it('requires authorisation for the dimensions and tells the TAN state along [TAN-03] [TAN-13]', async () => {
      const refused = failed(await bench.orders.dimensions({})());
      const tanState = { selected: 'P_TAN_PUSH', isLocked: false };
      expect(refused).toMatchObject({ kind: 'session-tan-required', tanState });
      expect(succeeded(await bench.sessions.load()()).tanState).toMatchObject(tanState);
    });

    it('leads by its targets to the dimensions [TAN-03]', async () => {
      const { authentication } = bench;
      const state = succeeded(await authentication.state()());
      if (state.kind !== 'required') throw new Error('Nothing is required');
      const challenge = succeeded(await authentication.validate(state.targets.validate, 'M_TAN')());
      const wrong = { challengeId: challenge.id, type: challenge.type, tan: '999999' };
      expect(failed(await authentication.activate(state.targets.activate, wrong)())).toMatchObject({
        kind: 'tan',
        reason: 'invalid',
        triesLeft: 2,
      });
      const proof = await bench.prove(challenge);
      expect(succeeded(await authentication.activate(state.targets.activate, proof)())).toMatchObject({
        sessionTanActive: true,
      });
      expect(succeeded(await authentication.state()())).toMatchObject({ kind: 'authorised' });
      expect(succeeded(await bench.orders.dimensions({})()).venues.length).toBeGreaterThan(0);
      expect(succeeded(await bench.sessions.load()()).tanState).toBeUndefined();
    });

    it('tells the ways of release and what is left [TAN-12]', async () => {
      const { authentication, tanMethods } = bench;
      const state = succeeded(await authentication.state()());
      if (state.kind !== 'required') throw new Error('Nothing is required');
      const challenge = succeeded(await authentication.validate(state.targets.validate, 'M_TAN')());
      await authentication.activate(state.targets.activate, await bench.prove(challenge))();
      const methods = succeeded(await tanMethods.methods()());
      expect(methods).toMatchObject({
        favourite: 'P_TAN_PUSH',
        isLocked: false,
        triesLeft: 3,
        challengesLeft: 5,
      });
      expect(methods.methods.find(({ type }) => type === 'M_TAN')?.recipient).toMatch(/^\+49 [*\d ]+$/);
    });
  });
}
