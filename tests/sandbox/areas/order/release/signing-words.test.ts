import { inGroups } from '@tests/support/iban-in-groups';
import { otherIban } from '@sandbox/world/iban';
import { openWerkbank, tanOf, type Werkbank } from '../../../support/werkbank';
import { FUND, OLGA, debit, eur } from '../check/message-cases';
import { TradingDesk, type Body } from '../trading';

let werkbank: Werkbank;
beforeAll(async () => {
  werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
});
afterAll(() => werkbank.close());

/** What the customer's telephone shows of an order, by the label of its line. */
async function signed(by: string, bodyOf: (desk: TradingDesk) => Promise<Body>) {
  const desk = await TradingDesk.open(werkbank, by);
  const { id } = tanOf(await desk.validate(await bodyOf(desk)));
  const { lines } = await desk.customer.message(id);
  return Object.fromEntries(lines.map(({ label, value }) => [label, value]));
}

describe('what the customer signs for an order [TAN-14]', () => {
  it('says on what conditions it is executed [ORD-10]', async () => {
    const lines = await signed('10000002', (desk) =>
      desk.body({ venue: 'Xetra', limitAt: '150.00', limitExtension: 'FOK' }),
    );
    expect(lines['Preis']).toBe('Limit 150,00 EUR, sofort und vollständig oder gar nicht');
    const kept = await signed('10000002', (desk) =>
      desk.body({ venue: 'Xetra', limitAt: '150.00', tradingRestriction: 'CAO' }),
    );
    expect(kept['Preis']).toBe('Limit 150,00 EUR, nur in der Schlussauktion');
  });

  it('calls the quantity of a bond nominal, for it is not what is paid [ORD-08]', async () => {
    const lines = await signed('10000002', (desk) =>
      desk.body({ wkn: '110258', venue: 'Frankfurt', pieces: '5000' }),
    );
    expect(lines['Auftrag']).toBe('Kauf nominal 5.000 EUR');
  });

  // rules.md 7: 4.90 EUR and 0.25 % of the value, at least 9.90, and 2.50 for the exchange; rules.md: nominal times price.
  it('names what a purchase debits and a sale credits before taxes, with fees, and spread in the price alone [ORD-19]', async () => {
    const small = await signed('10000002', (desk) =>
      desk.body({ venue: 'Xetra', limitAt: '150.00', pieces: '2' }),
    );
    expect([small['Wert etwa'], small['Belastung etwa']]).toEqual(['300,00 EUR', '312,40 EUR']);
    const large = await signed('10000002', (desk) =>
      desk.body({ venue: 'Xetra', limitAt: '150.00', pieces: '20' }),
    );
    expect([large['Wert etwa'], large['Belastung etwa']]).toEqual(['3.000,00 EUR', '3.014,90 EUR']);
    const sale = await signed('10000002', (desk) =>
      desk.body({ venue: 'Xetra', limitAt: '260.00', pieces: '2', side: 'SELL' }),
    );
    expect(sale).not.toHaveProperty('Belastung etwa');
    expect([sale['Wert etwa'], sale['Gutschrift vor Steuern etwa']]).toEqual(['520,00 EUR', '507,60 EUR']);
    expect(sale['Konto']).toMatch(/^DE\d\d( \d{4}){4} \d\d$/);
  });

  it('says until when the base is valid, and until when what follows it [ORD-13]', async () => {
    const lines = await signed('10000002', async (desk) =>
      desk.next(
        { limitAt: '190.00' },
        await desk.body({ side: 'SELL', limitAt: '260.00', validityType: 'GTD', validity: '2026-12-04' }),
      ),
    );
    expect(lines['Teilorder 1']).toBe('Kauf 10 Stück, Limit 190,00 EUR, gültig bis 23.11.2026');
    expect(lines['Teilorder 2']).toBe('Verkauf 10 Stück, Limit 260,00 EUR, gültig bis 04.12.2026');
    expect(lines).not.toHaveProperty('Gültig bis');
  });

  it('says who pays by direct debit, and how much at most [ORD-14]', async () => {
    const payer = otherIban('1');
    const wish = { ...FUND, quantity: eur('900.00') };
    const bounded = await signed(OLGA, (desk) =>
      desk.body({ ...wish, directDebit: debit(payer, '1000.00') }),
    );
    expect(bounded['Lastschrift']).toBe(
      `${inGroups(payer)}, Olga Petri, höchstens 1.000,00 EUR mit Entgelten`,
    );
    const unbounded = await signed(OLGA, (desk) => desk.body({ ...wish, directDebit: debit(payer) }));
    expect(unbounded['Lastschrift']).toBe(`${inGroups(payer)}, Olga Petri`);
    const settled = await signed(OLGA, (desk) => desk.body({ ...wish, quantity: eur('300.00') }));
    expect(settled).not.toHaveProperty('Lastschrift');
  });
});

it('a change is signed with each new term beside the one before, and with nothing that stays [TAN-14] [ORD-23]', async () => {
  const desk = await TradingDesk.open(werkbank, '10000002');
  const { orderId } = await desk.send(await desk.body({ limitAt: '150.00', pieces: '10' }));
  await desk.pass(2);
  const linesOf = async (change: Body) => {
    const answer = await desk.customer.post(`/api/brokerage/v3/orders/${orderId}/validation`, change);
    const { lines } = await desk.customer.message(tanOf(answer).id);
    return lines.filter(({ label }) => label.startsWith('Neu'));
  };
  expect(await linesOf({ limit: eur('151.00') })).toEqual([
    { label: 'Neues Limit', value: '151,00 EUR, bisher 150,00 EUR' },
  ]);
  expect(
    await linesOf({ quantity: { value: '5', unit: 'XXX' }, validityType: 'GTD', validity: '2026-12-04' }),
  ).toEqual([
    { label: 'Neue Menge', value: '5 Stück, bisher 10 Stück' },
    { label: 'Neu gültig bis', value: '04.12.2026, bisher 23.11.2026' },
  ]);
});
