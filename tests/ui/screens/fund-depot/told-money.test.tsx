import type { FakeBank } from '@adapters/fake/bank/fake-bank';
import { MemoryCustomerStorage } from '@adapters/fake/device/memory-customer-storage';
import { challengeId } from '@domain/codes/ids';
import type { FundOrderKind } from '@domain/fund-depot/fund-order';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { regularDeposit } from '../../../application/release/fund-depot-kinds';
import { fillBrowserGaps } from '../../browser-gaps';
import { explained } from '../../parts/tax/explained-numbers';
import { unexplainedAmounts } from '../../parts/tax/unexplained-amounts';
import { fundBank, openFundDepot } from './fund-depot-bench';

beforeAll(fillBrowserGaps);

const euro = (value: string) => amount(value, EUR);

const user = userEvent.setup({ delay: null });

/** What is told of a withdrawal of 1,000: 600 and 400 by fund; 280 gain, a quarter and 5.5 percent of it are tax. */
const withdrawn = [
  ['iShares Core MSCI World UCITS ETF', '600,00'],
  ['UniGlobal', '400,00'],
  ['Verkauf, etwa', '1.000,00'],
  ['Steuer, geschätzt', '73,85'],
  ['Auszahlung, etwa', '926,15'],
] as const;

/** Sixty and forty percent of 1,500. */
const deposited = [
  ['iShares Core MSCI World UCITS ETF', '900,00'],
  ['UniGlobal', '600,00'],
  ['Einzahlung', '1.500,00'],
] as const;

const told = (): HTMLElement => screen.getByRole('region', { name: 'Beträge, wie vor der Freigabe geprüft' });

/** On the page of an order's end only what was signed says an amount that opens nothing: it stands word for word. */
const unexplained = (): readonly string[] =>
  unexplainedAmounts({ '[class*="notice"]': 'what was signed says what was entered' });

/** The amounts of a list, line by line, each without its unit. */
const amountsIn = (place: HTMLElement): readonly (readonly [string, string])[] =>
  within(place)
    .getAllByTitle('Diese Zahl erklären')
    .map((number) => [
      number.closest('dd')?.previousElementSibling?.textContent ?? '',
      number.textContent.replace(/\s*EUR$/, ''),
    ]);

/** Types an amount and goes on to the check. */
async function check(pause: () => Promise<void>, typed: string): Promise<void> {
  const field = screen.getByRole('textbox', { name: /Betrag/ });
  await user.clear(field);
  await user.type(field, typed);
  await pause();
  await user.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
  await screen.findByRole('button', { name: 'Weiter zur Freigabe' });
}

/** Releases what is checked. */
async function release(bank: FakeBank, word = 'Mit TAN freigeben'): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Weiter zur Freigabe' }));
  await user.type(
    await screen.findByRole('textbox', { name: /^TAN/ }),
    bank.tan.codeOf(challengeId('challenge-1')),
  );
  await user.click(screen.getByRole('button', { name: word }));
  await act(() => bank.scheduler.advance(1000));
}

it('[FUN-01] [TAX-01] the check of a withdrawal explains each amount, its tax down to the funds', async () => {
  const { pause } = await openFundDepot(fundBank(), 'WITHDRAWAL');
  await check(pause, '1000');
  expect(amountsIn(document.body)).toEqual(withdrawn);
  const tax = screen.getByText('73,85').closest('button');
  if (tax === null) throw new Error('The tax cannot be pressed');
  // 50.00 and 2.75 on the first fund, 20.00 and 1.10 on the second.
  expect((await explained(user, tax)).parts.map(([, figure]) => figure)).toEqual(['52,75', '21,10']);
});

it('[FUN-01] [TAX-01] a withdrawal that was released says what its check said, though the bank tells it no more', async () => {
  const bank = fundBank();
  const { pause, loseTax } = await openFundDepot(bank, 'WITHDRAWAL');
  await check(pause, '1000');
  loseTax();
  await release(bank);
  expect(await screen.findByText('Die Auszahlung ist bei der Bank.')).toBeVisible();
  expect(amountsIn(told())).toEqual(withdrawn);
  expect(unexplained()).toEqual([]);
  const tax = within(told()).getByText('73,85').closest('button');
  if (tax === null) throw new Error('The tax cannot be pressed');
  expect((await explained(user, tax)).parts.map(([, figure]) => figure)).toEqual(['52,75', '21,10']);
  expect(screen.getByText('27.11.2026')).toBeVisible();
});

