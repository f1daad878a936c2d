import { isBalanceKnown, type Account, type AccountBalance } from '@domain/depot/account';
import { EUR } from '@domain/money/unit';
import { pathOf } from '@ui/app/routes';
import { AmountText } from '@ui/components/text/amount-text';
import { ChangeText } from '@ui/components/text/change-text';
import { SummaryList, type SummaryRow } from '@ui/components/text/summary-list';
import { useTexts } from '@ui/i18n/use-texts';
import { Link } from 'react-router-dom';
import {
  isComplete,
  knownTotal,
  ownWealth,
  wealthOfChildren,
  type DepotWorth,
  type Wealth,
} from '@domain/depot/wealth';
import { depotKind } from '@ui/parts/depot/depot-name';
import css from './wealth-summary.module.css';

/** The one big figure and what it is made of; what belongs to children stands apart, with sums of its own. */
export function WealthSummary({ wealth }: { readonly wealth: Wealth }) {
  const t = useTexts();
  const own = ownWealth(wealth);
  return (
    <div className={css['wealth']}>
      <div>
        <p className={css['label']}>
          {t(own.depots.length === 0 ? 'start.wealth.totalAccounts' : 'start.wealth.total')}
        </p>
        <p className={css['total']}>
          <AmountText amount={knownTotal(own)} />
        </p>
        {!isComplete(own) && <p className={css['label']}>{t('start.wealth.partial')}</p>}
      </div>
      <div className={css['lists']}>
        <Parts wealth={own} sum={t('start.wealth.sum')} />
        {wealthOfChildren(wealth).map((child, index) => (
          <section key={child.name} aria-labelledby={`child-${index}`}>
            <h2 id={`child-${index}`} className={css['label']}>
              {t('start.wealth.child', { name: child.name })}
            </h2>
            <Parts wealth={child} sum={t('start.wealth.childSum')} />
            {!isComplete(child) && <p className={css['label']}>{t('start.wealth.partial')}</p>}
          </section>
        ))}
      </div>
    </div>
  );
}

/** Depots and accounts of one holder, and what they come to. */
function Parts({ wealth, sum }: { readonly wealth: Wealth; readonly sum: string }) {
  const rows: readonly SummaryRow[] = [
    ...wealth.depots.map((worth) => ({
      id: worth.depot.id,
      label: <DepotLabel worth={worth} />,
      value: <AmountText amount={worth.totals?.currentValue} bare />,
    })),
    ...wealth.accounts.map((balance) => ({
      id: balance.accountId,
      label: <AccountLabel balance={balance} />,
      value: <AmountText amount={isBalanceKnown(balance) ? balance.balanceEur : undefined} bare />,
    })),
    { id: 'sum', kind: 'sum', label: sum, value: <AmountText amount={knownTotal(wealth)} /> },
  ];
  return <SummaryList rows={rows} />;
}

function DepotLabel({ worth: { depot, totals, pricedOn } }: { readonly worth: DepotWorth }) {
  const t = useTexts();
  const name =
    depot.type === 'UNKNOWN' && depot.heldFor === undefined ? depot.displayId : depotKind(t, depot);
  return (
    <>
      <Link to={`${pathOf('depotOverview')}?depot=${depot.id}`}>{name}</Link>{' '}
      {totals?.profitLossPreviousDay?.relative && (
        <ChangeText
          relative={totals.profitLossPreviousDay.relative}
          day={pricedOn}
          worded={pricedOn !== undefined}
        />
      )}
    </>
  );
}

function AccountLabel({ balance }: { readonly balance: AccountBalance }) {
  const t = useTexts();
  const { account } = balance;
  return (
    <>
      {t(`start.account.${accountName(account)}`)}{' '}
      {balance.balance.unit !== EUR && (
        <small>
          <AmountText amount={balance.balance} />
        </small>
      )}
    </>
  );
}

function accountName(account: Account | undefined) {
  if (account === undefined) return 'settlement';
  if (account.currency !== EUR) return 'foreign';
  return account.type === 'lombard-loan' ? 'lombard' : account.type;
}
