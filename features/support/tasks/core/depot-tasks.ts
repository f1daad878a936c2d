import assert from 'node:assert/strict';
import { sap } from '@adapters/fake/bank/fake-market';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import type { AccountBalance } from '@domain/depot/account';
import { accountType } from '@domain/depot/account-type';
import { partSums, rankedParts } from '@domain/depot/allocation';
import { columnIds, type ColumnId } from '@domain/depot/overview-column';
import type { Position } from '@domain/depot/position';
import { profitLoss } from '@domain/depot/revaluation';
import { rankedBalances } from '@domain/depot/settlement-rank';
import { totalsOf } from '@domain/depot/totals-of';
import { instrumentTypeOf } from '@domain/instrument/instrument-type';
import { amount, type Amount } from '@domain/money/amount';
import { accountId, positionId } from '@domain/codes/ids';
import { EUR, unit } from '@domain/money/unit';
import { PositionRanking } from '@domain/depot/position-ranking';
import { positionsCsv } from '@ui/screens/depot-overview/positions-csv';
import { positionRanks } from '@domain/depot/positions-view-state';
import { createFormats } from '@ui/i18n/formats';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import { writtenAmount, writtenNumber } from '../../parameter-types';
import { transferred } from '@tests/domain/depot/transferred';
import * as E from 'fp-ts/Either';

type Line = Readonly<Record<string, string>>;

const zero = amount('0', EUR);
/** Of a balance whose figures are nobody's matter. */
const noMoney = { balance: zero, balanceEur: zero, availableCash: zero, availableCashEur: zero };

const written = ({ value, unit: currency }: Amount): string => `${writtenNumber(value)} ${currency}`;

/** Columns by their headings, kinds of securities by their names. */
const columnWords: Readonly<Record<string, ColumnId | 'name'>> = {
  Wertpapier: 'name',
  Wert: 'value',
  'Seit Kauf in Prozent': 'profitShare',
};
const typeWords: Readonly<Record<string, string>> = { Aktie: 'SHARE', ETF: 'ETF' };
const typeWord = (type: string): string =>
  Object.keys(typeWords).find((word) => typeWords[word] === type) ?? type;

/** What a depot holds, and what its overview makes of it. */
export class DepotTasks {
  #positions: readonly Position[] = [];
  #accounts: readonly AccountBalance[] = [];
  #settling = accountId('');

  hold(lines: readonly Line[]): void {
    this.#positions = lines.map((line) =>
      position(line['Wertpapier'] ?? '', writtenAmount(line['Wert'] ?? ''), {
        type: typeWords[line['Art'] ?? ''] ?? '',
        paid: line['Kaufwert'] ?? '',
      }),
    );
  }

  add(name: string, value: Amount): void {
    this.#positions = [...this.#positions, position(name, value)];
  }

  expectValue(value: Amount): void {
    assert.deepEqual(totalsOf(this.#positions, EUR)?.currentValue, value);
  }

  expectUnknownValue(): void {
    assert.equal(totalsOf(this.#positions, EUR), undefined);
  }

  expectGain(gain: Amount): void {
    assert.deepEqual(totalsOf(this.#positions, EUR)?.profitLossPurchase?.absolute, gain);
  }

  expectUnknownPurchaseValue(): void {
    assert.equal(totalsOf(this.#positions, EUR)?.purchaseValue, undefined);
  }

  expectOrder(column: string, descending: boolean, names: readonly string[]): void {
    const rank = positionRanks.find((candidate) => candidate === columnWords[column]);
    assert.ok(rank, `There is no column ${column}.`);
    const ranked = this.#ranked(rank, descending);
    assert.deepEqual(
      ranked.map(({ instrument }) => instrument?.name),
      names,
    );
  }

  expectParts(lines: readonly Line[]): void {
    const parts = rankedParts(partSums(this.#positions, 'type', EUR), EUR).map(({ key, value, share }) => ({
      Teil: typeWord(key ?? ''),
      Wert: written(value),
      Anteil: share === undefined ? '' : writtenNumber(share),
    }));
    assert.deepEqual(parts, lines);
  }

  expectFile(columns: readonly string[], lines: readonly string[]): void {
    const { t } = createTexts('de', germanTexts);
    const file = positionsCsv({
      positions: this.#ranked('value', true).map((shown) => ({ position: shown })),
      columns: columns.flatMap((column) => columnIds.filter((id) => id === columnWords[column])),
      context: { t, whole: () => undefined, sectorName: (sector) => sector, depotName: () => '' },
      formats: createFormats('de', t),
    });
    assert.deepEqual(file.split('\r\n'), lines);
  }

  settle(settling: string, lines: readonly Line[]): void {
    this.#settling = accountId(settling);
    this.#accounts = lines.map((line) => {
      const number = line['Nummer'] ?? '';
      const type = accountType(line['Schlüssel'] ?? '');
      assert.ok(E.isRight(type), `${line['Schlüssel'] ?? ''} is no account type.`);
      const id = accountId(number);
      const currency = unit(line['Währung'] ?? 'EUR');
      return { accountId: id, account: { id, displayId: number, currency, type: type.right }, ...noMoney };
    });
  }

  expectAccounts(numbers: readonly string[]): void {
    const ranked = rankedBalances(this.#accounts, this.#settling);
    assert.deepEqual(
      ranked.map(({ account }) => account?.displayId),
      numbers,
    );
  }

  expectUnknownAccountType(key: string): void {
    assert.deepEqual(accountType(key), E.left({ kind: 'unknown-account-type', key }));
  }

  #ranked(rank: (typeof positionRanks)[number], descending: boolean): readonly Position[] {
    const rows = this.#positions.map((stated) => ({ stated }));
    return new PositionRanking(rows).ranked(rank, descending).map(({ stated }) => stated);
  }
}

/** A position of this value; what was paid for it is unknown unless said. */
function position(
  name: string,
  currentValue: Amount,
  { type, paid } = { type: 'SHARE', paid: '' },
): Position {
  const purchaseValue = paid === '' ? undefined : writtenAmount(paid);
  return {
    ...transferred,
    id: positionId(name),
    depotId: mainDepot,
    instrument: { ...sap, name, type: instrumentTypeOf(type) },
    currentValue,
    ...(purchaseValue && { purchaseValue }),
    profitLossPurchase: profitLoss(currentValue, purchaseValue),
  };
}
