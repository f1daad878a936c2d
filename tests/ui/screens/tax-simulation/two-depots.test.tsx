import { depotId } from '@domain/codes/ids';
import { instant } from '@domain/time/instant';
import type { TaxBasis } from '@domain/tax/sellable-position';
import { screen } from '@testing-library/react';
import { TaxSimulationModel } from '@ui/screens/tax-simulation/tax-simulation-model';
import { TaxSimulationScreen } from '@ui/screens/tax-simulation/tax-simulation-screen';
import * as TE from 'fp-ts/TaskEither';
import { MemoryRouter } from 'react-router-dom';
import { renderInGerman } from '../../render-in-german';
import { basis } from './tax-basis';

/** The same fund in a depot and in a second one. */
const inTwoDepots: TaxBasis = {
  ...basis,
  positions: basis.positions.flatMap((world) => [
    { ...world, depot: { type: 'STANDARD_DEPOT', displayId: '2000000050' } as const },
    {
      ...world,
      id: 'second',
      depotId: depotId('second'),
      depot: { type: 'SECOND_DEPOT', displayId: '2000000051' } as const,
    },
  ]),
};

async function show(shown: TaxBasis): Promise<readonly string[]> {
  const model = new TaxSimulationModel({
    tax: { certificates: () => TE.right([]) },
    loadBasis: { execute: () => TE.right(shown) },
    clock: { now: () => instant(Date.parse('2026-11-23T09:00:00Z')) },
  });
  renderInGerman(
    <MemoryRouter>
      <TaxSimulationScreen model={model} />
    </MemoryRouter>,
  );
  await screen.findByRole('textbox', { name: 'Menge' });
  return screen.getAllByRole('option').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
}

describe('the same security in two depots [TAX-01]', () => {
  it('is told apart by where it lies, in the list and in what could still be realised', async () => {
    const options = await show(inTwoDepots);
    expect(options.filter((each) => each.endsWith('2000000050'))).toHaveLength(1);
    expect(options.filter((each) => each.endsWith('2000000051'))).toHaveLength(1);
    expect(screen.getByRole('rowheader', { name: /2000000051$/u })).toBeVisible();
  });

  it('needs no depot where there is one', async () => {
    expect(await show(basis)).toContain('Vanguard FTSE All-World · 145 Stück');
  });
});
