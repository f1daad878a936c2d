import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import { documentId } from '@domain/codes/ids';
import type { BankDocument } from '@domain/postbox/bank-document';
import { addMonths, calendarDay } from '@domain/time/local-date';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SavingsPlanScreen } from '@ui/screens/savings-plan/savings-plan-screen';
import { Route, Routes } from 'react-router-dom';
import { plan as sample } from '../../../domain/support/plan-samples';
import { fillBrowserGaps } from '../../browser-gaps';
import { renderPage } from '../../render-page';
import { planPages } from './plan-bench';

const plan = { ...sample, depotId: mainDepot, version: '1' };
const user = userEvent.setup({ delay: null });
const saved: string[] = [];

const written = (count: number): readonly BankDocument[] =>
  Array.from({ length: count }, (_, index) => ({
    id: documentId(`note-${String(index)}`),
    name: `Wertpapierabrechnung Kauf Nummer ${String(count - index)}`,
    createdOn: addMonths(calendarDay('2026-11-02'), -index),
    form: 'application/pdf',
    advertisement: false,
    isRead: index > 0,
    hasForeword: false,
  }));

async function show(documents: readonly BankDocument[], bank = new FakeBank()) {
  bank.plans.put(plan);
  bank.world.documents = [...documents, ...bank.world.documents];
  bank.plans.documents.set(plan.id, documents);
  const pages = planPages(bank);
  renderPage(
    <Routes>
      <Route
        path="/ngbrk/wertpapiersparplan/:savingsplanUuid"
        element={<SavingsPlanScreen createModel={pages.detail} />}
      />
    </Routes>,
    `/ngbrk/wertpapiersparplan/${plan.id}`,
  );
  const settle = () => act(() => bank.scheduler.advance(0));
  await settle();
  return { bank, updates: pages.updates, settle };
}

const part = () => within(screen.getByRole('region', { name: 'Dokumente' }));
const names = () =>
  part()
    .getAllByRole('listitem')
    .map((item) => item.textContent);

beforeAll(fillBrowserGaps);
beforeEach(() => {
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:saved', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

describe('the documents of a plan [SAV-07] [CUS-02]', () => {
  it('are listed with their day, the latest first, and no others', async () => {
    await show(written(2));
    expect(names()).toEqual([
      expect.stringMatching(/^Wertpapierabrechnung Kauf Nummer 2Ungelesen02\.11\.2026/),
      expect.stringMatching(/^Wertpapierabrechnung Kauf Nummer 102\.10\.2026/),
    ]);
  });

  it('are kept as files, and count as read from then on', async () => {
    const { bank, settle } = await show(written(1));
    await user.click(part().getByRole('button', { name: /Nummer 1 herunterladen$/ }));
    await settle();
    expect(saved).toEqual(['Wertpapierabrechnung Kauf Nummer 1.pdf']);
    expect(part().queryByText('Ungelesen')).toBeNull();
    expect(bank.world.documents[0]?.isRead).toBe(true);
  });

  it('are not lost that the bank tells while another is being fetched, which stays read', async () => {
    const [second, first] = written(2);
    if (first === undefined || second === undefined) throw new Error('No documents');
    const { bank, updates, settle } = await show([{ ...first, isRead: false }]);
    bank.faults.plan('documents', { kind: 'slow', by: 1000 });
    bank.world.documents = [second, ...bank.world.documents];
    bank.plans.documents.set(plan.id, [second, first]);
    act(() => updates.tell(plan));
    await user.click(part().getByRole('button', { name: /Nummer 1 herunterladen$/ }));
    await settle();
    expect(saved).toHaveLength(1);
    await act(() => bank.scheduler.advance(1000));
    expect(names()).toEqual([
      expect.stringMatching(/^Wertpapierabrechnung Kauf Nummer 2Ungelesen/),
      expect.stringMatching(/^Wertpapierabrechnung Kauf Nummer 102\.10\.2026/),
    ]);
  });

  it('are drawn a few at a time, however many years the plan has bought', async () => {
    await show(written(120));
    expect(names()).toHaveLength(6);
    await user.click(part().getByRole('button', { name: 'Ältere Dokumente zeigen (noch 114)' }));
    expect(names()).toHaveLength(12);
    await user.click(part().getByRole('button', { name: 'Ältere Dokumente zeigen (noch 108)' }));
    expect(names()).toHaveLength(24);
  });

  it('are found by their names, however far down they lie', async () => {
    await show(written(120));
    const search = part().getByRole('searchbox', { name: 'Name des Dokuments' });
    await user.type(search, 'kauf nummer 120');
    expect(names()).toEqual([expect.stringMatching(/^Wertpapierabrechnung Kauf Nummer 120/)]);
    await user.type(search, '7');
    expect(part().getByRole('status')).toHaveTextContent('Kein Dokument passt dazu');
    await user.click(part().getByRole('button', { name: 'Alle Dokumente zeigen' }));
    expect(names()).toHaveLength(6);
  });

  it('need no search while all of them are in sight', async () => {
    await show(written(6));
    expect(part().queryByRole('searchbox')).toBeNull();
  });

  it('say when there will be some', async () => {
    await show([]);
    expect(part().getByText(/noch nichts geschrieben/)).toBeVisible();
  });

  it('come by themselves once the plan has been executed', async () => {
    const { bank, updates, settle } = await show([]);
    const documents = written(1);
    bank.world.documents = [...documents, ...bank.world.documents];
    bank.plans.documents.set(plan.id, documents);
    act(() => updates.tell(plan));
    await settle();
    expect(names()).toHaveLength(1);
  });

  it('leave the page as it is where they cannot be read, and can be asked for again', async () => {
    const bank = new FakeBank();
    bank.faults.plan('documents', { kind: 'not-reached' });
    const { settle } = await show(written(1), bank);
    expect(screen.getByRole('heading', { level: 1, name: `Sparplan „${plan.name}“` })).toBeVisible();
    expect(part().queryByRole('listitem')).toBeNull();
    await user.click(part().getByRole('button', { name: 'Noch einmal laden' }));
    await settle();
    expect(names()).toHaveLength(1);
  });
});
