import { HttpKeepAliveGateway } from '@adapters/http/session/http-keep-alive-gateway';
import { describeKeepAliveGateway } from '../gateway/keep-alive-gateway.contract';
import { bankAt } from '../support/bank-at';
import { signIn } from '../support/signed-in';

/** Mina Nolte, whom no other contract signs in. */
const mina = { zugangsnummer: '10000013', pin: '131313' };

describeKeepAliveGateway('the bank over HTTP', async () => {
  const { client } = await signIn(mina);
  return {
    gateway: new HttpKeepAliveGateway(client, '/cp/keepalive'),
    end: async () => {
      await fetch(bankAt(`/sandbox/api/sessions/${mina.zugangsnummer}/age`), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ seconds: 1300 }),
      });
    },
  };
});
