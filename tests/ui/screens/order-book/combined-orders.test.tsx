import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { errorMessage } from '@adapters/fake/bank/fake-refusal';
import { intentId, orderId } from '@domain/codes/ids';
import type { Message } from '@domain/message/message';
import * as E from 'fp-ts/Either';
import type { Order } from '@domain/order/open/order';
import { amount } from '@domain/money/amount';
import { EUR, PIECES } from '@domain/money/unit';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillBrowserGaps } from '../../browser-gaps';
import { shownBook } from './book-bench';
import { sampleOrder } from './sample-order';

const nothingOpen = { openQuantity: amount('0', PIECES), deletable: false, modifiable: false };
const stop: Partial<Order> = { legNumber: 1, orderType: 'STOP_MARKET', triggerLimit: amount('214.00', EUR) };
const oco = (first: Partial<Order> = {}, second: Partial<Order> = {}): Order =>
  sampleOrder('oco', {
    orderType: 'ONE_CANCELS_OTHER',
    modifiable: false,
    subOrders: [
      sampleOrder('stop', { ...stop, ...first }),
      sampleOrder('limit', { legNumber: 2, ...second }),
    ],
  });
const next = (): Order =>
  sampleOrder('next', {
    orderType: 'NEXT_ORDER',
    side: 'BUY',
    modifiable: false,
    subOrders: [
      sampleOrder('base', { side: 'BUY', modifiable: false }),
      { ...oco({ status: 'WAITING', ...nothingOpen }, { status: 'WAITING', ...nothingOpen }), legNumber: 2 },
    ],
  });
const open = async (name: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: `Einzelheiten zu ${name} zeigen` }));
};

describe('combined orders in the book', () => {
  it('show their legs under them, those of a follow that is combined too [OBK-01] [ORD-13]', async () => {
    await shownBook([next()]);
    expect(
      screen
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent.split('Nr.')[0])
        .slice(1),
    ).toEqual(['Basisorder', 'Folgeorder', 'Stop', 'Limit']);
  });

  it('offer to change and cancel a leg under its own number [OBK-02]', async () => {
    await shownBook([oco()]);
    expect(screen.getByRole('link', { name: 'Verkauf SAP SE, Stop ändern' })).toHaveAttribute(
      'href',
      '/ngbrk/order/aenderung?orderid=oco&leg=stop',
    );
  });

  it('are walked from part to part with the arrow keys [OBK-01]', async () => {
    await shownBook([next()]);
    await open('Kauf SAP SE');
    const graph = screen.getByRole('tree', { name: 'Teilorders und wie sie zusammenhängen' });
    const nodes = within(graph).getAllByRole('treeitem');
    expect(nodes.map((node) => node.getAttribute('aria-level'))).toEqual(['1', '2', '2']);
    expect(nodes.map((node) => node.tabIndex)).toEqual([0, -1, -1]);
    act(() => {
      nodes[0]?.focus();
    });
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(nodes[2]).toHaveFocus();
    expect(nodes[2]).toHaveTextContent(/Limitnach voller Ausführung, hebt auf/);
    await userEvent.keyboard('{Home}');
    expect(nodes[0]).toHaveFocus();
  });

  it('say why the partner of an executed leg is cancelled [OBK-01]', async () => {
    await shownBook([
      oco(
        { status: 'EXECUTED', executedQuantity: amount('40', PIECES), ...nothingOpen },
        { status: 'CANCELLED_SYSTEM', ...nothingOpen },
      ),
    ]);
    await open('Verkauf SAP SE');
    const [first, second] = screen.getAllByRole('treeitem');
    expect(first).toHaveTextContent('Ausgeführt');
    expect(second).toHaveTextContent('weil die andere Teilorder ausgeführt wurde');
  });

  it('show part of it executed as a bar with words [OBK-01]', async () => {
    await shownBook([
      sampleOrder('a', {
        status: 'PARTIALLY_EXECUTED',
        openQuantity: amount('30', PIECES),
        executedQuantity: amount('10', PIECES),
      }),
    ]);
    expect(screen.getByRole('img', { name: /10\sStück von 40\sStück ausgeführt/ })).toBeInTheDocument();
  });
});

