import { HttpAccountGateway } from '@adapters/http/account/http-account-gateway';
import { HttpDepositGateway } from '@adapters/http/account/http-deposit-gateway';
import { HttpTransactionGateway } from '@adapters/http/account/http-transaction-gateway';
import { HttpDocumentGateway } from '@adapters/http/postbox/http-document-gateway';
import { anna, openSessionBySms, signIn } from '../support/signed-in';
import { HttpUnreadGateway } from '@adapters/http/postbox/http-unread-gateway';
import { describeBankingGateways } from '../gateway/banking-gateways.contract';

describeBankingGateways('the bank over HTTP', async () => {
  const visit = await signIn(anna);
  await openSessionBySms(visit, anna);
  return {
    accounts: new HttpAccountGateway(visit.client),
    transactions: new HttpTransactionGateway(visit.client),
    deposits: new HttpDepositGateway(visit.client),
    documents: new HttpDocumentGateway(visit.client),
    unread: new HttpUnreadGateway(visit.client),
  };
});
