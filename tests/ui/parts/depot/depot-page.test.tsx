import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import type { Depot } from '@domain/depot/depot';
import { depotId, type DepotId } from '@domain/codes/ids';
import { loaded } from '@domain/failure/remote-data';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DepotChoice } from '@ui/parts/depot/depot-choice';
import { DepotPage } from '@ui/parts/depot/depot-page';
import { DepotSelection } from '@ui/parts/depot/depot-selection';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { inShell } from '../../in-shell';
import { renderInGerman } from '../../render-in-german';

function Address() {
  return <output>{useLocation().search}</output>;
}

/** A customer with two depots. */
function bankWithTwo() {
  const bank = new FakeBank();
  const [first] = bank.world.depots;
  if (first === undefined) throw new Error('The bank in memory has a depot');
  const second: Depot = { ...first, id: depotId('depot-2'), type: 'SECOND_DEPOT', displayId: '1000000002' };
  bank.world.depots = [first, second];
  return { bank, first, second };
}

async function shown(query = '', { bank }: { readonly bank: FakeBank } = bankWithTwo()) {
  const chosen: DepotId[] = [];
  const selection = new DepotSelection(
    { holdings: { depots: new FakeDepotGateway(bank) }, clock: bank.scheduler },
    (depotId) => chosen.push(depotId),
  );
  const model = { selection, dispose: () => undefined };
  const user = userEvent.setup();
  renderInGerman(
    <MemoryRouter initialEntries={[`/ngbrk/orderbuch${query}`]}>
      <Address />
      {inShell(
        <DepotPage
          model={model}
          data={loaded(undefined, bank.scheduler.now())}
          title="Orderbuch"
          subject="Das Orderbuch"
        >
          Inhalt
        </DepotPage>,
      )}
    </MemoryRouter>,
  );
  const choice = screen.getByRole('combobox', { name: 'Depot' });
  const before = { disabled: choice.hasAttribute('disabled'), words: choice.textContent };
  await act(() => bank.scheduler.advance(0));
  return { chosen, before, user };
}

describe('all depots at once', () => {
  it.each<[why: string, childs: number, own: number, offered: string | undefined]>([
    ['two of the customer’s own', 0, 2, 'Alle Depots zusammen'],
    ['two of her own and one of her child, which is not added', 1, 2, 'Alle eigenen Depots zusammen'],
    ['one of her own and one of her child', 1, 1, undefined],
    ['two of her children', 2, 0, undefined],
  ])('%s', async (_, childs, own, offered) => {
    const { bank, first } = bankWithTwo();
    const made = (count: number, more: Partial<Depot>): readonly Depot[] =>
      Array.from({ length: count }, (_each, index) => ({
        ...first,
        ...more,
        id: depotId(`${more.heldFor?.name ?? 'own'}${index}`),
      }));
    bank.world.depots = [...made(own, {}), ...made(childs, { heldFor: { name: 'Mara Albers' } })];
    const selection = new DepotSelection(
      { holdings: { depots: new FakeDepotGateway(bank) }, clock: bank.scheduler },
      () => undefined,
      () => undefined,
    );
    const loading = selection.load('alle');
    await bank.scheduler.advance(0);
    await loading;
    renderInGerman(<DepotChoice selection={selection} onChoose={selection.choose} />);
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options.filter((each) => each.startsWith('Alle'))).toEqual(offered === undefined ? [] : [offered]);
    expect(options.filter((each) => each === 'Depot von Mara Albers 1000000001')).toHaveLength(childs);
    if (offered !== undefined) expect(selection.shown).toHaveLength(own);
  });
});

describe('a page about one depot', () => {
  it('says on paper which depot it shows, and as of when it was printed', async () => {
    const world = bankWithTwo();
    const { scheduler } = world.bank;
    await shown('', world);
    const line = () => screen.getByText(/^Depotwerk · /).textContent;
    const before = line();
    await act(() => scheduler.advance(3 * 60_000));
    expect(line()).toBe(before);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const [day, time] = new Date(scheduler.now())
      .toLocaleString('de-DE', {
        timeZone: 'Europe/Berlin',
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
      })
      .split(', ');
    expect(line()).toBe(`Depotwerk · Standarddepot 1000000001 · Stand ${day}, ${time} Uhr`);
  });

  it('says at once that there is none, and how to get one [SH-06]', async () => {
    const { bank } = bankWithTwo();
    bank.world.depots = [];
    await shown('', { bank });
    expect(screen.getByText('Sie haben noch kein Depot')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Depot eröffnen' })).toBeVisible();
    expect(screen.queryByText('Inhalt')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Order erteilen' })).not.toBeInTheDocument();
  });

  it('leads who has a fund depot alone to what goes there [SH-06]', async () => {
    const { bank, first } = bankWithTwo();
    bank.world.depots = [{ ...first, type: 'COMINVEST' }];
    await shown('', { bank });
    expect(screen.getByRole('link', { name: 'Fondsdepot: einzahlen' })).toBeVisible();
    expect(screen.getByText('Inhalt')).toBeVisible();
  });

  it('holds the place of the choice from the first frame on', async () => {
    const { before } = await shown();
    expect(before).toEqual({ disabled: true, words: 'Depots werden geladen' });
    expect(screen.getByRole('combobox', { name: 'Depot' })).toBeEnabled();
  });

  it('shows the first depot, or the one the address names [OBK-04]', async () => {
    const { first, second } = bankWithTwo();
    expect((await shown()).chosen).toEqual([first.id]);
    cleanup();
    expect((await shown(`?depot=${second.id}`)).chosen).toEqual([second.id]);
  });

  it('takes a depot that is not the customer’s for none [GU-05]', async () => {
    const { chosen } = await shown('?depot=00000000-0000-4000-8000-00000000beef');
    expect(chosen).toEqual([bankWithTwo().first.id]);
  });

  it('keeps the choice in the address, so that a reload shows the same [OBK-04]', async () => {
    const { second } = bankWithTwo();
    const { user, chosen } = await shown('?suche=sap');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Depot' }), second.id);
    expect(chosen.at(-1)).toBe(second.id);
    expect(screen.getByText(`?suche=sap&depot=${second.id}`)).toBeInTheDocument();
  });
});
