import { decimal } from '@domain/money/decimal';
import { calendarDay } from '@domain/time/local-date';
import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { I18nextProvider } from 'react-i18next';
import { englishTexts } from '@ui/i18n/english-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import { CampaignWords } from '@ui/parts/savings-plan/campaign-words';

const TOLD = 'Aktion: ohne Kaufentgelt bis 31.12.2029';

const shown = (language: 'de' | 'en', fee: ComponentProps<typeof CampaignWords>['fee']) =>
  render(
    <I18nextProvider i18n={createTexts(language, language === 'de' ? germanTexts : englishTexts)}>
      <CampaignWords fee={fee} />
    </I18nextProvider>,
  ).container;

describe('the campaign of a security in a plan', () => {
  it.each([
    ['de', TOLD, TOLD],
    ['de', undefined, 'Aktion mit vergünstigtem Kaufentgelt'],
    ['en', TOLD, `Promotion with a reduced purchase fee – ${TOLD}`],
    ['en', undefined, 'Promotion with a reduced purchase fee'],
  ] as const)('is told in the language of the page: %s, %s [SAV-01]', (language, info, words) => {
    expect(shown(language, info === undefined ? {} : { campaignInfo: info }).textContent).toBe(words);
  });

  it.each([
    ['de', '0', 'Aktion: ohne Kaufentgelt bis 31.12.2029'],
    ['en', '0', 'Promotion: no purchase fee until 31 Dec 2029'],
    ['de', '0.75', 'Aktion: vergünstigtes Kaufentgelt bis 31.12.2029'],
    ['en', '0.75', 'Promotion: reduced purchase fee until 31 Dec 2029'],
  ] as const)(
    'is told by its fee and its last day in %s: %s percent [SAV-01] [SH-11]',
    (language, fee, words) => {
      const told = { campaignInfo: TOLD, campaignEnd: calendarDay('2029-12-31'), orderFee: decimal(fee) };
      const container = shown(language, told);
      expect(container.textContent.replaceAll('\u00a0', ' ')).toBe(words);
      expect(container.querySelector('[lang]')).toBeNull();
    },
  );

  it('marks what the bank says as German [SAV-01]', () => {
    expect(shown('en', { campaignInfo: TOLD }).querySelector('[lang="de"]')).toHaveTextContent(TOLD);
  });
});
