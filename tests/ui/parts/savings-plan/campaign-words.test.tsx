import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { englishTexts } from '@ui/i18n/english-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import { CampaignWords } from '@ui/parts/savings-plan/campaign-words';

const TOLD = 'Aktion: ohne Kaufentgelt bis 31.12.2029';

const shown = (language: 'de' | 'en', info: string | undefined) =>
  render(
    <I18nextProvider i18n={createTexts(language, language === 'de' ? germanTexts : englishTexts)}>
      <CampaignWords info={info} />
    </I18nextProvider>,
  ).container;

describe('the campaign of a security in a plan', () => {
  it.each([
    ['de', TOLD, TOLD],
    ['de', undefined, 'Aktion mit vergünstigtem Kaufentgelt'],
    ['en', TOLD, `Promotion with a reduced purchase fee – ${TOLD}`],
    ['en', undefined, 'Promotion with a reduced purchase fee'],
  ] as const)('is told in the language of the page: %s, %s [SAV-01]', (language, info, words) => {
    expect(shown(language, info).textContent).toBe(words);
  });

  it('marks what the bank says as German [SAV-01]', () => {
    expect(shown('en', TOLD).querySelector('[lang="de"]')).toHaveTextContent(TOLD);
  });
});
