import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import {
  direkthandel,
  marketOf,
  sap,
  tradegate,
  uniGlobal,
  fundHouse,
  xetra,
} from '@adapters/fake/bank/fake-market';
import type { FakeWorld } from '@adapters/fake/bank/fake-world';
import { settle } from '@adapters/fake/device/manual-scheduler';
import { challengeId } from '@domain/codes/ids';
import { OrderEntryScreen } from '@ui/screens/order-entry/order-entry-screen';
import { renderPage } from '../../render-page';
import { onOnePage, orderBench } from './bench';
import './order-page-parts';

/** SAP on two exchanges and over the counter, where a dealer quotes and knows nearly every order type. */
export const withDealer = (): FakeWorld => ({
  ...onOnePage(),
  venues: new Map([
    [sap.id, [xetra, tradegate, direkthandel]],
    [uniGlobal.id, [fundHouse]],
  ]),
  quotes: [
    marketOf(sap, xetra, '232.75'),
    marketOf(sap, tradegate, '232.80'),
    marketOf(sap, direkthandel, '232.77'),
    marketOf(uniGlobal, fundHouse, '80.00'),
  ],
});

/** The order page in a browser at a fake bank, with everything loaded. */
export async function openOrderPage(search: string, world: FakeWorld = withDealer()) {
  const bench = orderBench(new FakeBank(world));
  renderPage(<OrderEntryScreen createModel={bench.visit} />, `/order/erstellung${search}`);
  await advance(bench.bank, 1000);
  return { ...bench, user: userEvent.setup({ delay: null }) };
}

/** Moves the bank's time on and lets the page come to rest. */
export const advance = (bank: FakeBank, milliseconds: number) =>
  act(async () => {
    await bank.scheduler.advance(milliseconds);
    await settle();
  });

/** What the telephone shows for the newest challenge. */
export function codeOf(bank: FakeBank): string {
  for (let number = 20; number > 0; number -= 1) {
    try {
      return bank.tan.codeOf(challengeId(`challenge-${number}`));
    } catch {
      continue;
    }
  }
  throw new Error('no challenge');
}

/** Types the TAN that the telephone shows. */
export async function enterTan(bank: FakeBank, user: ReturnType<typeof userEvent.setup>): Promise<void> {
  const request = screen.queryByRole('button', { name: 'SMS-TAN anfordern' });
  if (request) await user.click(request);
  await advance(bank, 100);
  // The release stands there as soon as its code does, which nothing but real time decides outside of `act`.
  await user.type(await screen.findByRole('textbox', { name: /TAN/ }), codeOf(bank));
}
