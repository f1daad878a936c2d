import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { ledgerReport } from './ledger-report';

const text = Type.String();

/** `GET /sandbox/api/ledger`: the sum of every book and the grand totals, which are 0 (wire.md). */
export function ledgerRoutes(server: BankServer, bank: Bank): void {
  server.get(
    '/sandbox/api/ledger',
    {
      schema: {
        tags: ['sandbox'],
        response: {
          200: Type.Object({
            sound: Type.Boolean(),
            gaps: Type.Array(text),
            totals: Type.Array(Type.Object({ unit: text, amount: text })),
            accounts: Type.Array(
              Type.Object({
                clientId: text,
                book: text,
                owner: text,
                unit: text,
                amount: text,
                balance: text,
              }),
            ),
          }),
        },
      },
    },
    async () => {
      const { accounts, totals, gaps, sound } = await ledgerReport(bank.db);
      return { sound, gaps: [...gaps], totals: [...totals], accounts: [...accounts] };
    },
  );
}
