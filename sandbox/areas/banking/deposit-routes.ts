import { Type } from 'typebox';
import { contractsOf } from '@sandbox/areas/customer/products';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { listAnswer } from '@sandbox/platform/http/list-answer';
import {
  AmountSchema,
  ErrorSchema,
  IdSchema,
  ListSchema,
  Nullable,
  PagingQuery,
} from '@sandbox/platform/http/schemas';
import { depositAnswer } from './deposit-answer';

const DepositSchema = Type.Object({
  depositId: Type.String(),
  depositType: Type.String(),
  displayId: Type.String(),
  amount: AmountSchema,
  rate: Nullable(Type.String({ description: 'In percent a year; null where none is agreed.' })),
  collectedOn: Nullable(
    Type.String({ description: 'The day its money is collected on, as long as that is to come.' }),
  ),
  end: Nullable(Type.String({ description: 'The day the money comes back; null where there is no term.' })),
});

/** Deposits of a customer, each with what is on it and on which terms. */
export function depositRoutes(server: BankServer, bank: Bank): void {
  server.get(
    '/api/banking/clients/:clientId/v1/deposits',
    {
      schema: {
        operationId: 'getDeposits',
        summary: 'Deposits of the customer',
        description: 'Every deposit in force with its amount, its rate and its end, the oldest first.',
        tags: ['banking'],
        params: Type.Object({ clientId: IdSchema }),
        querystring: Type.Object(PagingQuery),
        response: { 200: ListSchema(DepositSchema), 404: ErrorSchema },
      },
    },
    async (request, reply) => {
      const { clientId } = signedIn(request);
      const contracts = await contractsOf(bank.db, clientId);
      const own = contracts.filter(
        ({ client_id, product_type }) => client_id === clientId && product_type === 'SAVINGS',
      );
      const deposits = await Promise.all(
        own.map(async (contract) => ({
          depositId: contract.contract_id,
          depositType: contract.sub_type,
          displayId: contract.display_id,
          amount: (await depositAnswer(bank, contract)).balance,
          rate: contract.terms['rate'] ?? null,
          collectedOn: contract.collects_at === null ? null : (contract.terms['start'] ?? null),
          end: contract.terms['end'] ?? null,
        })),
      );
      return reply.send(listAnswer(reply, deposits, request.query));
    },
  );
}
