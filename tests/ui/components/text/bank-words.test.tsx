import { screen } from '@testing-library/react';
import { issueAt } from '@domain/form/issue';
import { BankWords } from '@ui/components/text/bank-words';
import { IssueText } from '@ui/components/field/issue-text';
import { useIssueTexts } from '@ui/forms/use-issue-texts';
import { renderInGerman } from '../../render-in-german';

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
});
