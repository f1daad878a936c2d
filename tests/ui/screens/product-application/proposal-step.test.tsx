import { decimal } from '@domain/money/decimal';
import type { PlannerAnswers } from '@domain/product-application/proposal/risk-class';
import type { StepName } from '@domain/product-application/engine/description';
import { calendarDay } from '@domain/time/local-date';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProposalStep } from '@ui/screens/product-application/proposal/proposal-step';
import { MemoryRouter } from 'react-router-dom';
import { renderInGerman } from '../../render-in-german';
import { germanWording } from './german-wording';

/** Money that is needed within three years: the lowest class, whatever else is said. */
const answers: PlannerAnswers = {
  goal: 'ALTER',
  duration: 'BIS_3',
  lossTolerance: '40',
  variation: 'STARK',
  surplusTrend: 'STEIGT',
  income: 'GEHALT',
  age: 35,
  liquidAssets: decimal('100000'),
  illiquidAssets: decimal('20000'),
  amount: undefined,
  rate: decimal('250'),
  surplus: decimal('2000'),
  wished: undefined,
  firstPurchase: undefined,
};

const [onOpen, onEdit] = [jest.fn<undefined, [string]>(), jest.fn<undefined, [StepName]>()];
beforeEach(jest.clearAllMocks);

const show = (said: PlannerAnswers, path = '/ngbrk/portfolioplaner/onboarding') =>
  renderInGerman(
    <MemoryRouter initialEntries={[path]}>
      <ProposalStep answers={said} wording={germanWording} wref="herbst" onOpen={onOpen} onEdit={onEdit} />
    </MemoryRouter>,
  );

const wayToPlan = () => screen.queryByRole('link', { name: 'Als Sparplan in mein Depot' });

