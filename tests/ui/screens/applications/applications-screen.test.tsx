import { FakeApplications } from '@adapters/fake/application/fake-applications';
import { FakeJointRelease } from '@adapters/fake/application/fake-joint-release';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import type { Fault } from '@adapters/fake/bank/fake-faults';
import { MemoryCustomerStorage } from '@adapters/fake/device/memory-customer-storage';
import { FakePushStatusGateway } from '@adapters/fake/session/fake-push-status-gateway';
import { jointReleaseRegistration } from '@application/product-application/joint-release-registration';
import { Release } from '@application/release/release';
import { AwaitPushApproval } from '@application/tan/await-push-approval';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { calendarDay } from '@domain/time/local-date';
import { englishTexts } from '@ui/i18n/english-texts';
import { createTexts, type Texts } from '@ui/i18n/texts';
import type { OpeningBonus, SubmittedApplication } from '@domain/product-application/submitted-application';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApplicationsModel } from '@ui/screens/applications/applications-model';
import { ApplicationsScreen } from '@ui/screens/applications/applications-screen';
import { fillBrowserGaps } from '../../browser-gaps';
import { releaseBench } from '../../release-bench';
import { renderPage } from '../../render-page';

beforeAll(fillBrowserGaps);

const BONUS = amount('50.00', EUR);

const joint: SubmittedApplication = {
  id: 'j',
  number: 'A1000007',
  product: 'depot',
  state: 'WAITING_FOR_SECOND',
  reason: undefined,
  canRelease: true,
  submittedAt: new FakeBank().scheduler.now(),
  history: [],
  results: [],
  bonus: undefined,
};

async function shown(
  applications: readonly SubmittedApplication[] = [joint],
  storage = new MemoryCustomerStorage(),
  texts?: Texts,
  fault?: Fault,
) {
  const bank = new FakeBank();
  if (fault) bank.faults.plan('applications', fault);
  const desk = new FakeApplications(bank);
  for (const each of applications) desk.put(each);
  const { scheduler } = bank;
  const { tools, listOpenIntents } = releaseBench(bank, storage);
  const model = new ApplicationsModel({
    bank: desk,
    jointRelease: new Release(jointReleaseRegistration(new FakeJointRelease(bank, desk)), tools),
    listOpenIntents,
    followFailure: { execute: () => ({ kind: 'stay' }) },
    awaitPush: new AwaitPushApproval(new FakePushStatusGateway(bank), scheduler, { warn: () => undefined }),
    live: bank.live,
    clock: scheduler,
    scheduler,
  });
  const { unmount } = renderPage(<ApplicationsScreen model={model} />, '/ngbrk/', texts);
  await act(() => scheduler.advance(0));
  const press = async (name: string): Promise<void> => {
    await userEvent.click(await screen.findByRole('button', { name }));
    await act(() => scheduler.advance(1000));
  };
  /** Types what the telephone shows. */
  const prove = async (): Promise<void> => {
    const { tan } = model.joint.release;
    act(() => tan?.select('M_TAN'));
    act(() => tan?.request());
    await act(() => scheduler.advance(1000));
    const id = tan?.challenge?.id;
    if (id === undefined) throw new Error('No challenge');
    await userEvent.type(screen.getByRole('textbox', { name: /TAN/ }), bank.tan.codeOf(id));
    await press('Gemeinsamen Antrag freigeben');
  };
  return { bank, desk, model, press, prove, unmount };
}

const card = () => within(screen.getByRole('region', { name: 'Depot eröffnen' }));

