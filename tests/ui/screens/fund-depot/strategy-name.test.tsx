import { strategies, type Strategy } from '@domain/fund-depot/fund-conditions';
import { render, screen, within } from '@testing-library/react';
import { englishTexts } from '@ui/i18n/english-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import { StrategyName } from '@ui/screens/fund-depot/input/strategy-name';
import { I18nextProvider } from 'react-i18next';
import { fillBrowserGaps } from '../../browser-gaps';
import { fundBank, openFundDepot } from './fund-depot-bench';

beforeAll(fillBrowserGaps);

const shown = (language: 'de' | 'en', strategy: Strategy) =>
  render(
    <I18nextProvider i18n={createTexts(language, language === 'de' ? germanTexts : englishTexts)}>
      <StrategyName strategy={strategy} />
    </I18nextProvider>,
  ).container;

const names: Readonly<Record<(typeof strategies)[number], readonly [string, string]>> = {
  WACHSTUM: ['Wachstum', 'Growth'],
};

describe('the strategy of a fund depot [SH-11]', () => {
  it.each(strategies)('%s is called in the language of the page', (key) => {
    const strategy = { key, name: 'Name der Bank' };
    expect([shown('de', strategy).textContent, shown('en', strategy).textContent]).toEqual(names[key]);
  });

  it('is called as the bank calls it where it is new, in German', () => {
    const container = shown('en', { key: 'UNKNOWN', name: 'Ausgewogen' });
    expect(container.querySelector('[lang="de"]')).toHaveTextContent('Ausgewogen');
  });

  it('is marked so in the sentence about its weights, too', async () => {
    const bank = fundBank();
    const strategy = { key: 'UNKNOWN', name: 'Ausgewogen' } as const;
    bank.funds.conditions = { ...bank.funds.conditions, strategy };
    await openFundDepot(bank, 'DEPOSIT');
    const sentence = screen.getByText(/Ihre Strategie/);
    expect(sentence).toHaveTextContent('Ihre Strategie Ausgewogen: 60 % · 40 %');
    expect(within(sentence).getByText('Ausgewogen')).toHaveAttribute('lang', 'de');
  });
});
