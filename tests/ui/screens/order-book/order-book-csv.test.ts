import { germanTexts } from '@ui/i18n/german-texts';
import { createFormats } from '@ui/i18n/formats';
import { createTexts } from '@ui/i18n/texts';
import { sap } from '@adapters/fake/bank/fake-market';
import { bookEntries } from '@domain/order/open/book-entry';
import { orderBookCsv } from '@ui/screens/order-book/order-book-csv';
import { sampleOrder } from './sample-order';

const i18n = createTexts('de', germanTexts);
const words = {
  t: i18n.t,
  formats: createFormats('de', i18n.t),
  partNameOf: () => 'Stop',
};

describe('the order book as CSV [OBK-01]', () => {
  it('holds exactly the rows that are shown, each leg under its order', () => {
    const combined = sampleOrder('oco', {
      orderType: 'ONE_CANCELS_OTHER',
      subOrders: [sampleOrder('stop', { orderType: 'STOP_MARKET' })],
    });
    const [head, ...rows] = orderBookCsv(
      bookEntries([combined, sampleOrder('a')], () => true),
      words,
    ).split('\r\n');
    expect(head).toMatch(/^Ordernummer;Erteilt am;Wertpapier;WKN;/);
    expect(rows.map((row) => row.split(';')[0])).toEqual(['oco', 'stop', 'a']);
    expect(rows[1]).toContain(';Stop;Verkauf;Stop;40;Stück;');
    expect(rows[2]).toMatch(/;40;Stück;0;40;252,00;;EUR;;Offen$/);
  });

  it('never hands a spreadsheet a formula', () => {
    const hostile = sampleOrder('a', { instrument: { ...sap, name: '=HYPERLINK("x")' } });
    expect(
      orderBookCsv(
        bookEntries([hostile], () => false),
        words,
      ),
    ).toContain(`"'=HYPERLINK(""x"")"`);
  });
});