describe('my applications [APP-13]', () => {
  it('say what a joint one waits for, and its second person signs it here with a TAN', async () => {
    const { desk, press, prove } = await shown();
    expect(card().getByText(/wartet auf Ihre Freigabe/)).toBeVisible();
    await press('Prüfen und freigeben');
    expect(
      screen.getByText('Depot eröffnen, Antrag A1000007: Sie geben den gemeinsamen Antrag frei.'),
    ).toBeVisible();
    await prove();
    expect(screen.getByText('Der Antrag ist freigegeben')).toBeVisible();
    expect(desk.existing('j').state).toBe('REVIEW');
    expect(card().getByText('Wird geprüft')).toBeVisible();
    expect(card().queryByRole('button')).toBeNull();
    // What had the focus is gone with the proof.
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('let nothing stand below them that they would push away, but it comes without them too', async () => {
    const products = () => screen.queryByRole('region', { name: 'Neuer Antrag' });
    const { bank, unmount } = await shown([joint], undefined, undefined, { kind: 'slow', by: 3000 });
    expect(products()).toBeNull();
    await act(() => bank.scheduler.advance(3000));
    expect(products()).toBeVisible();
    unmount();
    await shown([joint], undefined, undefined, { kind: 'not-reached' });
    expect(products()).toBeVisible();
  });

  it('leave the joint one as it is where the second person goes back', async () => {
    const { desk, press } = await shown();
    await press('Prüfen und freigeben');
    await press('Nicht freigeben, zurück zur Liste');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(desk.existing('j').state).toBe('WAITING_FOR_SECOND');
    expect(card().getByRole('button', { name: 'Prüfen und freigeben' })).toBeVisible();
  });

  it('say why the bank does not take the release', async () => {
    const { desk, press } = await shown();
    desk.put({ ...joint, state: 'REFUSED', canRelease: false });
    await press('Prüfen und freigeben');
    expect(screen.getByRole('alert')).toHaveTextContent('Der Antrag ist nicht freigegeben');
    expect(screen.getByRole('alert')).toHaveTextContent('Dieser Antrag wartet nicht mehr auf Ihre Freigabe');
  });

  it('ask the bank about a release whose answer was lost, and sign once', async () => {
    const { bank, desk, press, prove } = await shown();
    await press('Prüfen und freigeben');
    bank.faults.plan('jointRelease', { kind: 'drop-answer' });
    await prove();
    await act(() => bank.scheduler.advance(60_000));
    expect(screen.getByText('Der Antrag ist freigegeben')).toBeVisible();
    expect(desk.existing('j').history).toHaveLength(1);
  });

  it('tell the first person whom it waits for, and how to identify', async () => {
    await shown([{ ...joint, canRelease: false }]);
    expect(card().getByText(/Die zweite Person gibt den Antrag/)).toBeVisible();
    expect(card().queryByRole('button')).toBeNull();
  });

  it.each([
    [
      'REFUSED',
      { reason: 'NOT_COVERED', text: '' },
      'Grund',
      'Auf dem Konto war nicht genug Geld für die Anlage.',
    ],
    ['REFUSED', { reason: 'UNKNOWN', text: 'Aus einem neuen Grund.' }, 'Grund', 'Aus einem neuen Grund.'],
    [
      'OPENED',
      { reason: 'PLAN_NOT_MADE', text: '' },
      'Hinweis',
      'Der Sparplan konnte nicht angelegt werden. Warum, steht in einem Schreiben in Ihrem Postfach.',
    ],
  ] as const)(
    'say why they were refused, or what could not be done: %s %j',
    async (state, reason, label, said) => {
      await shown([{ ...joint, state, reason, canRelease: false }]);
      expect(card().getByText(label)).toBeVisible();
      expect(card().getByText(said)).toBeVisible();
      // Words of the bank are German on the English page, too (WCAG 3.1.2).
      const isBanks = reason.reason === 'UNKNOWN';
      expect(card().getByText(said).getAttribute('lang')).toBe(isBanks ? 'de' : null);
    },
  );

  it.each<[OpeningBonus, string, string]>([
    [
      { state: 'PENDING', amount: BONUS, lastDay: calendarDay('2027-02-21') },
      '50,00 EUR, sobald Sie in dem neuen Depot bis 21.02.2027 zum ersten Mal ein Wertpapier kaufen',
      '50.00 EUR once you buy a security in the new custody account for the first time, by 21 Feb 2027',
    ],
    [{ state: 'PAID', amount: BONUS }, '50,00 EUR gutgeschrieben', '50.00 EUR credited'],
    [
      { state: 'LAPSED', amount: BONUS, lastDay: calendarDay('2027-02-21') },
      'Verfallen: Bis 21.02.2027 wurde kein Wertpapier gekauft',
      'Lapsed: no security was bought by 21 Feb 2027',
    ],
    [
      { state: 'REFUSED', amount: BONUS },
      'Nicht möglich: 50,00 EUR gibt es nur einmal je Kunde, und Sie haben die Prämie schon bekommen oder können sie mit einem anderen Depot noch bekommen',
      'Not possible: 50.00 EUR is paid once per customer, and you have had the bonus already or can still earn it with another custody account',
    ],
  ])('say what has become of the opening bonus, in both languages: %j', async (bonus, german, english) => {
    const opened = { ...joint, state: 'OPENED', canRelease: false, bonus } as const;
    const { unmount } = await shown([opened]);
    expect(screen.getByText('Eröffnungsprämie').parentElement).toHaveTextContent(`Eröffnungsprämie${german}`);
    unmount();
    await shown([opened], undefined, createTexts('en', englishTexts));
    const row = screen.getByText('Opening bonus').parentElement;
    expect(row).toHaveTextContent(`Opening bonus${english}`);
  });

  it('say nothing of a bonus where none was asked for', async () => {
    await shown([{ ...joint, state: 'OPENED', canRelease: false }]);
    expect(card().queryByText('Eröffnungsprämie')).toBeNull();
  });

  it('say how one shows who one is', async () => {
    await shown([{ ...joint, state: 'IDENTIFICATION', canRelease: false }]);
    expect(card().getByText(/Bitte weisen Sie sich aus/)).toBeVisible();
  });

  it('show at once how far the bank has come, its way there, and lead to what was opened', async () => {
    const { bank, desk } = await shown([{ ...joint, state: 'REVIEW', canRelease: false }]);
    expect(card().getByText('Wird geprüft')).toBeVisible();
    const at = bank.scheduler.now();
    desk.put({
      ...joint,
      state: 'OPENED',
      canRelease: false,
      history: [
        { state: 'RECEIVED', at },
        { state: 'OPENED', at },
      ],
      results: [
        { productId: 'd', kind: 'SECOND_DEPOT', displayId: '2000000099' },
        { productId: 'a', kind: 'SA', displayId: '1000000099' },
        { productId: 's', kind: 'SAVINGS_PLAN', displayId: 'Vorsorge' },
      ],
    });
    act(() => bank.live.tellNews());
    await act(() => bank.scheduler.advance(1000));
    expect(card().getByText('Eröffnet')).toBeVisible();
    expect(card().getByText(/: Eingegangen$/)).toBeInTheDocument();
    expect(card().getByRole('link', { name: '2000000099' })).toHaveAttribute(
      'href',
      '/ngbrk/depotuebersicht?depot=d',
    );
    expect(card().getByRole('link', { name: '1000000099' })).toHaveAttribute('href', '/ngbrk/konten');
    expect(card().getByRole('link', { name: 'Vorsorge' })).toHaveAttribute(
      'href',
      '/ngbrk/wertpapiersparplan/uebersicht?depot=d',
    );
    expect(card().getByText('Weiteres Depot')).toBeVisible();
    expect(card().getByText('Verrechnungskonto')).toBeVisible();
    expect(card().getByText('Wertpapiersparplan')).toBeVisible();
  });

  it('do not change under a release that is being signed', async () => {
    const { bank, desk, press } = await shown();
    await press('Prüfen und freigeben');
    desk.put({ ...joint, state: 'REFUSED', canRelease: false });
    act(() => bank.live.tellNews());
    await act(() => bank.scheduler.advance(1000));
    expect(card().queryByText('Abgelehnt')).toBeNull();
  });
});