describe('the proposal of the planner [PLA-01] [SAV-01]', () => {
  it('goes on as a plan in a depot that is there, with all of it, advertisement and the way back', () => {
    show({ ...answers, firstPurchase: calendarDay('2027-01-05') });
    const link = new URL(wayToPlan()?.getAttribute('href') ?? '', 'http://localhost');
    expect(link.pathname).toBe('/ngbrk/wertpapiersparplan/wsp-anlage');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      // 5 % of 250 EUR are less than a plan buys for: they go to the quiet part.
      positionen: 'DWHEN8:137.50,A0RL83:112.50',
      name: 'Altersvorsorge',
      ab: '2027-01-05',
      herkunft: 'PLANNER',
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

  it('opens a depot with a plan that is called after the goal', async () => {
    show(answers);
    await userEvent.click(screen.getByRole('button', { name: 'Depot mit diesem Vorschlag eröffnen' }));
    expect(onOpen).toHaveBeenCalledWith('Altersvorsorge');
  });
});

/** The texts of a table's rows, cell by cell. */
const rowsOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('row')
    .map((row) =>
      [...within(row).queryAllByRole('rowheader'), ...within(row).queryAllByRole('cell')].map(
        ({ textContent }) => textContent.replaceAll('\u00a0', ' '),
      ),
    );

describe('what the proposal of the planner says [PLA-01]', () => {
  it('names each answer, what it allows and by which rule, and leads back to the question', async () => {
    show({ ...answers, amount: decimal('60000'), wished: ['STANDARD_A', 'THEMA_RECHTE'] });
    const said = rowsOf('Ihre Antworten und ihre Wirkung').map(([question = '', answer, effect]) => [
      question.replace(/(Ab 75|Bis 3|Bis 5 P|Für|Höch|Wenig|Wird|Selbst|Eine A).*/, ''),
      answer,
      effect,
    ]);
    expect(said).toEqual([
      ['', undefined, undefined],
      ['Anlageziel', 'Altersvorsorge', 'begrenzt die Klasse nicht'],
      ['Anlagedauer', 'Bis 3 Jahre', 'höchstens Klasse 1 von 5, das entscheidet'],
      ['Alter', '35', 'begrenzt die Klasse nicht'],
      ['Einkommensquelle', 'Gehalt', 'begrenzt die Klasse nicht'],
      ['Entwicklung des Überschusses', 'Es wird mehr', 'begrenzt die Klasse nicht'],
      [
        'Anteil am verfügbaren Vermögen',
        '60.000,00 EUR von 100.000,00 EUR verfügbar und 20.000,00 EUR gebunden',
        'höchstens Klasse 3 von 5',
      ],
      ['Anteil am Überschuss', '250,00 EUR von 2.000,00 EUR im Monat', 'begrenzt die Klasse nicht'],
      [
        'Verlust, den Sie verkraften',
        'Bis 40 Prozent',
        'begrenzt die Klasse nicht. Nach Ihren übrigen Antworten empfehlen wir: Bis 5 Prozent',
      ],
      [
        'Schwankung, die Sie ertragen',
        'Stark',
        'begrenzt die Klasse nicht. Nach Ihren übrigen Antworten empfehlen wir: Wenig',
      ],
      [
        'Nachhaltigkeit',
        'Standard A: ökologisch nachhaltig nach EU-Taxonomie; Menschenrechte',
        'nachhaltig gewählt: Anleihen, AktienStandard A: ökologisch nachhaltig nach EU-Taxonomie: AnleihenMenschenrechte: Aktien',
      ],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Ändern Schwankung, die Sie ertragen' }));
    expect(onEdit).toHaveBeenCalledWith('risiko');
  });

  it('names the security of each class with its part of the instalment and of what is invested at once', () => {
    show({ ...answers, amount: decimal('20000') });
    expect(rowsOf('Aufteilung')).toEqual([
      [],
      ['GeldmarktHanse Euro Overnight UCITS ETF · DWHEN8', '50 %', '10.000,00 EUR', '137,50 EUR'],
      ['AnleiheniShares Core Euro Government Bond UCITS ETF · A0RL83', '45 %', '9.000,00 EUR', '112,50 EUR'],
      ['AktienVanguard FTSE All-World UCITS ETF Acc · A2PKXG', '5 %', '1.000,00 EUR', '–'],
      ['Summe', '100 %', '20.000,00 EUR', '250,00 EUR'],
    ]);
    expect(screen.getByText(/^Mindestens 25,00\sEUR je Rate und 500,00\sEUR je Order/)).toBeVisible();
  });

  it('says what each purchase and the first year cost, in euros and percent', () => {
    show({ ...answers, rate: decimal('500'), amount: decimal('20000') });
    // The price list of rules.md 7 and 10; the funds take 0.20 % of 20,000 and half of 6,000.
    expect(rowsOf('Kosten im ersten Jahr').map((row) => row.slice(-3))).toEqual([
      [],
      ['0,32 %', '32,40 EUR', '32,40 EUR'],
      ['0,33 %', '29,90 EUR', '29,90 EUR'],
      ['1,24 %', '12,40 EUR', '12,40 EUR'],
      ['1,48 %', '3,69 EUR', '44,28 EUR'],
      ['1,48 %', '3,33 EUR', '39,96 EUR'],
      ['0,00 %', '0,00 EUR', '0,00 EUR'],
      ['0,20 %', '–', '46,00 EUR'],
      ['0,79 %', '–', '204,94 EUR'],
    ]);
  });

  it('says what the application for a depot will hold, and what is ordered later', () => {
    show({ ...answers, amount: decimal('5000'), firstPurchase: calendarDay('2027-01-05') });
    expect(
      screen.getByText(/^Der Sparplan „Altersvorsorge“ .* Der erste Kauf ist am 05.01.2027/),
    ).toBeVisible();
    expect(screen.getByText(/^Die 5.000,00\sEUR auf einmal gehören nicht zum Antrag/)).toBeVisible();
  });
});
