import { isBalanceKnown, type Account, type AccountBalance } from '@domain/depot/account';
import { EUR } from '@domain/money/unit';
import { pathOf } from '@ui/app/routes';
import { AmountText } from '@ui/components/text/amount-text';
import { ChangeText } from '@ui/components/text/change-text';
import { SummaryList, type SummaryRow } from '@ui/components/text/summary-list';
import { useTexts } from '@ui/i18n/use-texts';
import { Link } from 'react-router-dom';
import { isComplete, knownTotal, type DepotWorth, type Wealth } from '@domain/depot/wealth';
import css from './wealth-summary.module.css';

/** The one big figure, and what it is made of. */
export function WealthSummary({ wealth }: { readonly wealth: Wealth }) {
  const t = useTexts();
  const total = knownTotal(wealth);
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
    { id: 'sum', kind: 'sum', label: t('start.wealth.sum'), value: <AmountText amount={total} /> },
  ];
  return (
    <div className={css['wealth']}>
      <div>
        <p className={css['label']}>
          {t(wealth.depots.length === 0 ? 'start.wealth.totalAccounts' : 'start.wealth.total')}
        </p>
        <p className={css['total']}>
          <AmountText amount={total} />
        </p>
        {!isComplete(wealth) && <p className={css['label']}>{t('start.wealth.partial')}</p>}
      </div>
      <SummaryList rows={rows} />
    </div>
  );
}

function DepotLabel({ worth: { depot, totals, pricedOn } }: { readonly worth: DepotWorth }) {
  const t = useTexts();
  const name = depot.type === 'UNKNOWN' ? depot.displayId : t(`start.depot.${depot.type}`);
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
