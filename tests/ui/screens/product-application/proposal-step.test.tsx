import { decimal } from '@domain/money/decimal';
import type { PlannerAnswers } from '@domain/product-application/proposal/risk-class';
import { screen } from '@testing-library/react';
import { createFormats } from '@ui/i18n/formats';
import { germanFieldTexts } from '@ui/i18n/german-field-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import { ProposalStep } from '@ui/screens/product-application/proposal-step';
import { MemoryRouter } from 'react-router-dom';
import { renderInGerman } from '../../render-in-german';

const { t } = createTexts('de', germanTexts);
const wording = {
  t,
  fields: germanFieldTexts,
  formats: createFormats('de', t),
  group: () => undefined,
  statement: () => undefined,
  legalText: () => undefined,
};
/** Money that is needed within three years: the lowest class, whatever else is said. */
const answers: PlannerAnswers = {
  duration: 'BIS_3',
  lossTolerance: '40',
  variation: 'STARK',
  surplusTrend: 'STEIGT',
  income: 'GEHALT',
  age: 35,
  liquidAssets: decimal('100000'),
  amount: undefined,
  rate: decimal('250'),
  surplus: decimal('2000'),
};

const show = (said: PlannerAnswers, path = '/ngbrk/portfolioplaner/onboarding') =>
  renderInGerman(
    <MemoryRouter initialEntries={[path]}>
      <ProposalStep answers={said} wording={wording} wref="herbst" onOpen={() => undefined} />
    </MemoryRouter>,
  );

const wayToPlan = () => screen.queryByRole('link', { name: 'Als Sparplan in mein Depot' });

describe('the proposal of the planner [PLA-01] [SAV-01]', () => {
  it('goes on as a plan in a depot that is there, with rate, proposal, advertisement and the way back', () => {
    show(answers);
    const link = new URL(wayToPlan()?.getAttribute('href') ?? '', 'http://localhost');
    expect(link.pathname).toBe('/ngbrk/wertpapiersparplan/wsp-anlage');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      rate: '250.00',
      wref: 'herbst',
      vorschlag: expect.stringMatching(
        /^Ihre Risikoklasse: Sehr vorsichtig: Geldmarkt 50\s%, Anleihen 45\s%, Aktien 5\s%$/,
      ),
      zurueck: '/ngbrk/portfolioplaner/onboarding',
    });
  });

  it('offers no plan where money is put in once', () => {
    show({ ...answers, rate: undefined, amount: decimal('5000') });
    expect(wayToPlan()).toBeNull();
  });

  it('leads to the plan that was made from it', () => {
    show(answers, '/ngbrk/portfolioplaner/onboarding?savingsplanUuid=plan-2');
    expect(screen.getByText('Sie kommen von Ihrem Sparplan zurück.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sparplan ansehen' })).toHaveAttribute(
      'href',
      '/ngbrk/wertpapiersparplan/plan-2',
    );
  });
});
