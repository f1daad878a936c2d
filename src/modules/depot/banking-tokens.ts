import type { DocumentGateway } from '@application/ports/bank/document-gateway';
import type { TransactionGateway } from '@application/ports/bank/transaction-gateway';
import { token } from '../../token';

/** What `banking-module` binds. */
export const bankingTokens = {
  transactions: token<TransactionGateway>('TransactionGateway'),
  documents: token<DocumentGateway>('DocumentGateway'),
} as const;
