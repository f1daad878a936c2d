import { instant } from '@domain/time/instant';
import type { TaxBasis } from '@domain/tax/sellable-position';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TaxSimulationModel } from '@ui/screens/tax-simulation/tax-simulation-model';
import { TaxSimulationScreen } from '@ui/screens/tax-simulation/tax-simulation-screen';
import * as TE from 'fp-ts/TaskEither';
import { MemoryRouter } from 'react-router-dom';
import { renderInGerman } from '../../render-in-german';
import { basis } from './tax-basis';

/** The page of a customer without certificates, once its first position is chosen. */
export async function shownTax(shown: TaxBasis = basis): Promise<ReturnType<typeof userEvent.setup>> {
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
  return userEvent.setup();
}

/** What stands in a step from the proceeds to the tax. */
export const amountOf = (step: RegExp): string => {
  const table = screen.getByRole('region', { name: /^Vom Erlös zur Steuer/ });
  const row = within(table).getByRole('row', { name: step });
  return within(row).getByRole('cell', { name: /\d/ }).textContent;
};
