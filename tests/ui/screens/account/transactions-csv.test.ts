import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { mainAccount } from '@adapters/fake/bank/fake-world';
import { createFormats } from '@ui/i18n/formats';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import { transactionsCsv } from '@ui/screens/account/transactions-csv';

describe('the transactions as a file [CUS-02]', () => {
  it('are those shown, with figures of the language, and no cell is taken for a formula', () => {
    const t = createTexts('de', germanTexts).t;
    const [pending] = new FakeBank().world.transactions.get(mainAccount) ?? [];
    if (pending === undefined) throw new Error('No transaction');
    const { booking: _booking, ...paid } = pending;
    const hostile = { ...paid, party: { name: '=HYPERLINK("x")' }, lines: ['+49 30 1'] };
    const [head, row] = transactionsCsv([hostile], t, createFormats('de', t)).split('\r\n');
    expect(head).toBe(
      'Status;Buchung;Wertstellung;Art;Auftraggeber oder Empfänger;IBAN;Verwendungszweck;Betrag;Währung;Referenz',
    );
    expect(row).toBe(
      `nicht gebucht;;2026-11-25;Wertpapiere;"'=HYPERLINK(""x"")";;'+49 30 1;-2.340,40;EUR;transaction-4`,
    );
  });
});
