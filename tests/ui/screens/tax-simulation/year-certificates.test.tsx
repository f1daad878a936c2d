import { documentId } from '@domain/codes/ids';
import { decimal } from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import type { TaxBasis } from '@domain/tax/sellable-position';
import { certificateLines, type YearCertificate } from '@domain/tax/year-certificate';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TaxSimulationModel } from '@ui/screens/tax-simulation/tax-simulation-model';
import { TaxSimulationScreen } from '@ui/screens/tax-simulation/tax-simulation-screen';
import * as TE from 'fp-ts/TaskEither';
import { MemoryRouter } from 'react-router-dom';
import { renderInGerman } from '../../render-in-german';
import { basis } from './tax-basis';

/** A year with gains from shares, tax on them, and foreign tax credited; the allowance is used up. */
const taxed: TaxBasis = {
  ...basis,
  record: {
    pots: { shares: decimal('1452.70'), other: decimal('493.92') },
    allowance: {
      ordered: decimal('1000.00'),
      used: decimal('1000.00'),
      usedByPartner: decimal('0.00'),
      joint: false,
    },
    churchRate: decimal('9'),
    country: 'DE',
    foreignTax: decimal('0.00'),
    foreignCredited: decimal('42.30'),
    substitute: decimal('210.00'),
    paid: { capitalGainsTax: decimal('190.08'), solidarity: decimal('10.45'), churchTax: decimal('17.11') },
  },
};

/** All of it is sold. */
const sold: TaxBasis = { ...taxed, positions: [] };

const certificate = (year: number, more: Partial<YearCertificate> = {}): YearCertificate => ({
  year,
  lines: certificateLines(taxed.record),
  together: undefined,
  document: undefined,
  yearsWithoutBaseRate: [],
  ...more,
});

async function show(
  certificates: readonly YearCertificate[],
  shown: TaxBasis = sold,
): Promise<ReturnType<typeof userEvent.setup>> {
  const model = new TaxSimulationModel({
    loadBasis: { execute: () => TE.right(shown) },
    tax: { certificates: () => TE.right(certificates) },
    clock: { now: () => instant(Date.parse('2027-11-23T09:00:00Z')) },
  });
  renderInGerman(
    <MemoryRouter>
      <TaxSimulationScreen model={model} />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { name: /^Jahressteuerbescheinigung 2027/ });
  return userEvent.setup();
}

const cellsOf = (line: RegExp): readonly (string | null)[] => {
  const table = screen.getByRole('region', { name: /^Jahressteuerbescheinigung 2027/ });
  const row = within(table).getByRole('row', { name: line });
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

describe('the year as it will be certified [TAX-01]', () => {
  it('names each line as the form does, from the values of the record, to who owns nothing any more too', async () => {
    await show([certificate(2027)]);
    expect(cellsOf(/^Höhe der Kapitalerträge/)).toEqual(['7', '1.946,62']);
    expect(cellsOf(/^davon: Gewinn aus Aktienveräußerungen/)).toEqual(['8', '1.452,70']);
    expect(cellsOf(/^Ersatzbemessungsgrundlage/)).toEqual(['11', '210,00']);
    expect(cellsOf(/Sparer-Pauschbetrages/)).toEqual(['16 / 17', '1.000,00']);
    expect(cellsOf(/^Kapitalertragsteuer/)).toEqual(['37', '190,08']);
    expect(cellsOf(/^Solidaritätszuschlag/)).toEqual(['38', '10,45']);
    expect(cellsOf(/^Kirchensteuer zur Kapitalertragsteuer/)).toEqual(['39', '17,11']);
    expect(cellsOf(/^Summe der angerechneten/)).toEqual(['40', '42,30']);
    expect(cellsOf(/^Höhe des nicht ausgeglichenen Verlustes ohne/)).toEqual(['–', '0,00']);
    expect(cellsOf(/^Höhe des nicht ausgeglichenen Verlustes aus/)).toEqual(['–', '0,00']);
    expect(screen.getByText(/liegt nach dem Jahreswechsel in Ihrem Postfach/)).toBeInTheDocument();
  });

  it('shows beside it what the sales would make of it', async () => {
    const user = await show([certificate(2027)], taxed);
    await user.clear(screen.getByRole('textbox', { name: 'Menge' }));
    expect(cellsOf(/^Höhe der Kapitalerträge/)).toEqual(['7', '1.946,62']);
    await user.type(screen.getByRole('textbox', { name: 'Menge' }), '70');
    // 70 at 132.84 are 9298.80, less 30.65 of costs, 6184.50 and 368.90: 2714.75; 814.43 are exempt: 1900.32 more.
    expect(cellsOf(/^Höhe der Kapitalerträge/)).toEqual(['7', '1.946,62', '3.846,94']);
    expect(cellsOf(/^davon: Gewinn/)).toEqual(['8', '1.452,70', '1.452,70']);
    // 1900.32 / 4.09: 464.63; 5.5 % of it cut: 25.55; 9 % cut: 41.81.
    expect(cellsOf(/^Kapitalertragsteuer/)).toEqual(['37', '190,08', '654,71']);
    expect(cellsOf(/^Solidaritätszuschlag/)).toEqual(['38', '10,45', '36,00']);
    expect(cellsOf(/^Kirchensteuer zur Kapitalertragsteuer/)).toEqual(['39', '17,11', '58,92']);
  });

  it('leads to the papers of the years before', async () => {
    await show([certificate(2027), certificate(2026, { document: documentId('paper') }), certificate(2025)]);
    const links = screen.getAllByRole('link', { name: /^Jahressteuerbescheinigung/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching(/\?suche=Jahressteuerbescheinigung\+2026$/),
    ]);
  });

  it('says what stands in it for both partners, where they get one', async () => {
    const lines = certificateLines(taxed.record);
    await show([certificate(2027, { together: { ...lines, income: decimal('2750.00') } })]);
    expect(cellsOf(/^Höhe der Kapitalerträge/)).toEqual(['7', '1.946,62', '2.750,00']);
    expect(screen.getByText(/gemeinsame Bescheinigung/)).toBeInTheDocument();
  });

  it('names the years whose base rate is not known, and what is assumed', async () => {
    await show([certificate(2027, { yearsWithoutBaseRate: [2026, 2027] })]);
    expect(screen.getByText('Basiszins noch nicht bekannt: 2026, 2027')).toBeInTheDocument();
    expect(screen.getByText(/dass für diese Zeit keine Vorabpauschale anfällt/)).toBeInTheDocument();
  });
});
