import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { mainAccount, wellSuppliedCustomer } from '@adapters/fake/bank/fake-world';
import { MemoryCustomerStorage } from '@adapters/fake/device/memory-customer-storage';
import { MemoryChangeDrafts } from '@adapters/fake/device/memory-change-drafts';
import type { FollowFailure } from '@application/session/follow-failure';
import { depotId } from '@domain/codes/ids';
import type { Depot } from '@domain/depot/depot';
import type { Minor } from '@domain/depot/minor';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderCancellationScreen } from '@ui/screens/order-cancellation/order-cancellation-screen';
import { OrderChangeScreen } from '@ui/screens/order-change/order-change-screen';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { fillBrowserGaps } from '../../browser-gaps';
import { renderInGerman } from '../../render-in-german';
import { cancellationOf, putOrder } from '../../screens/order-cancellation/cancellation-bench';
import { changeOf } from '../../screens/order-change/change-bench';

beforeAll(fillBrowserGaps);

const stay: Pick<FollowFailure, 'execute'> = { execute: () => ({ kind: 'stay' }) };

type Page = (bank: FakeBank, storage: MemoryCustomerStorage) => ReactElement;
const cancellation: Page = (bank, storage) => (
  <OrderCancellationScreen model={cancellationOf(bank, stay, storage)} />
);
const change: Page = (bank, storage) => (
  <OrderChangeScreen model={changeOf(bank, stay, new MemoryChangeDrafts(), storage)} />
);

interface Having {
  readonly heldFor?: Minor;
  readonly others?: boolean;
}

/** A page about an order of a customer who has these depots. */
async function open(page: Page, { heldFor, others = false }: Having) {
  const world = wellSuppliedCustomer();
  const depots = world.depots.map((depot) => ({ ...depot, ...(heldFor && { heldFor }) }));
  const further = depots.map((depot): Depot => ({ ...depot, id: depotId('another'), type: 'SECOND_DEPOT' }));
  const bank = new FakeBank({ ...world, depots: others ? [...depots, ...further] : depots });
  const storage = new MemoryCustomerStorage();
  putOrder(bank, { settlementAccountId: mainAccount, version: '1' });
  renderInGerman(<MemoryRouter>{page(bank, storage)}</MemoryRouter>);
  const advance = () => act(() => bank.scheduler.advance(1000));
  await advance();
  const goOn = async (name: string): Promise<void> => {
    await userEvent.click(screen.getByRole('button', { name }));
    await advance();
  };
  return { storage, goOn };
}

const cases: readonly (readonly [string, Having, string | undefined])[] = [
  ['of several', { others: true }, 'Im Standarddepot 1000000001.'],
  ['of a child', { heldFor: { name: 'Mara Albers' } }, 'Im Depot von Mara Albers 1000000001.'],
  ['that is the only one', {}, undefined],
];

const signed = async ({ journal }: MemoryCustomerStorage) => (await journal.all()())[0]?.words;
const said = () => document.body.textContent.replaceAll('\u00a0', ' ');

describe.each(cases)('the depot %s [ORD-23] [ORD-24] [TAN-14]', (_, having, words) => {
  const expected =
    words === undefined ? expect.not.stringMatching(/Im \w*[dD]epot/u) : expect.stringContaining(words);

  it('is said, or not, where an order in it is cancelled, beside the TAN and in what is kept', async () => {
    const { storage, goOn } = await open(cancellation, having);
    expect(said()).toEqual(expected);
    await goOn('Weiter zur Freigabe');
    expect(said()).toEqual(expected);
    expect(await signed(storage)).toEqual(expected);
  });

  it('is said, or not, where an order in it is changed, beside the TAN and in what is kept', async () => {
    const { storage, goOn } = await open(change, having);
    const quantity = screen.getByRole('textbox', { name: 'Neue Menge' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '5');
    await goOn('Weiter zur Prüfung');
    expect(said()).toEqual(expected);
    await goOn('Weiter zur Freigabe');
    expect(said()).toEqual(expected);
    expect(await signed(storage)).toEqual(expected);
  });
});
