import { isBalanceKnown, type AccountBalance } from '@domain/depot/account';
import { addAmounts, type Amount } from '@domain/money/amount';
import type { Unit } from '@domain/money/unit';
import { AmountText } from '@ui/components/text/amount-text';
import { Figure } from '@ui/components/text/figure';
import { useTexts } from '@ui/i18n/use-texts';
import { Fragment } from 'react';

interface AvailableCashProps {
  /** In the order of the depot's settlement accounts, the default account first; undefined until they are read. */
  readonly balances: readonly AccountBalance[] | undefined;
}

/** Holds the line where other currencies come to stand: what is below it must not move when they do. */
const LINE = '\u00a0';

/** What can be spent in the currency of the default account, and beside it what there is in others; of an account at another bank nothing is known. */
export function AvailableCash({ balances }: AvailableCashProps) {
  const t = useTexts();
  const sums = new Map<Unit, Amount>();
  for (const { availableCash } of balances?.filter(isBalanceKnown) ?? []) {
    const before = sums.get(availableCash.unit);
    sums.set(availableCash.unit, before === undefined ? availableCash : addAmounts(before, availableCash));
  }
  const [main, ...others] = sums.values();
  if (main === undefined && balances !== undefined) return null;
  return (
    <Figure
      label={t('depot.cash')}
      note={
        others.length === 0
          ? LINE
          : others.map((amount) => (
              <Fragment key={amount.unit}>
                {t('depot.cashToo')} <AmountText amount={amount} shape={{ minDecimals: 2 }} />{' '}
              </Fragment>
            ))
      }
    >
      <AmountText amount={main} shape={{ minDecimals: 2 }} />
    </Figure>
  );
}
