import { HttpMessageGateway, httpMessageRelease } from '@adapters/http/postbox/http-message-gateway';
import { bernd, openSession, signIn } from '../support/signed-in';
import { newKey } from '../support/signing';
import { describeMessageGateway } from '../gateway/message-gateway.contract';

describeMessageGateway('the bank over HTTP', async () => {
  const visit = await signIn(bernd);
  await openSession(visit);
  return {
    messages: new HttpMessageGateway(visit.client),
    release: httpMessageRelease(visit.client),
    newKey,
  };
});
