import { depotId } from '@domain/codes/ids';
import type { TaxBasis } from '@domain/tax/sellable-position';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shownTax } from './shown-tax';
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

async function optionsOf(shown: TaxBasis): Promise<readonly string[]> {
  await shownTax(shown);
  return screen.getAllByRole('option').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
}

describe('the same security in two depots [TAX-01]', () => {
  it('is told apart by where it lies, in the list and in what could still be realised', async () => {
    const options = await optionsOf(inTwoDepots);
    expect(options.filter((each) => each.endsWith('2000000050'))).toHaveLength(1);
    expect(options.filter((each) => each.endsWith('2000000051'))).toHaveLength(1);
    expect(screen.getByRole('rowheader', { name: /2000000051$/u })).toBeVisible();
  });

  it('needs no depot where there is one', async () => {
    expect(await optionsOf(basis)).toContain('Vanguard FTSE All-World');
  });

  it('says beside the one that is chosen how much of it is held, and where', async () => {
    await shownTax(inTwoDepots);
    const list = screen.getByRole('combobox', { name: 'Position' });
    expect(list).toHaveAccessibleDescription(/145.Stück · Standarddepot 2000000050/);
    await userEvent.selectOptions(list, 'second');
    expect(list).toHaveAccessibleDescription(/145.Stück · Zweitdepot 2000000051/);
  });
});
