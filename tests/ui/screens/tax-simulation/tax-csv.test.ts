import { instant } from '@domain/time/instant';
import type { TaxBasis } from '@domain/tax/sellable-position';
import { createFormats } from '@ui/i18n/formats';
import { englishTexts } from '@ui/i18n/english-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import { taxCsv } from '@ui/screens/tax-simulation/tax-csv';
import { TaxSimulationModel } from '@ui/screens/tax-simulation/tax-simulation-model';
import * as TE from 'fp-ts/TaskEither';
import { basis } from './tax-basis';

/** The lines of the sale of everything, in a language. */
async function lines(language: 'de' | 'en', of: TaxBasis = basis): Promise<readonly string[]> {
  const model = new TaxSimulationModel({
    tax: { certificates: () => TE.right([]) },
    loadBasis: { execute: () => TE.right(of) },
    clock: { now: () => instant(Date.parse('2026-11-23T09:00:00Z')) },
  });
  await model.load(undefined);
  const { t } = createTexts(language, language === 'de' ? germanTexts : englishTexts);
  const csv = taxCsv(model.simulated ?? [], t, createFormats(language, t));
  model.dispose();
  return csv.split('\r\n');
}

const named = (name: string): TaxBasis => ({
  ...basis,
  positions: basis.positions.map((position) => ({ ...position, name })),
});

describe('a simulated sale as CSV [TAX-01]', () => {
  // 145 x 132.84, less 15,106.10 of cost and 473.70 of lump sums; costs 4.90 + 0.25 % and 2.50 of the venue.
  it('has semicolons, decimal commas and plain signs in German', async () => {
    const [head, ...steps] = await lines('de');
    expect(head).toBe('Position;Menge;Schritt;EUR');
    expect(steps.slice(0, 4)).toEqual([
      'Vanguard FTSE All-World;145;Kurswert;19.261,80',
      'Vanguard FTSE All-World;145;Verkaufskosten;-55,55',
      'Vanguard FTSE All-World;145;Einstand der verkauften Posten;-15.106,10',
      'Vanguard FTSE All-World;145;Versteuerte Vorabpauschalen;-473,70',
    ]);
  });

  // Of the costs 26.82, 15.32 and 13.41 fall to the lots; 3,626.45 x 70 % less 640 and 412.40 is taxed with 363.35,
  // 19.98 and 32.70.
  it('tells what each lot gains, and what the sales come to', async () => {
    expect((await lines('de')).slice(-6)).toEqual([
      'Vanguard FTSE All-World;145;Kommt auf das Konto;18.790,22',
      'Vanguard FTSE All-World;70;Ergebnis des Postens vom 12.03.2021;2.718,58',
      'Vanguard FTSE All-World;40;Ergebnis des Postens vom 16.09.2024;732,28',
      'Vanguard FTSE All-World;35;Ergebnis des Postens vom 06.10.2025;175,59',
      ';;Steuer aller Verkäufe;416,03',
      ';;Aus allen Verkäufen auf das Konto;18.790,22',
    ]);
  });

  it('has commas, decimal points and quoted figures of thousands in English', async () => {
    const [head, value, costs] = await lines('en');
    expect(head?.split(',')).toHaveLength(4);
    expect(value).toMatch(/^Vanguard FTSE All-World,145,[^,]+,"19,261\.80"$/);
    expect(costs).toMatch(/,-55\.55$/);
  });

  it.each([
    ['=HYPERLINK("http://a";"b")', `"'=HYPERLINK(""http://a"";""b"")"`],
    ['@SUM(1;2)', `"'@SUM(1;2)"`],
    ['-2+3', `'-2+3`],
    ['＝1+1', `'＝1+1`],
    ['A; B', '"A; B"'],
  ])('never makes a formula of the name %s', async (name, written) => {
    const [, value] = await lines('de', named(name));
    expect(value?.startsWith(`${written};145;`)).toBe(true);
  });
});
