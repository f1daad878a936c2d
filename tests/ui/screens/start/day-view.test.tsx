import { FakeApplicationDrafts } from '@adapters/fake/application/fake-application-drafts';
import { FakeValueHistoryGateway } from '@adapters/fake/bank/fake-value-history-gateway';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import { depotId, documentId, messageId } from '@domain/codes/ids';
import type { SecureMessage } from '@domain/postbox/secure-message';
import { instant } from '@domain/time/instant';
import { addDays } from '@domain/time/local-date';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleOrder } from '../order-book/sample-order';
import { bought, part, readBank, shown, toDo, today } from './shown-day';

describe('the day on the start page [CUS-01]', () => {
  it('shows the value with its line, and leads to the depot', async () => {
    await shown();
    const value = part('Depotwert, ein Jahr');
    expect(value.getByRole('link', { name: 'Zur Depotübersicht' })).toHaveAttribute(
      'href',
      '/ngbrk/depotuebersicht',
    );
    expect(value.getByText(/%/)).toBeVisible();
    expect(value.getByText(/Käufe und Verkäufe eingeschlossen\./)).toBeVisible();
    expect(value.getByText(/^EUR, Achse ab \d/)).toBeVisible();
  });

  it('tells what happened today, and nothing of yesterday', async () => {
    const bank = readBank();
    const yesterday = bought(bank, { id: '2', at: instant(Date.UTC(2026, 10, 22, 22)), name: 'BASF SE' });
    bank.world.notifications = [bought(bank), yesterday];
    await shown(bank);
    const entries = part('Heute geschehen').getAllByRole('listitem');
    expect(entries).toHaveLength(1);
    expect(entries[0]).toHaveTextContent(/SAP SE/);
    expect(within(entries[0] ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      '/ngbrk/orderbuch?depot=depot-1&zeitraum=all',
    );
  });

  it('calls nothing of yesterday today where it stands open over midnight, and asks what has happened since', async () => {
    const bank = readBank();
    bank.world.notifications = [bought(bank)];
    await shown(bank);
    expect(part('Heute geschehen').getByText(/SAP SE/)).toBeVisible();
    const midnight = Date.parse('2026-11-23T23:00:00Z') - bank.scheduler.now();
    await act(() => bank.scheduler.advance(midnight - 1000));
    expect(part('Heute geschehen').getByText(/SAP SE/)).toBeVisible();
    bank.world.notifications = [
      bought(bank, { id: '2', name: 'BMW AG', at: instant(Date.parse('2026-11-23T23:00:05Z')) }),
      ...bank.world.notifications,
    ];
    await act(() => bank.scheduler.advance(20_000));
    expect(part('Heute geschehen').queryByText(/SAP SE/)).not.toBeInTheDocument();
    expect(part('Heute geschehen').getByText(/BMW AG/)).toBeVisible();
  });

  it('names what waits: a begun order, orders that end soon, unread documents, each with its way', async () => {
    const bank = readBank();
    bank.orders.put(sampleOrder('a', { validityType: 'GTD', validUntil: addDays(today, 3) }));
    bank.orders.put(sampleOrder('b', { validityType: 'GTD', validUntil: addDays(today, 40) }));
    bank.world.documents = bank.world.documents.map((each, place) => ({ ...each, isRead: place > 0 }));
    await shown(bank, 'BASF SE');
    expect(toDo().getByRole('link', { name: 'Order fortsetzen: BASF SE' })).toHaveAttribute(
      'href',
      '/ngbrk/order/erstellung',
    );
    expect(toDo().getByRole('link', { name: 'Eine Order läuft am 26.11.2026 ab' })).toHaveAttribute(
      'href',
      expect.stringContaining('/ngbrk/orderbuch?depot='),
    );
    expect(toDo().getByRole('link', { name: 'Ein ungelesenes Dokument' })).toHaveAttribute(
      'href',
      '/ngbrk/postfach',
    );
    expect(toDo().queryByText('Im Moment wartet nichts auf Sie.')).toBeNull();
  });

  it.each([
    ['depot', 'Depot eröffnen', '/ngbrk/antrag/depot'],
    ['anlagedepot', 'Portfolioplaner', '/ngbrk/portfolioplaner/onboarding'],
  ] as const)(
    'names an application that was begun, and leads to where it goes on: %s',
    async (product, title, to) => {
      const applications = new FakeApplicationDrafts();
      const draft = { snapshot: { version: 1, fields: {}, rows: {} }, step: 'produkt' } as const;
      applications.drafts = [{ id: 'd', product, version: 1, draft }];
      await shown(readBank(), undefined, applications);
      const link = toDo().getByRole('link', { name: `Antrag fortsetzen: ${title}` });
      expect(link).toHaveAttribute('href', to);
      expect(toDo().queryByText('Im Moment wartet nichts auf Sie.')).toBeNull();
    },
  );

  it('does not claim that nothing waits where it is not known what was applied for', async () => {
    const applications = new FakeApplicationDrafts();
    applications.ails = { kind: 'server', errorId: 'E-1' };
    await shown(readBank(), undefined, applications);
    expect(toDo().queryByText('Im Moment wartet nichts auf Sie.')).toBeNull();
    applications.ails = undefined;
    await userEvent.click(toDo().getByRole('button', { name: 'Noch einmal laden' }));
    expect(await toDo().findByText('Im Moment wartet nichts auf Sie.')).toBeVisible();
  });

  it('names answers of the bank that have not been opened, and leads to them [CUS-02]', async () => {
    const bank = readBank();
    const answer = (id: string, isRead: boolean): SecureMessage => ({
      id: messageId(id),
      number: id,
      topic: 'other',
      text: 'Frage',
      language: 'de',
      sentAt: bank.scheduler.now(),
      answer: { text: 'Antwort', at: bank.scheduler.now(), isRead },
    });
    bank.world.messages = [answer('1', false), answer('2', true), answer('3', false)];
    await shown(bank);
    expect(toDo().getByRole('link', { name: '2 ungelesene Antworten der Bank' })).toHaveAttribute(
      'href',
      '/ngbrk/postfach/nachrichten',
    );
    expect(toDo().queryByText('Im Moment wartet nichts auf Sie.')).toBeNull();
  });

  it('counts what is unread, whatever the bell has shown of it [CUS-01]', async () => {
    const bank = readBank();
    const happening = { kind: 'document', documentId: documentId('x') } as const;
    bank.world.documents = bank.world.documents.map((each) => ({ ...each, isRead: false }));
    bank.world.notifications = [bought(bank, { isSeen: true, name: 'Kontoauszug', happening })];
    const { length } = bank.world.documents;
    await shown(bank);
    expect(toDo().getByRole('link', { name: `${length} ungelesene Dokumente` })).toBeVisible();
  });

  it('says that nothing waits only when all is known', async () => {
    await shown();
    expect(toDo().getByText('Im Moment wartet nichts auf Sie.')).toBeVisible();
    expect(part('Heute geschehen').getByText(/^Heute noch keine Meldung\. Gemeldet wird/)).toBeVisible();
  });

  it.each(['unread', 'list', 'depots'])(
    'does not claim that nothing waits where %s fails, and has it on the second try',
    async (call) => {
      const bank = readBank();
      bank.faults.plan(call, { kind: 'not-reached' });
      await shown(bank);
      expect(toDo().queryByText('Im Moment wartet nichts auf Sie.')).toBeNull();
      expect(
        toDo().getByRole('heading', { name: 'Die Liste Ihrer Aufgaben lässt sich gerade nicht laden' }),
      ).toBeVisible();
      await userEvent.click(toDo().getByRole('button', { name: 'Noch einmal laden' }));
      await act(() => bank.scheduler.advance(1000));
      expect(toDo().getByText('Im Moment wartet nichts auf Sie.')).toBeVisible();
    },
  );

  it('says that the line is on its way, and that it did not come where the depots did not, and has it on the second try', async () => {
    const bank = readBank();
    bank.faults.plan('depots', { kind: 'not-reached' });
    const shownNow = shown(bank);
    const value = () => part('Depotwert, ein Jahr');
    expect(value().getByText('Der Wertverlauf wird geladen.')).toBeInTheDocument();
    await shownNow;
    expect(
      value().getByRole('heading', { name: 'Der Wertverlauf lässt sich gerade nicht laden' }),
    ).toBeVisible();
    await userEvent.click(value().getByRole('button', { name: 'Noch einmal laden' }));
    await act(() => bank.scheduler.advance(1000));
    expect(value().getByText(/^EUR, Achse ab \d/)).toBeVisible();
  });

  it('shows both lists at once when the last part has come, so that nothing is pushed down [SH-07]', async () => {
    const bank = readBank();
    bank.world.notifications = [bought(bank)];
    let remember = (_name: string): void => undefined;
    await shown(bank, new Promise((resolve) => (remember = resolve)));
    expect(screen.queryByRole('region', { name: 'Heute geschehen' })).toBeNull();
    remember('BASF SE');
    await act(() => bank.scheduler.advance(0));
    expect(toDo().getByRole('link', { name: 'Order fortsetzen: BASF SE' })).toBeVisible();
    expect(part('Heute geschehen').getAllByRole('listitem')).toHaveLength(1);
  });

  it.each<[who: string, isOwn: boolean, asked: readonly string[]]>([
    ['the depots of a parent, without that of her child', true, [mainDepot]],
    ['nobody’s depots for who looks after a child’s alone', false, []],
  ])('draws the line of %s', async (_, isOwn, asked) => {
    const bank = readBank();
    const heldFor = { name: 'Mara Albers' };
    bank.world.depots = bank.world.depots.flatMap((own) => [
      ...(isOwn ? [own] : []),
      { ...own, id: depotId('junior'), heldFor },
    ]);
    const histories = jest.spyOn(FakeValueHistoryGateway.prototype, 'valueHistory');
    await shown(bank);
    expect(histories.mock.calls.map(([id]) => id)).toEqual(asked);
    histories.mockRestore();
    expect(screen.queryAllByRole('region', { name: 'Depotwert, ein Jahr' })).toHaveLength(asked.length);
  });

  it('draws no line for who has no depot', async () => {
    const bank = readBank();
    bank.world.depots = [];
    await shown(bank);
    expect(screen.queryByRole('region', { name: 'Depotwert, ein Jahr' })).toBeNull();
    expect(toDo().getByText('Im Moment wartet nichts auf Sie.')).toBeVisible();
  });
});