describe('what else can be done with an order [OBK-02]', () => {
  beforeAll(async () => {
    fillBrowserGaps();
    await import('@ui/parts/cost/cost-notes');
    await import('@ui/parts/order/save-template-dialog');
  });

  it('is offered by a menu too, where a row is too narrow for the words [OBK-02]', async () => {
    await shownBook([oco()]);
    await userEvent.click(screen.getByRole('button', { name: 'Weitere Aktionen für Verkauf SAP SE, Limit' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Ändern',
      'Streichen',
    ]);
    expect(screen.getByRole('menuitem', { name: 'Streichen' })).toHaveAttribute(
      'href',
      '/ngbrk/order/streichung?orderid=oco&leg=limit',
    );
  });

  it('reads its costs on demand [ORD-19]', async () => {
    const { bank } = await shownBook([sampleOrder('a')]);
    await open('Verkauf SAP SE');
    await userEvent.click(screen.getByRole('button', { name: 'Kosten zeigen' }));
    await act(() => bank.scheduler.advance(0));
    expect((await screen.findAllByText('Orderentgelt')).length).toBeGreaterThan(0);
  });

  it('heads the sheet of its costs by the number that people read out [ORD-19] [OBK-01]', async () => {
    const id = orderId('019f3c52-7a10-7cc1-9d44-5e21b204af85');
    const { bank } = await shownBook([{ ...sampleOrder('a'), id }]);
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await open('Verkauf SAP SE');
    await userEvent.click(screen.getByRole('button', { name: 'Kosten zeigen' }));
    await act(() => bank.scheduler.advance(0));
    await userEvent.click(await screen.findByRole('button', { name: 'Drucken oder als PDF sichern' }));
    expect(print).toHaveBeenCalled();
    expect(screen.getByRole('article')).toHaveTextContent(/ · B204 AF85/);
    expect(screen.getByRole('article')).not.toHaveTextContent(id);
  });

  it('keeps it as a template under a name [ORD-21]', async () => {
    const { bank, templates } = await shownBook([sampleOrder('a')]);
    await open('Verkauf SAP SE');
    await userEvent.click(screen.getByRole('button', { name: 'Als Vorlage sichern' }));
    const name = await screen.findByRole('textbox', { name: 'Name der Vorlage' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Mein Verkauf');
    await userEvent.click(screen.getByRole('button', { name: 'Sichern' }));
    await act(() => bank.scheduler.advance(0));
    const kept = await templates.list()();
    expect(kept).toMatchObject({
      right: [{ name: 'Mein Verkauf', order: { orderType: 'LIMIT', side: 'SELL' } }],
    });
  });

  it('says why a subscription stays as it is, and does not offer to repeat it', async () => {
    await shownBook([sampleOrder('a', { orderType: 'SUBSCRIPTION' })]);
    expect(screen.getByText('Zeichnung ist bindend')).toBeInTheDocument();
    await open('Verkauf SAP SE');
    expect(screen.getByText(/Eine Zeichnung lässt sich nicht ändern/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /iederholen/ })).not.toBeInTheDocument();
  });
});

describe('the receipts below the book', () => {
  it('show what the bank keeps of each release, latest first, with why it refused one [CUS-10]', async () => {
    const bank = new FakeBank();
    await shownBook([], '/orderbuch', bank);
    expect(await screen.findByText('Noch keine Freigabe.')).toBeInTheDocument();
    cleanup();
    const refused = { ...errorMessage('KEIN_TEXT'), text: 'Preis außerhalb der Börsengrenzen' };
    const work = { body: '', prove: () => E.right(undefined), refusals: () => [], act: () => 'o-7' };
    bank.keys.once(intentId('k-1'), work);
    bank.keys.once(intentId('k-2'), { ...work, refusals: () => [refused] });
    await shownBook([], '/orderbuch', bank);
    const rows = within(await screen.findByRole('region', { name: 'Belege, Tabelle' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      expect.stringMatching(/abgelehntPreis außerhalb der Börsengrenzenk-2Kennung der Freigabe$/),
      expect.stringMatching(/angenommeno-7$/),
    ]);
  });

  it('say first what was traded, of an order that the page has [CUS-10]', async () => {
    const bank = new FakeBank();
    const work = { body: '', prove: () => E.right(undefined), refusals: () => [], act: () => 'o-1' };
    bank.keys.once(intentId('k-1'), work);
    await shownBook([sampleOrder('o-1')], '/orderbuch', bank);
    const table = within(await screen.findByRole('region', { name: 'Belege, Tabelle' }));
    expect(table.getAllByRole('row')[1]).toHaveTextContent(/angenommenVerkauf SAP SEo-1$/);
  });

  it('show each wrong TAN with what it was for, and that the last one locked [CUS-10]', async () => {
    const bank = new FakeBank();
    const work = { body: '', refusals: () => [], act: () => 'o-7' };
    const wrong = (...messages: readonly Message[]) => ({
      ...work,
      prove: () => E.left({ kind: 'tan' as const, reason: 'invalid' as const, messages }),
    });
    bank.keys.once(intentId('k-1'), wrong(errorMessage('TAN_UNGUELTIG')));
    bank.keys.once(intentId('k-1'), wrong(errorMessage('fehler-tan-gesperrt')));
    await shownBook([], '/orderbuch', bank);
    const rows = within(await screen.findByRole('region', { name: 'Belege, Tabelle' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      expect.stringMatching(/TAN falsch.*gesperrt.*k-1Kennung der Freigabe$/),
      expect.stringMatching(/TAN falschk-1Kennung der Freigabe$/),
    ]);
  });

  it('show every step on this device with the check of their chain', async () => {
    const { log } = await shownBook([]);
    expect(await screen.findByText('Noch keine Freigabe auf diesem Gerät.')).toBeInTheDocument();
    cleanup();
    await log.note({ action: 'cancellation', event: 'silent', subject: 'o-1', detail: '(no-answer)' })();
    await shownBook([], '/orderbuch', undefined, log);
    expect(await screen.findByText('Alle Schritte lückenlos und unverändert')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Streichung keine Antwort o-1/ })).toBeInTheDocument();
  });
});
