import { HttpKnowledgeGateway } from '@adapters/http/knowledge/http-knowledge-gateway';
import { describeKnowledgeGateway } from '../gateway/knowledge-gateway.contract';
import { bernd, openSession, signIn } from '../support/signed-in';
import { valueOf } from '../support/value-of';

describeKnowledgeGateway('the bank over HTTP', async () => {
  const visit = await signIn(bernd);
  await openSession(visit);
  const knowledge = new HttpKnowledgeGateway(visit.client);
  // Each test begins with a group of its own: what a customer has shown stays.
  const untouched = (await valueOf(knowledge.progress())).find(({ status }) => status === 'UNVERIFIED');
  if (untouched === undefined) throw new Error('Bernd has begun with every group');
  return { knowledge, untouched: untouched.groupId };
});
