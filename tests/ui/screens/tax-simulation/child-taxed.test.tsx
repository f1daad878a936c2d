import type { TaxQuestion } from '@application/ports/bank/tax-gateway';
import { depotId } from '@domain/codes/ids';
import { decimal } from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import type { TaxBasis } from '@domain/tax/sellable-position';
import { certificateLines } from '@domain/tax/year-certificate';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TaxSimulationModel } from '@ui/screens/tax-simulation/tax-simulation-model';
import { TaxSimulationScreen } from '@ui/screens/tax-simulation/tax-simulation-screen';
import * as TE from 'fp-ts/TaskEither';
import { MemoryRouter } from 'react-router-dom';
import { renderInGerman } from '../../render-in-german';
import { basis } from './tax-basis';

const none = decimal('0.00');

/** A child with the whole of its allowance left, and no losses; the parent has used hers and has losses. */
const childs: TaxBasis = {
  ...basis,
  child: { name: 'Mara Albers', depotId: depotId('junior') },
  record: {
    ...basis.record,
    churchRate: undefined,
    pots: { shares: none, other: none },
    allowance: { ordered: decimal('1000.00'), used: none, usedByPartner: none, joint: false },
  },
  positions: basis.positions.map((world) => ({
    ...world,
    id: 'childs',
    depotId: depotId('junior'),
    name: 'Fonds des Kindes',
    wkn: 'A0RPWH',
  })),
};
const parents: TaxBasis = { ...basis, children: [childs] };

/** The page of a parent; tells whose certificates were asked for. */
async function show(shown: TaxBasis, address = '/'): Promise<readonly (TaxQuestion | undefined)[]> {
  const asked: (TaxQuestion | undefined)[] = [];
  const model = new TaxSimulationModel({
    tax: {
      certificates: (of) => {
        asked.push(of);
        return TE.right([
          {
            year: 2026,
            lines: certificateLines(of === undefined ? basis.record : childs.record),
            together: undefined,
            document: undefined,
            yearsWithoutBaseRate: [],
          },
        ]);
      },
    },
    loadBasis: { execute: () => TE.right(shown) },
    clock: { now: () => instant(Date.parse('2026-11-23T09:00:00Z')) },
  });
  renderInGerman(
    <MemoryRouter initialEntries={[address]}>
      <TaxSimulationScreen model={model} />
    </MemoryRouter>,
  );
  await screen.findByRole('textbox', { name: 'Menge' });
  return asked;
}

const positions = (): readonly string[] =>
  within(screen.getByRole('combobox', { name: 'Position' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent.split(' · ')[0] ?? '')
    .slice(1);
const allowance = (): readonly (string | null)[] =>
  within(
    within(screen.getByRole('region', { name: /^Verlusttöpfe und Freistellungsauftrag/ })).getByRole('row', {
      name: /^Freistellungsauftrag/,
    }),
  )
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const whose = (): HTMLElement => screen.getByRole('combobox', { name: 'Gerechnet wird für' });

describe('the tax simulation of who looks after a child’s depot [TAX-01]', () => {
  it('begins with the customer: own positions, pots and allowance alone', async () => {
    await show(parents);
    expect(whose()).toHaveDisplayValue('Sie selbst');
    expect(positions()).toEqual(['Vanguard FTSE All-World']);
    expect(allowance()[0]).toBe('412,40');
    expect(screen.getByText(/^Mit Ihrem Freistellungsauftrag und Ihren Verlusttöpfen/)).toBeVisible();
  });

  it('simulates for the child with the child’s positions, pots and allowance, and says so', async () => {
    const asked = await show(parents);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Menge' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Menge' }), '7');
    await userEvent.selectOptions(whose(), 'Mara Albers');
    expect(positions()).toEqual(['Fonds des Kindes']);
    // What was typed for the mother is not the child's.
    expect(screen.getByRole('textbox', { name: 'Menge' })).toHaveValue('145');
    expect(allowance()[0]).toBe('1.000,00');
    expect(
      screen.getByText(
        'Steuerpflichtig ist Mara Albers: Es gelten Freistellungsauftrag und Verlusttöpfe des Kindes, nicht Ihre eigenen (§ 20 Abs. 9, § 43a Abs. 3, § 44a Abs. 1 EStG).',
      ),
    ).toBeVisible();
    expect(screen.getByRole('region', { name: 'Steuerdaten von Mara Albers bei uns' })).toBeVisible();
    expect(
      await screen.findByRole('heading', {
        name: 'Jahressteuerbescheinigung 2026 für Mara Albers, Stand heute',
      }),
    ).toBeVisible();
    expect(asked.at(-1)).toEqual({ depotId: 'junior' });
    // What is paid out is not the parent's either: hers is what she chooses, and where the certificate comes to.
    expect(screen.getByRole('status')).toHaveTextContent(/Auf das Konto kommen/);
    expect(document.body.textContent.match(/\bIh(?:nen|re?|re[nmrs])\b \p{L}*/gu)).toEqual([
      'Ihre eigenen',
      'Ihre Wahl',
      'Ihrem Postfach',
    ]);

    await userEvent.selectOptions(whose(), 'Sie selbst');
    expect(positions()).toEqual(['Vanguard FTSE All-World']);
    expect(allowance()[0]).toBe('412,40');
    expect(asked.at(-1)).toBeUndefined();
  });

  it.each([
    ['the security asked for lies with the child', parents, '/?wkn=A0RPWH'],
    ['the customer holds nothing of her own', { ...parents, positions: [] }, '/'],
  ])('begins with the child where %s', async (_, shown, address) => {
    await show(shown, address);
    expect(whose()).toHaveDisplayValue('Mara Albers');
    expect(positions()).toEqual(['Fonds des Kindes']);
  });

  it('asks nobody for whom where there is no child', async () => {
    await show(basis);
    expect(screen.queryByRole('combobox', { name: 'Gerechnet wird für' })).not.toBeInTheDocument();
  });
});
