import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeKnowledgeGateway } from '@adapters/fake/bank/fake-knowledge-gateway';
import { productGroupId } from '@domain/codes/ids';
import { describeKnowledgeGateway } from '../../contracts/gateway/knowledge-gateway.contract';

describeKnowledgeGateway('the fake bank', async () => ({
  knowledge: new FakeKnowledgeGateway(new FakeBank()),
  untouched: productGroupId('optionsscheine'),
}));
