import type { DepositGateway } from '@application/ports/bank/deposit-gateway';
import type { DocumentGateway } from '@application/ports/bank/document-gateway';
import type { TransactionGateway } from '@application/ports/bank/transaction-gateway';
import { token } from '../../token';

/** What `banking-module` binds. */
export const bankingTokens = {
  transactions: token<TransactionGateway>('TransactionGateway'),
  deposits: token<DepositGateway>('DepositGateway'),
  documents: token<DocumentGateway>('DocumentGateway'),
} as const;
