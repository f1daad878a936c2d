import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDocumentGateway } from '@adapters/fake/postbox/fake-document-gateway';
import { instant } from '@domain/time/instant';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { englishTexts } from '@ui/i18n/english-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import { PostboxModel } from '@ui/screens/postbox/postbox-model';
import { PostboxScreen } from '@ui/screens/postbox/postbox-screen';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { fillBrowserGaps } from '../../browser-gaps';

const clock = { now: () => instant(Date.parse('2026-11-23T09:00:00Z')) };

function show(path = '/ngbrk/postfach', bank = new FakeBank(), language: 'de' | 'en' = 'de') {
  const model = new PostboxModel({ documents: new FakeDocumentGateway(bank), clock });
  const texts = createTexts(language, language === 'de' ? germanTexts : englishTexts);
  render(
    <I18nextProvider i18n={texts}>
      <MemoryRouter initialEntries={[path]}>
        <PostboxScreen model={model} />
      </MemoryRouter>
    </I18nextProvider>,
  );
  return { bank, user: userEvent.setup() };
}

/** Files that were handed to the customer: their names and types. */
const saved: { name: string; type: string }[] = [];
beforeAll(fillBrowserGaps);
beforeEach(() => {
  saved.length = 0;
  let type = '';
  Object.assign(URL, {
    createObjectURL: (content: Blob) => {
      ({ type } = content);
      return 'blob:saved';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, type });
  });
});
afterEach(() => jest.restoreAllMocks());

describe('the postbox [CUS-02]', () => {
  it('shows documents by day, counts and marks what is unread', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'Montag, 23. November 2026' })).toBeVisible();
    expect(screen.getByText('2 ungelesen')).toBeVisible();
    const [note, statement] = screen.getAllByRole('listitem').filter((item) => item.closest('section'));
    expect(note).toHaveTextContent(/Wertpapierabrechnung Kauf SAP SE.*Ungelesen/);
    expect(statement).not.toHaveTextContent(/Ungelesen/);
  });

  it('hands a file over, and counts it as read from then on', async () => {
    const { user, bank } = show();
    await user.click(
      await screen.findByRole('button', { name: 'Wertpapierabrechnung Kauf SAP SE herunterladen' }),
    );
    expect(await screen.findByText('1 ungelesen')).toBeVisible();
    expect(saved).toEqual([{ name: 'Wertpapierabrechnung Kauf SAP SE.pdf', type: 'application/pdf' }]);
    expect(bank.world.documents[0]?.isRead).toBe(true);
  });

  it('shows a page as words, with what is to be read first, and closes it again', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Sparpläne ab 25 EUR lesen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sparpläne ab 25 EUR' });
    expect(dialog).toHaveTextContent(/ist Werbung.*Schön, dass Sie da sind/);
    await user.click(within(dialog).getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(saved).toEqual([]);
  });

  it('is narrowed by filter and name as the address says', async () => {
    const { user } = show('/ngbrk/postfach?filter=ungelesen&suche=kauf');
    expect(await screen.findByRole('button', { name: /^Ungelesen/ })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('button', { name: /^Kontoauszug/ })).toBeNull();
    await user.type(screen.getByRole('searchbox'), 'xyz');
    await user.click(screen.getByRole('button', { name: 'Alle Dokumente zeigen' }));
    expect(screen.getByRole('button', { name: /^Kontoauszug/ })).toBeVisible();
  });

  it('says which document could not be opened and tries again; the list stays', async () => {
    const bank = new FakeBank();
    bank.faults.plan('document', { kind: 'not-reached' });
    const { user } = show('/ngbrk/postfach', bank);
    await user.click(
      await screen.findByRole('button', { name: 'Wertpapierabrechnung Kauf SAP SE herunterladen' }),
    );
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/„Wertpapierabrechnung Kauf SAP SE“ lässt sich gerade nicht öffnen/);
    expect(screen.getByText('2 ungelesen')).toBeVisible();
    await user.click(within(alert).getByRole('button', { name: 'Noch einmal laden' }));
    expect(await screen.findByText('1 ungelesen')).toBeVisible();
    expect(saved).toHaveLength(1);
  });

  it('does not try once more for a document that does not exist any more', async () => {
    const bank = new FakeBank();
    bank.faults.plan('document', { kind: 'failure', failure: { kind: 'not-found' }, acts: false });
    const { user } = show('/ngbrk/postfach', bank);
    await user.click(
      await screen.findByRole('button', { name: 'Wertpapierabrechnung Kauf SAP SE herunterladen' }),
    );
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Das Gesuchte gibt es nicht oder nicht mehr.');
    expect(within(alert).queryByRole('button')).not.toBeInTheDocument();
  });

  it('does not offer what cannot be opened here, and says why', async () => {
    const bank = new FakeBank();
    bank.world.documents = bank.world.documents.map((each) => ({ ...each, form: 'UNKNOWN' }));
    const { user } = show('/ngbrk/postfach', bank);
    const [button] = await screen.findAllByRole('button', { name: /herunterladen$/ });
    if (button === undefined) throw new Error('No document');
    expect(button).toHaveAccessibleDescription('Dieses Dokument lässt sich hier nicht öffnen.');
    await user.click(button);
    expect(saved).toEqual([]);
  });

  it('names documents in English and says that the paper is German', async () => {
    const { user } = show('/ngbrk/postfach', new FakeBank(), 'en');
    const named = (name: string) => screen.getByRole('button', { name });
    expect(await screen.findByText('Settlement note, purchase of SAP SE')).toBeVisible();
    expect(named('Download Settlement note, purchase of SAP SE (in German)')).toBeVisible();
    expect(
      named('Download Account statement 10/2026, settlement account 2000000001 (in German)'),
    ).toBeVisible();
    expect(screen.getAllByText('in German')).toHaveLength(3);
    await user.click(named('Read Savings plans from 25 EUR (in German)'));
    const dialog = await screen.findByRole('dialog', { name: 'Savings plans from 25 EUR' });
    expect(
      within(dialog)
        .getByText(/ist Werbung/)
        .closest('[lang]'),
    ).toHaveAttribute('lang', 'de');
  });

  it('says in the words of the bank, as German, what it has no words for', async () => {
    const bank = new FakeBank();
    bank.world.documents = bank.world.documents.map((each) => ({
      ...each,
      title: { kind: 'UNKNOWN', args: {} },
    }));
    show('/ngbrk/postfach', bank, 'en');
    expect(await screen.findByText('Wertpapierabrechnung Kauf SAP SE')).toHaveAttribute('lang', 'de');
  });

  it.each([
    ['settlement note', 'Settlement note, purchase of SAP SE'],
    ['abrechnung', 'Settlement note, purchase of SAP SE'],
  ])('finds a document in English by either of its names: %s', async (search, name) => {
    show(`/ngbrk/postfach?suche=${search}`, new FakeBank(), 'en');
    expect(await screen.findByText(name)).toBeVisible();
    expect(screen.queryByText(/^Account statement/)).toBeNull();
  });

  it('speaks English, and says what will stand there while it is empty', async () => {
    const bank = new FakeBank();
    bank.world.documents = [];
    show('/ngbrk/postfach', bank, 'en');
    expect(await screen.findByRole('heading', { name: 'No documents yet' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  });
});
