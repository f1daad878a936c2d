import { fundHouse, marketOf, tradegate, uniGlobal } from '@adapters/fake/bank/fake-market';
import type { FakeWorld } from '@adapters/fake/bank/fake-world';
import { screen } from '@testing-library/react';
import { fillBrowserGaps } from '../../browser-gaps';
import { onOnePage } from './bench';
import { advance, openOrderPage } from './open-order-page';

beforeAll(fillBrowserGaps);

/** A fund that an exchange trades as well as its company. */
const fundAtBoth = (): FakeWorld => ({
  ...onOnePage(),
  venues: new Map([[uniGlobal.id, [fundHouse, tradegate]]]),
  quotes: [marketOf(uniGlobal, fundHouse, '80.00'), marketOf(uniGlobal, tradegate, '80.10')],
});

it('[ORD-08] parts of a fund unit that no exchange takes are said so as they are typed, and lead to the company', async () => {
  const { bank, user } = await openOrderPage(
    '?side=k&wkn=849105&quantity=10&exchange=Tradegate',
    fundAtBoth(),
  );
  const quantity = screen.getByRole('textbox', { name: /^Stück|^Anzahl|^Anteile|^Menge/ });
  const company = screen.getByRole('radio', { name: new RegExp(`^${fundHouse.name}`) });
  expect(company).not.toBeChecked();
  expect(screen.queryByRole('button', { name: /wechseln$/ })).toBeNull();
  await user.clear(quantity);
  await user.type(quantity, '10,5');
  await user.tab();
  await advance(bank, 1000);
  expect(quantity).toBeInvalid();
  await user.click(screen.getByRole('button', { name: `Zur ${fundHouse.name} wechseln` }));
  await advance(bank, 1000);
  expect(company).toBeChecked();
  expect(quantity).toHaveValue('10,5');
  expect(quantity).toBeValid();
  expect(screen.queryByRole('button', { name: /wechseln$/ })).toBeNull();
});
