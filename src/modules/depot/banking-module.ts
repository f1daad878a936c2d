import { HttpDepositGateway } from '@adapters/http/account/http-deposit-gateway';
import { HttpTransactionGateway } from '@adapters/http/account/http-transaction-gateway';
import { HttpDocumentGateway } from '@adapters/http/postbox/http-document-gateway';
import { ContainerModule } from 'inversify';
import { bankTokens } from '../session/bank-tokens';
import { bankingTokens } from './banking-tokens';

/** The bookings of accounts, deposits and the postbox. */
export const bankingModule = new ContainerModule(({ bind }) => {
  bind(bankingTokens.transactions)
    .toResolvedValue((client) => new HttpTransactionGateway(client), [bankTokens.client])
    .inSingletonScope();
  bind(bankingTokens.deposits)
    .toResolvedValue((client) => new HttpDepositGateway(client), [bankTokens.client])
    .inSingletonScope();
  bind(bankingTokens.documents)
    .toResolvedValue((client) => new HttpDocumentGateway(client), [bankTokens.client])
    .inSingletonScope();
});
