import { packedRows, unpackedRows } from '@sandbox/platform/db/packed-rows';
import type { LotTable } from '@sandbox/ledger/ledger-tables';
import { openWerkbank, type Werkbank } from '../../support/werkbank';

let werkbank: Werkbank;

beforeAll(async () => {
  werkbank = await openWerkbank();
});
afterAll(() => werkbank.close());

describe('rows that are read as one text [OBK-06]', () => {
  it('are those that are read one by one, in the order that was asked for', async () => {
    const { db } = werkbank.bank;
    const rows = await db
      .selectFrom('lot')
      .select(['lot_id', 'quantity', 'cost_eur'])
      .orderBy('bought_at')
      .orderBy('lot_id')
      .execute();
    const packed = await db
      .selectFrom('lot')
      .select(packedRows<LotTable>(['lot_id', 'quantity', 'cost_eur'], ['bought_at', 'lot_id']).as('rows'))
      .executeTakeFirstOrThrow();
    expect(rows.length).toBeGreaterThan(1);
    expect(unpackedRows(packed.rows)).toEqual(
      rows.map(({ lot_id, quantity, cost_eur }) => [lot_id, quantity, cost_eur]),
    );
  });

  it('are none where none is found', async () => {
    const packed = await werkbank.bank.db
      .selectFrom('lot')
      .select(packedRows<LotTable>(['lot_id']).as('rows'))
      .where('client_id', '=', 'nobody')
      .executeTakeFirstOrThrow();
    expect(unpackedRows(packed.rows)).toEqual([]);
  });
});
