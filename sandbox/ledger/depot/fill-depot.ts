import { decimal, decimalText, multiply, rescale, type Decimal } from '@domain/money/decimal';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { insertRows } from '@sandbox/platform/db/insert-rows';
import type { Fill } from '@sandbox/platform/area';
import type { Bank } from '@sandbox/platform/bank';
import { Journal } from '../journal';
import { into, outOf } from '../ledger-line';
import { clientIdOf, depotIdOf } from '@sandbox/world/demo-customers';
import { serialInstruments } from '@sandbox/market/catalogue/serial-instruments';
import { portions } from '../portions';

/** Nora Oelze, who holds every certificate of the long series. */
const CUSTOMER = '10000014';
const DAY = 86_400_000;
const PORTION = 500;

/** The oldest of the purchases, in days before today. */
const OLDEST = 900;

/** Gives a customer one position in each certificate of the long series, bought over the last years. */
async function fillDepot(tx: BankTransaction, bank: Bank): Promise<void> {
  const client_id = clientIdOf(CUSTOMER);
  const journal = await Journal.lock(tx, client_id);
  const depotId = depotIdOf(CUSTOMER, 'depot');
  const now = bank.clock.now();
  const holdings = serialInstruments().map(({ instrument_id: instrumentId, start_price }, index) => {
    const quantity = decimal(String(1 + ((index * 7) % 90)));
    const price = rescale(multiply(decimal(start_price), paidPart(index)), 2, 'half-up');
    return { instrumentId, quantity, price, at: new Date(now - (OLDEST - (index % OLDEST)) * DAY) };
  });
  await insertRows(
    tx,
    'lot',
    holdings.map(({ instrumentId, quantity, price, at }) => ({
      client_id,
      lot_id: bank.newId(),
      depot_id: depotId,
      instrument_id: instrumentId,
      bought_at: at,
      quantity: decimalText(quantity),
      remaining: decimalText(quantity),
      price: decimalText(price),
      cost_eur: decimalText(multiply(quantity, price)),
      cost_left: decimalText(multiply(quantity, price)),
      costs_left: '0.00',
      lump_left: '0.00',
      fx_rate: null,
      transferred: false,
    })),
  );
  for (const [index, some] of portions(holdings, PORTION).entries()) {
    await journal.post({
      kind: 'OPENING',
      reference: `opening/${String(index + 1)}`,
      at: new Date(now),
      lines: some.flatMap(({ instrumentId, quantity }) => [
        into('CUSTODY', depotId, instrumentId, quantity),
        outOf('OPENING', '', instrumentId, quantity),
      ]),
    });
  }
}

/** The depot of ten thousand positions. */
export const depotFill: Fill = { accessNumber: CUSTOMER, fill: fillDepot };

/** What was paid, as a part of the price the world begins with: some gain, some lose. */
const paidPart = (index: number): Decimal => ({ units: BigInt(70 + (index % 45)), scale: 2 });
