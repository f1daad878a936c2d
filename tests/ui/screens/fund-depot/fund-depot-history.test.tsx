import { challengeId } from '@domain/codes/ids';
import type { FakeBank } from '@adapters/fake/bank/fake-bank';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillBrowserGaps } from '../../browser-gaps';
import { fundBank, openFundDepot } from './fund-depot-bench';

beforeAll(fillBrowserGaps);

/** Types the code that the bank has sent by SMS, and releases with it. */
async function prove(bank: FakeBank, button: RegExp): Promise<void> {
  const code = await screen.findByRole('textbox', { name: /^TAN/ });
  await userEvent.type(code, bank.tan.codeOf(challengeId('challenge-1')));
  await userEvent.click(screen.getByRole('button', { name: button }));
}

describe('the steps of a deposit [FUN-01]', () => {
  it('goes through its steps by Back and Forward with everything typed, and sends nothing by that', async () => {
    const bank = fundBank();
    const { pause, back, forward } = await openFundDepot(bank, 'DEPOSIT');
    await userEvent.type(screen.getByRole('textbox', { name: /Betrag/ }), '1500');
    await pause();
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Weiter zur Freigabe' }));
    expect(await screen.findByRole('textbox', { name: /^TAN/ })).toBeVisible();
    await back();
    expect(await screen.findByRole('button', { name: 'Weiter zur Freigabe' })).toBeVisible();
    await back();
    expect(await screen.findByRole('textbox', { name: /Betrag/ })).toHaveValue('1.500');
    await forward();
    expect(await screen.findByRole('button', { name: 'Weiter zur Freigabe' })).toBeVisible();
    await forward();
    expect(screen.queryByRole('textbox', { name: /^TAN/ })).toBeNull();
    expect(bank.funds.orders).toEqual([]);
  });

  it('leads nobody back into a deposit that is at the bank', async () => {
    const bank = fundBank();
    const { pause, back } = await openFundDepot(bank, 'DEPOSIT');
    await userEvent.type(screen.getByRole('textbox', { name: /Betrag/ }), '1500');
    await pause();
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Weiter zur Freigabe' }));
    await prove(bank, /Mit TAN freigeben/);
    expect(await screen.findByText('Die Einzahlung ist bei der Bank.')).toBeVisible();
    await back();
    expect(screen.queryByRole('textbox', { name: /^TAN/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Weiter zur Freigabe' })).toBeNull();
    expect(bank.funds.orders).toHaveLength(1);
  });
});
