import { FakeAccountGateway } from '@adapters/fake/bank/fake-account-gateway';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDepositGateway } from '@adapters/fake/bank/fake-deposit-gateway';
import { FakeDocumentGateway } from '@adapters/fake/postbox/fake-document-gateway';
import { FakeUnreadGateway } from '@adapters/fake/postbox/fake-unread-gateway';
import { FakeTransactionGateway } from '@adapters/fake/bank/fake-transaction-gateway';
import { describeBankingGateways } from '../../contracts/gateway/banking-gateways.contract';

describeBankingGateways('the fake bank', () => {
  const bank = new FakeBank();
  return Promise.resolve({
    accounts: new FakeAccountGateway(bank),
    transactions: new FakeTransactionGateway(bank),
    deposits: new FakeDepositGateway(bank),
    documents: new FakeDocumentGateway(bank),
    unread: new FakeUnreadGateway(bank),
  });
});
