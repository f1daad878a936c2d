import { add, decimal, decimalText, zero } from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import { Type, type Static } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import { isOwnClientId, signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { listAnswer } from '@sandbox/platform/http/list-answer';
import { AmountSchema, ErrorSchema, IdSchema, PagingQuery } from '@sandbox/platform/http/schemas';
import { BalanceSchema, balanceAnswer } from '@sandbox/areas/customer/account-answer';
import { contractsOf } from '@sandbox/areas/customer/products';
import { depositAnswer } from './deposit-answer';
import { depotReading } from '@sandbox/ledger/depot/depot-reading';
import { TotalsSchema, totalsAnswer } from '@sandbox/ledger/depot/position-answer';
import { marketOf } from '@sandbox/market/market';

/** What the bank has for its customers; of a card there is no balance of its own. */
const PRODUCT_TYPES = ['ACCOUNT', 'CARD', 'DEPOT', 'LOAN', 'SAVINGS'] as const;
const CONNECTIONS = ['CURRENT_CLIENT', 'OTHER_COMDIRECT', 'OTHER_EXTERNAL'] as const;

const BalancesQuery = Type.Object({
  productType: Type.Optional(Type.Enum(PRODUCT_TYPES)),
  clientConnectionType: Type.Optional(Type.Enum(CONNECTIONS)),
  targetClientId: Type.Optional(IdSchema),
  'without-attr': Type.Optional(Type.Enum(['balance'])),
  ...PagingQuery,
});

const ProductBalanceSchema = Type.Object({
  productId: Type.String(),
  productType: Type.Enum(PRODUCT_TYPES),
  targetClientId: Type.String(),
  clientConnectionType: Type.Enum(CONNECTIONS),
  balance: Type.Optional(Type.Union([BalanceSchema, TotalsSchema])),
});
type ProductBalance = Static<typeof ProductBalanceSchema>;

const ReportSchema = Type.Object({
  paging: Type.Object({ index: Type.Integer(), matches: Type.Integer() }),
  aggregated: Type.Object({ balanceEUR: AmountSchema, availableCashAmountEUR: AmountSchema }),
  values: Type.Array(ProductBalanceSchema),
});

/** All that a customer has in one report: accounts with their balances, depots with their values (api.md 8). */
export function allBalancesRoutes(server: BankServer, bank: Bank): void {
  server.get(
    '/api/reports/participants/:clientId/v1/allbalances',
    {
      schema: {
        operationId: 'getAllBalances',
        summary: 'Balances of all products',
        description:
          'Accounts with their balances and depots with their values, and what they come to in EUR. What is at other banks the bank does not know.',
        tags: ['reports'],
        params: Type.Object({ clientId: IdSchema }),
        querystring: BalancesQuery,
        response: { 200: ReportSchema, 400: ErrorSchema, 404: ErrorSchema },
      },
    },
    async (request, reply) => {
      const caller = signedIn(request);
      const { query } = request;
      const isOwn = query.targetClientId === undefined || isOwnClientId(caller, query.targetClientId);
      const isCurrent = (query.clientConnectionType ?? 'CURRENT_CLIENT') === 'CURRENT_CLIENT';
      const all = isOwn && isCurrent ? await balancesOf(bank, caller.clientId) : [];
      const wanted = all.filter(
        ({ productType }) => query.productType === undefined || productType === query.productType,
      );
      const { paging, values } = listAnswer(reply, wanted, query);
      return reply.send({
        paging,
        aggregated: sumsOf(wanted),
        values:
          query['without-attr'] === undefined
            ? values
            : values.map(({ balance: _balance, ...product }) => product),
      });
    },
  );
}

async function balancesOf(bank: Bank, clientId: string): Promise<readonly ProductBalance[]> {
  const [accounts, depots, market] = await Promise.all([
    bank.db.selectFrom('account').selectAll().where('client_id', '=', clientId).orderBy('rank').execute(),
    bank.db
      .selectFrom('depot')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('closed_on', 'is', null)
      .orderBy('rank')
      .execute(),
    marketOf(bank),
  ]);
  const whose = { targetClientId: clientId, clientConnectionType: 'CURRENT_CLIENT' } as const;
  const balances: ProductBalance[] = [];
  for (const account of accounts) {
    const balance = await balanceAnswer(bank, account);
    balances.push({ productId: account.account_id, productType: 'ACCOUNT', ...whose, balance });
  }
  for (const contract of await contractsOf(bank.db, clientId)) {
    if (contract.product_type !== 'SAVINGS' || contract.client_id !== clientId) continue;
    const balance = await depositAnswer(bank, contract);
    balances.push({ productId: contract.contract_id, productType: 'SAVINGS', ...whose, balance });
  }
  for (const { depot_id } of depots) {
    const { sums, at } = await depotReading(bank, market, clientId, depot_id, true);
    const balance = totalsAnswer(depot_id, sums, instant(at));
    balances.push({ productId: depot_id, productType: 'DEPOT', ...whose, balance });
  }
  return balances;
}

/** What all products come to in EUR; of a depot nothing can be spent. */
function sumsOf(products: readonly ProductBalance[]): Static<typeof ReportSchema>['aggregated'] {
  let all = zero;
  let available = zero;
  for (const { balance } of products) {
    if (balance === undefined) continue;
    if ('balanceEUR' in balance) {
      all = add(all, decimal(balance.balanceEUR.value));
      available = add(available, decimal(balance.availableCashAmountEUR.value));
    } else all = add(all, decimal(balance.currentValue.value));
  }
  return {
    balanceEUR: { value: decimalText(all), unit: 'EUR' },
    availableCashAmountEUR: { value: decimalText(available), unit: 'EUR' },
  };
}
