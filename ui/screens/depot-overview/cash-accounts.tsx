import { accountKind, isBalanceKnown, type AccountBalance } from '@domain/depot/account';
import { AmountText } from '@ui/components/text/amount-text';
import { Caption } from '@ui/components/text/caption';
import { ColumnHead } from '@ui/components/table/column-head';
import { SectionHead } from '@ui/components/text/section-head';
import { Cell, Row, RowHeader, Table, TableBody, TableHead } from '@ui/components/table/table';
import { useTexts } from '@ui/i18n/use-texts';
import css from './cash-accounts.module.css';

interface CashAccountsProps {
  /** In the customer's order (OBK-07). */
  readonly balances: readonly AccountBalance[];
}

/** The cash accounts that orders are settled on: what is on them, and what of it can be spent, where the bank knows. */
export function CashAccounts({ balances }: CashAccountsProps) {
  const t = useTexts();
  if (balances.length === 0) return null;
  return (
    <section className={css['accounts']} aria-labelledby="cash-accounts">
      <SectionHead id="cash-accounts">{t('depot.accounts.title')}</SectionHead>
      <Table aria-labelledby="cash-accounts" className={css['table']}>
        <TableHead>
          <ColumnHead>{t('depot.accounts.account')}</ColumnHead>
          <ColumnHead numeric>{t('depot.accounts.balance')}</ColumnHead>
          <ColumnHead numeric>{t('depot.accounts.available')}</ColumnHead>
        </TableHead>
        <TableBody>
          {balances.map((stated) => {
            const { accountId, account } = stated;
            const isKnown = isBalanceKnown(stated);
            return (
              <Row key={accountId}>
                <RowHeader>
                  {account === undefined ? accountId : t(`depot.accountType.${accountKind(account)}`)}
                  {account !== undefined && <Caption>{account.displayId}</Caption>}
                </RowHeader>
                <Cell numeric main label={t('depot.accounts.balance')}>
                  <AmountText amount={isKnown ? stated.balance : undefined} shape={{ minDecimals: 2 }} />
                </Cell>
                <Cell numeric label={t('depot.accounts.available')}>
                  <AmountText
                    amount={isKnown ? stated.availableCash : undefined}
                    shape={{ minDecimals: 2 }}
                  />
                </Cell>
              </Row>
            );
          })}
        </TableBody>
      </Table>
    </section>
  );
}
