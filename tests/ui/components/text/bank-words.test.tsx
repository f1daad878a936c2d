import { screen } from '@testing-library/react';
import { issueAt } from '@domain/form/issue';
import type { Message } from '@domain/message/message';
import { BankWords } from '@ui/components/text/bank-words';
import { IssueText } from '@ui/components/field/issue-text';
import { useIssueTexts } from '@ui/forms/use-issue-texts';
import { MessageWords } from '@ui/components/text/message-words';
import { TanProblemText } from '@ui/tan/tan-problem-text';
import { BankName } from '@ui/components/text/bank-name';
import { englishTexts } from '@ui/i18n/english-texts';
import { createTexts } from '@ui/i18n/texts';
import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { renderInGerman } from '../../render-in-german';

/** A name of the bank on the English page. */
const english = (name: string, short = false) =>
  render(
    <I18nextProvider i18n={createTexts('en', englishTexts)}>
      <p>
        <BankName short={short}>{name}</BankName>
      </p>
    </I18nextProvider>,
  ).container;

/** What the bank says against a proof. */
function Refused({ messages }: { readonly messages: readonly Message[] }) {
  return <TanProblemText problem={{ reason: 'rejected', messages }} />;
}

/** An issue as a form shows it. */
function Said({ code }: { readonly code: string }) {
  const finding = { severity: 'ERROR', key: code, args: {}, fallback: 'Worte der Bank' } as const;
  return <IssueText issue={useIssueTexts()(issueAt('limit', finding, 'server'))} />;
}

describe('words of the bank', () => {
  it('are marked as German, so that they are read out as such on the English page [SH-11]', () => {
    renderInGerman(<BankWords>Orderentgelt der Bank</BankWords>);
    expect(screen.getByText('Orderentgelt der Bank')).toHaveAttribute('lang', 'de');
  });

  it('are marked where the bank names a message nobody here knows [SH-11] [KIT-05]', () => {
    renderInGerman(<Said code="fehler-von-morgen" />);
    expect(screen.getByText('Worte der Bank')).toHaveAttribute('lang', 'de');
  });

  it('are not ours: a message with a text here is said in the language of the page [SH-11] [ORD-25]', () => {
    const { container } = renderInGerman(<Said code="fehler-limit-erforderlich" />);
    expect(screen.getByText(/Ohne Limit geht es hier gerade nicht/)).toBeVisible();
    expect(container.querySelector('[lang]')).toBeNull();
  });

  it.each([
    ['Orderentgelt der Bank', 'Bank order fee'],
    ['Handelsplatzentgelt', 'Venue fee'],
    [
      'Spanne des Handelsplatzes (halber Abstand von Geld und Brief)',
      'Venue spread (half the difference between bid and ask)',
    ],
    ['Laufende Kosten des Produkts', 'Ongoing product costs'],
    ['Fondsgesellschaft', 'Fund company'],
    ['Andere Bank', 'Another bank'],
    ['Offener Immobilienfonds', 'Open-ended property fund'],
  ])('are names in the language of the page where they are known: %s [SH-11] [ORD-19]', (sent, said) => {
    const page = english(sent);
    expect(page).toHaveTextContent(said);
    expect(page.querySelector('[lang]')).toBeNull();
  });

  it('are left as they were sent and marked where nobody knows them yet; in brief without their explanation [SH-11] [ORD-19]', () => {
    const page = english('Neues Entgelt (von morgen)', true);
    expect(page).toHaveTextContent(/^Neues Entgelt$/);
    expect(page.querySelector('[lang]')).toHaveAttribute('lang', 'de');
  });

  it.each([
    ['beside the portal’s own where several are said', MessageWords],
    ['where a proof is refused', Refused],
  ])('are marked outside of forms, too: %s [SH-11] [KIT-05]', (_, Shown) => {
    const message = (key: string) =>
      ({ severity: 'ERROR', key, text: 'Worte der Bank', args: {}, origin: [] }) as const;
    const { container } = render(
      <I18nextProvider i18n={createTexts('en', englishTexts)}>
        <p>
          <Shown messages={[message('fehler-limit-erforderlich'), message('fehler-von-morgen')]} />
        </p>
      </I18nextProvider>,
    );
    expect(container).toHaveTextContent(/. Worte der Bank$/u);
    expect(container.querySelectorAll('[lang]')).toHaveLength(1);
    expect(screen.getByText('Worte der Bank')).toHaveAttribute('lang', 'de');
  });
});
