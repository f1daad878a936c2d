import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import { screen, within } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import type { Depot } from '@domain/depot/depot';
import { instant } from '@domain/time/instant';
import { StartModel } from '@ui/screens/start/start-model';
import { StartScreen } from '@ui/screens/start/start-screen';
import { renderPage } from '../../render-page';
import { inShell } from '../../in-shell';
import { depot, balance, worth } from './wealth-sample';

describe('the start page of who looks after a child’s depot', () => {
  const of = (...names: readonly string[]): void => {
    const childs = names.map((name, index): Depot => ({
      ...depot(`c${index}`, 'SECOND_DEPOT'),
      heldFor: { name },
    }));
    const scheduler = new ManualScheduler(instant(Date.parse('2026-11-20T15:42:08Z')));
    const model = new StartModel({
      clock: scheduler,
      scheduler,
      sessions: {
        profile: () =>
          TE.right({ clientId: 'c', salutation: 'FRAU', firstName: 'Yvonne', lastName: 'Albers' }),
      },
      holdings: {
        depots: {
          depots: () => TE.right([depot('d1', 'STANDARD_DEPOT'), ...childs]),
          positions: (id) => (id === 'd1' ? worth('1000.00', '0.07') : worth('200.00', '-0.21')),
        },
        accounts: {
          balances: () =>
            TE.right([
              balance('a1', '50.00'),
              ...names.map((name, index) => {
                const stated = balance(`k${index}`, '7.50');
                return {
                  ...stated,
                  ...(stated.account && { account: { ...stated.account, heldFor: { name } } }),
                };
              }),
            ]),
        },
      },
    });
    renderPage(
      inShell(<StartScreen createModel={() => model} loadDay={() => new Promise(() => undefined)} />),
    );
  };
  const rowsOf = (region: HTMLElement): readonly string[] =>
    within(region)
      .getAllByRole('term')
      .map((term) =>
        `${term.textContent.trim()}: ${term.nextElementSibling?.textContent ?? ''}`.replaceAll('\u00a0', ' '),
      );

  it('adds nothing of the child to the customer’s own total, and names each depot by whose it is', async () => {
    of('Mara Albers');
    const childs = await screen.findByRole('region', { name: 'Für Mara Albers verwaltet' });
    const wealth = screen.getByRole('region', { name: 'Vermögen heute' });
    expect(within(wealth).getAllByText(/^1\.050,00/)).toHaveLength(2);
    expect(rowsOf(childs)).toEqual([
      expect.stringMatching(/^Depot von Mara Albers.*: 200,00$/u),
      'Verrechnungskonto: 7,50',
      expect.stringMatching(/^Zusammen, nicht in Ihrer Summe: 207,50/u),
    ]);
    expect(within(childs).getByRole('link', { name: 'Depot von Mara Albers' })).toHaveAttribute(
      'href',
      expect.stringContaining('depot=c0'),
    );
  });

  it('keeps two children apart', async () => {
    of('Mara Albers', 'Nils Albers');
    for (const name of ['Mara Albers', 'Nils Albers'])
      expect(rowsOf(await screen.findByRole('region', { name: `Für ${name} verwaltet` })).at(-1)).toMatch(
        /207,50/u,
      );
  });

  it('has no such part where there is no child', async () => {
    of();
    expect(await screen.findByText('Standarddepot')).toBeVisible();
    expect(screen.queryByRole('region', { name: /verwaltet$/ })).not.toBeInTheDocument();
  });
});
