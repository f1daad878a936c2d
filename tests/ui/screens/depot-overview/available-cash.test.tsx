import type { AccountBalance } from '@domain/depot/account';
import { amount } from '@domain/money/amount';
import { accountId } from '@domain/codes/ids';
import { EUR, type Unit, USD } from '@domain/money/unit';
import { screen } from '@testing-library/react';
import { AvailableCash } from '@ui/screens/depot-overview/available-cash';
import { renderInGerman } from '../../render-in-german';

const balance = (id: string, unit: Unit): AccountBalance => ({
  accountId: accountId(id),
  balance: amount('1300.00', unit),
  balanceEur: amount('1300.00', EUR),
  availableCash: amount('1200.00', unit),
  availableCashEur: amount('1200.00', EUR),
});

/** The bank names 0 of it, in whatever currency. */
const atAnotherBank: AccountBalance = {
  ...balance('2', USD),
  account: { id: accountId('2'), displayId: '2', currency: USD, type: 'external' },
  balance: amount('0.00', USD),
  availableCash: amount('0.00', USD),
};

/** What stands in the place of the cash: the figure and the line below it. */
const linesOf = (balances: readonly AccountBalance[] | undefined) => {
  const { unmount } = renderInGerman(
    <dl>
      <AvailableCash balances={balances} />
    </dl>,
  );
  const lines = screen.queryAllByRole('definition').map(({ textContent }) => textContent);
  unmount();
  return lines;
};

describe('the cash that orders can spend', () => {
  it.each([
    ['not read yet', undefined, [expect.stringContaining('—'), '\u00a0']],
    ['of one currency', [balance('1', EUR)], [expect.stringContaining('1.200,00'), '\u00a0']],
    [
      'of two',
      [balance('1', EUR), balance('2', USD)],
      [expect.stringContaining('1.200,00'), expect.stringContaining('USD')],
    ],
    ['where no account belongs to the depot', [], []],
    [
      'beside an account at another bank',
      [balance('1', EUR), atAnotherBank],
      [expect.stringContaining('1.200,00'), '\u00a0'],
    ],
    ['where the only account is at another bank', [atAnotherBank], []],
  ])('takes as many lines %s, so that nothing below moves [OBK-04] [SH-07]', (_, balances, lines) => {
    expect(linesOf(balances)).toEqual(lines);
  });
});