describe.each<[FundOrderKind, string, string, readonly (readonly [string, string])[]]>([
  ['DEPOSIT', '1500', 'Die Einzahlung ist bei der Bank.', deposited],
  ['WITHDRAWAL', '1000', 'Die Auszahlung ist bei der Bank.', withdrawn],
])('[FUN-01] [TAX-01] of a %s whose answer was lost', (kind, typed, headline, amounts) => {
  it('what its check said stands on its page once the bank has been asked', async () => {
    const bank = fundBank();
    const { pause } = await openFundDepot(bank, kind);
    await check(pause, typed);
    bank.faults.plan('releaseFundOrder', { kind: 'drop-answer' });
    await release(bank);
    await act(() => bank.scheduler.advance(12_000));
    expect(await screen.findByText(headline)).toBeVisible();
    expect(amountsIn(told())).toEqual(amounts);
    expect(unexplained()).toEqual([]);
    expect(bank.funds.orders).toHaveLength(1);
  });

  it('it stands there after a reload as well', async () => {
    const bank = fundBank();
    const storage = new MemoryCustomerStorage();
    const { pause } = await openFundDepot(bank, kind, '', undefined, storage);
    await check(pause, typed);
    bank.faults.plan('releaseFundOrder', { kind: 'drop-answer' });
    bank.faults.plan('fundOutcome', { kind: 'not-reached' }, { kind: 'not-reached' });
    await release(bank);
    cleanup();
    bank.faults.clear();
    await openFundDepot(bank, kind, '', undefined, storage);
    expect(await screen.findByText(headline)).toBeVisible();
    expect(amountsIn(told())).toEqual(amounts);
    expect(unexplained()).toEqual([]);
    expect(bank.funds.orders).toHaveLength(1);
  });
});

it('[FUN-01] a change says what it comes to, not what the order came to before', async () => {
  const bank = fundBank();
  bank.funds.put(regularDeposit('fund-order-1'));
  const { pause } = await openFundDepot(bank, 'DEPOSIT', '?aendern=fund-order-1');
  await check(pause, '1500');
  await release(bank, 'Änderung freigeben');
  expect(await screen.findByText('Die Änderung gilt.')).toBeVisible();
  expect(amountsIn(told())).toEqual(deposited);
  expect(bank.funds.orders).toMatchObject([{ extent: { kind: 'AMOUNT', amount: decimal('1500.00') } }]);
});

it('[FUN-01] [TAX-01] what came of a withdrawal explains itself: value, tax by fund, and what arrived', async () => {
  const bank = fundBank();
  const [first, second] = bank.funds.conditions.funds;
  if (first === undefined || second === undefined) throw new Error('Two funds are there');
  bank.funds.put({
    ...regularDeposit('fund-order-1'),
    kind: 'WITHDRAWAL',
    state: 'EXECUTED',
    allocation: [
      {
        ...first,
        quantity: decimal('10.000'),
        amount: euro('600.00'),
        price: euro('60.00'),
        tax: euro('52.75'),
        lots: [],
      },
      {
        ...second,
        quantity: decimal('8.000'),
        amount: euro('400.00'),
        price: euro('50.00'),
        tax: euro('21.10'),
        lots: [],
      },
    ],
    result: { value: euro('1000.00'), tax: euro('73.85'), total: euro('926.15') },
  });
  await openFundDepot(bank, 'WITHDRAWAL');
  await user.click(screen.getByText('Frühere Aufträge'));
  const numberAt = (label: string): HTMLElement => {
    const number = screen.getByText(label, { selector: 'dt' }).nextElementSibling?.querySelector('button');
    if (!number) throw new Error(`${label} cannot be pressed`);
    return number;
  };
  const partsOf = async (label: string) =>
    (await explained(user, numberAt(label))).parts.map(([, figure]) => figure);
  expect(await partsOf('Ausgeführter Verkauf')).toEqual(['600,00', '400,00']);
  expect(await partsOf('Steuer')).toEqual(['52,75', '21,10']);
  expect(await partsOf('Auf dem Konto')).toEqual(['1.000,00', '−73,85']);
});
