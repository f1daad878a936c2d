import { decimal } from '@domain/money/decimal';
import { PIECES, USD } from '@domain/money/unit';
import { instant } from '@domain/time/instant';
import { depotId, instrumentId } from '@domain/codes/ids';
import type { SellablePosition, TaxBasis } from '@domain/tax/sellable-position';
import { certificateLines } from '@domain/tax/year-certificate';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TaxSimulationModel } from '@ui/screens/tax-simulation/tax-simulation-model';
import { TaxSimulationScreen } from '@ui/screens/tax-simulation/tax-simulation-screen';
import * as TE from 'fp-ts/TaskEither';
import { MemoryRouter } from 'react-router-dom';
import { fillBrowserGaps } from '../../browser-gaps';
import { explained, explainedNumbers, figureOf } from '../../parts/tax/explained-numbers';
import { unexplainedAmounts } from '../../parts/tax/unexplained-amounts';
import { renderInGerman } from '../../render-in-german';
import { basis, lot } from './tax-basis';

/** A share in USD: one lot with its rate, and one that came without its cost. */
const foreign: SellablePosition = {
  id: 'foreign',
  depotId: depotId('depot'),
  instrumentId: instrumentId('foreign'),
  name: 'Foreign Share',
  wkn: '840400',
  taxClass: 'SHARE',
  sellable: { value: decimal('30'), unit: PIECES },
  price: { value: decimal('100.00'), unit: USD },
  exchangeRate: { currency: USD, bid: decimal('1.24'), ask: decimal('1.25') },
  lots: [
    { ...lot('f1', '2020-05-04', '20', '1000.00', '0.00'), costs: decimal('10.00'), fxRate: decimal('1.25') },
    { ...lot('f2', '2021-05-04', '10', '0.00', '0.00'), cost: undefined, transferred: true },
  ],
};

async function show(shown: TaxBasis): Promise<ReturnType<typeof userEvent.setup>> {
  const lines = certificateLines(shown.record);
  const model = new TaxSimulationModel({
    loadBasis: { execute: () => TE.right(shown) },
    tax: {
      certificates: () =>
        TE.right([
          {
            year: 2026,
            lines,
            together: { ...lines, income: decimal('250.00') },
            document: undefined,
            yearsWithoutBaseRate: [],
          },
        ]),
    },
    clock: { now: () => instant(Date.parse('2026-11-23T09:00:00Z')) },
  });
  renderInGerman(
    <MemoryRouter>
      <TaxSimulationScreen model={model} />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { name: /^Jahressteuerbescheinigung 2026/ });
  return userEvent.setup();
}

beforeEach(fillBrowserGaps);

/** Where an amount on the page is no result that could be derived. */
const exceptions = {
  '[class*="curve"]': 'the words of the picture: what is chosen explains itself in the summary',
  '[class*="sentence"]': 'the result in words: each of its amounts explains itself in the lines below',
} as const;

/** A cost is taken off in one place and told in another. */
const unsigned = (figure: string): string => figure.replace('−', '');

const numberOf = (region: RegExp, row: RegExp, column = -1): HTMLElement => {
  const cells = within(
    within(screen.getByRole('region', { name: region })).getByRole('row', { name: row }),
  ).getAllByTitle('Diese Zahl erklären');
  return cells.at(column) ?? document.body;
};

describe('any number of the tax simulation explains itself [TAX-01]', () => {
  it('opens under its own name and amount, with a rule, wherever it stands', async () => {
    const user = await show({ ...basis, positions: [...basis.positions, foreign] });
    const shown = explainedNumbers();
    // Sum, variants, pots, year's end, foreign tax, lots with their sum, steps, what is left, three columns of the certificate.
    expect(shown.length).toBeGreaterThan(65);
    expect(unexplainedAmounts(exceptions)).toEqual([]);
    for (const number of shown) {
      const { number: amount, rules } = await explained(user, number);
      expect(unsigned(amount)).toBe(unsigned(figureOf(number)));
      expect(rules[0]).toMatch(/\S+/);
      expect(rules[0]).not.toMatch(/\{\{|tax\.|undefined/);
    }
  });

  it('leads from the tax down to the purchase of a lot', async () => {
    const user = await show(basis);
    const tax = numberOf(/^Vom Erlös zur Steuer/, /^Steuer zusammen/);
    const { parts } = await explained(
      user,
      tax,
      /^Kapitalertragsteuer/,
      /^Zu versteuern/,
      /^Ergebnis/,
      /^Gekauft am 16\.09\.2024/,
    );
    // 145 at 132.84 are 19,261.80, of which 40 have 5,313.60; 48.15 + 4.90 + 2.50 of costs are 55.55: 42.14 for 110, 26.82 for 70.
    expect(parts).toEqual([
      ['Erlös', '5.313,60'],
      ['Verkaufskosten', '−15,32'],
      ['Einstand', '−4.461,20'],
      ['Versteuerte Vorabpauschalen', '−104,80'],
    ]);
  });

  it('names rates, the price list and what was not told', async () => {
    const user = await show({ ...basis, positions: [foreign] });
    const value = await explained(user, numberOf(/^Vom Erlös zur Steuer/, /^Kurswert/));
    expect(value.number).toBe('2.400,00');
    expect(value.rules[0]).toContain('zum Kurs des Tages von 1,25 USD je EUR');
    const costs = await explained(user, numberOf(/^Vom Erlös zur Steuer/, /^Verkaufskosten/));
    expect(costs.rules[0]).toContain('4,90 EUR und 0,25 % von 2.400,00 EUR, mindestens 9,90 EUR');
    const bought = await explained(user, numberOf(/^Posten von/, /^04\.05\.2020/, 0));
    expect(bought.rules[0]).toContain('(1.000,00 EUR Kaufpreis + 10,00 EUR Kaufkosten) × 20 von 20');
    expect(bought.rules[0]).toContain('1,25 USD je EUR');
    const unknown = await explained(user, numberOf(/^Posten von/, /^04\.05\.2021/));
    expect(unknown.number).toBe('240,00');
    expect(unknown.rules[0]).toContain('30 % von 800,00 EUR Erlös');
  });

  it('tells what of a joint certificate is whose', async () => {
    const user = await show(basis);
    const { parts } = await explained(
      user,
      numberOf(/^Jahressteuerbescheinigung/, /^Höhe der Kapitalerträge/),
    );
    expect(parts).toEqual([
      ['Ihr Wert', '0,00'],
      ['Wert Ihres Partners', '250,00'],
    ]);
  });
});
