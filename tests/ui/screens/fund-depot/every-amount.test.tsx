import type { FakeBank } from '@adapters/fake/bank/fake-bank';
import { ownIban, referenceIban } from '@adapters/fake/fund-depot/fake-fund-world';
import { fundOrderId } from '@domain/codes/ids';
import { fundOrderStates, type FundOrder, type FundOrderKind } from '@domain/fund-depot/fund-order';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { regularDeposit } from '../../../application/release/fund-depot-kinds';
import { fillBrowserGaps } from '../../browser-gaps';
import { explained, explainedNumbers, figureOf } from '../../parts/tax/explained-numbers';
import { unexplainedAmounts } from '../../parts/tax/unexplained-amounts';
import { fundBank, openFundDepot } from './fund-depot-bench';

beforeAll(fillBrowserGaps);

const user = userEvent.setup({ delay: null });
const euro = (value: string) => amount(value, EUR);

/** Where an amount on the two pages is no result that could be derived. */
const exceptions = {
  '[class*="sentence"]': 'what is signed, word for word: it says what was entered',
  '[class*="hint"], [class*="issue"]': 'the limits of the bank, at the field they are the rule of',
  '[class*="mandate"]': 'the most that the mandate allows, as it is signed',
  option: 'a choice says what is available; beside the list the same amount explains itself',
  '[class*="chips"]': 'amounts to choose from',
  '[class*="execution"] dt': 'the price that the fund has stated',
  '[class*="explained"] > p, [class*="explained"] summary':
    'says in words what stands in the tables below, where each figure explains itself',
} as const;

/** An order of each state and kind, with what came of it where something did. */
function everyOrder(bank: FakeBank): void {
  const [first, second] = bank.funds.conditions.funds;
  if (first === undefined || second === undefined) throw new Error('Two funds are there');
  const allocation = (price: boolean): FundOrder['allocation'] =>
    [first, second].map((fund) => ({
      ...fund,
      amount: euro('500.00'),
      quantity: decimal('9.123'),
      lots: [],
      ...(price ? { price: euro('54.81'), tax: euro('3.21') } : { price: undefined }),
    })) as FundOrder['allocation'];
  const { firstStart: start } = bank.funds.conditions.regular;
  (['DEPOSIT', 'WITHDRAWAL'] as const).forEach((kind) => {
    fundOrderStates.forEach((state) => {
      const isDone = state === 'EXECUTED' || state === 'PARTLY_EXECUTED';
      const isRegular = state === 'ACTIVE' || state === 'ENDED';
      if (isRegular && kind === 'WITHDRAWAL') return;
      bank.funds.put({
        ...regularDeposit(`${kind} ${state}`),
        id: fundOrderId(`${kind} ${state}`),
        kind,
        state,
        allocation: allocation(isDone),
        ...(isDone && { result: { value: euro('1000.00'), tax: euro('6.42'), total: euro('993.58') } }),
        ...(isRegular && {
          regular: {
            interval: 'MONTHLY',
            day: 1,
            start,
            increase: decimal('3'),
            nextDate: start,
            nextAmount: euro('103.00'),
          },
        }),
      });
    });
  });
}

/** Presses every number: each opens under its own amount, with a rule in whole words. */
async function expectExplained(place = document.body): Promise<void> {
  for (const number of explainedNumbers().filter((each) => place.contains(each))) {
    const told = await explained(user, number);
    expect(told.number.replace('−', '')).toBe(figureOf(number).replace('−', ''));
    expect(told.rules[0]).toMatch(/^[^{}]{10,}$/);
    expect(told.rules[0]).not.toContain('fundDepot.');
  }
}

const ways: readonly [string, FundOrderKind, () => Promise<void>][] = [
  [
    'one deposit from an account here',
    'DEPOSIT',
    async () => {
      await user.type(screen.getByRole('textbox', { name: /Betrag/ }), '1500');
      await user.selectOptions(screen.getByRole('combobox', { name: 'Zahlung von' }), ownIban);
    },
  ],
  [
    'a regular deposit from elsewhere that grows',
    'DEPOSIT',
    async () => {
      await user.click(screen.getByRole('radio', { name: 'Regelmäßig' }));
      await user.type(screen.getByRole('textbox', { name: /Betrag/ }), '100');
      await user.selectOptions(screen.getByRole('combobox', { name: /Erhöhung/ }), '3');
      await user.selectOptions(screen.getByRole('combobox', { name: 'Zahlung von' }), referenceIban);
      await user.click(screen.getByRole('checkbox', { name: /Mandat/ }));
    },
  ],
  [
    'a withdrawal',
    'WITHDRAWAL',
    async () => {
      await user.type(screen.getByRole('textbox', { name: /Betrag/ }), '1000');
    },
  ],
];

describe.each(ways)('any amount of %s opens its derivation [FUN-01] [TAX-01]', (_, kind, fill) => {
  it('at the form and at the check', async () => {
    const bank = fundBank();
    const { pause } = await openFundDepot(bank, kind);
    await fill();
    await pause();
    for (const steps of screen.queryAllByText('Steuer Schritt für Schritt')) await user.click(steps);
    expect(unexplainedAmounts(exceptions)).toEqual([]);
    expect(explainedNumbers().length).toBeGreaterThan(10);
    await expectExplained();
    await user.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
    await screen.findByRole('button', { name: 'Weiter zur Freigabe' });
    expect(unexplainedAmounts(exceptions)).toEqual([]);
    await expectExplained();
  });
});

it('[FUN-01] [TAX-01] any amount of an order opens its derivation, whatever its kind and state', async () => {
  const bank = fundBank();
  everyOrder(bank);
  await openFundDepot(bank, 'DEPOSIT');
  await user.click(screen.getByText('Frühere Aufträge'));
  expect(unexplainedAmounts(exceptions)).toEqual([]);
  expect(explainedNumbers().length).toBeGreaterThan(40);
  await expectExplained(screen.getByRole('region', { name: 'Offene Aufträge und regelmäßige Einzahlungen' }));
});
