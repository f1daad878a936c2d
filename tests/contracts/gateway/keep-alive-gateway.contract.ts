import type { KeepAliveGateway } from '@application/ports/bank/session/keep-alive-gateway';
import { failed, succeeded } from '../answers';

/** A gateway of a customer who is signed in, and how the bank ends that session. */
export interface KeepAliveBench {
  readonly gateway: KeepAliveGateway;
  end(): Promise<void>;
}

/** The contract of every keep-alive gateway: the fake obeys it, and the HTTP adapter on a running bank. */
export function describeKeepAliveGateway(name: string, make: () => Promise<KeepAliveBench>): void {
  describe(`${name} as a keep-alive gateway [KIT-07]`, () => {
    it('is answered as long as the session lives', async () => {
      const { gateway } = await make();
      succeeded(await gateway.ping(1230)());
      succeeded(await gateway.ping(300)());
    });

    it('learns that the session is over', async () => {
      const { gateway, end } = await make();
      await end();
      expect(failed(await gateway.ping(1230)()).kind).toBe('session-expired');
    });
  });
}
