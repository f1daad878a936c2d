import { isBalanceKnown, type Account, type AccountBalance } from '@domain/depot/account';
import { pathOf } from '@ui/app/routes';
import { ButtonLink } from '@ui/components/action/button-link';
import { EmptyState } from '@ui/components/feedback/empty-state';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { ColumnHead } from '@ui/components/table/column-head';
import {
  Cell,
  Row,
  RowHeader,
  Table,
  TableBody,
  TableFoot,
  TableHead,
  TableRegion,
} from '@ui/components/table/table';
import { AmountText } from '@ui/components/text/amount-text';
import { Caption } from '@ui/components/text/caption';
import { PageHeading } from '@ui/components/text/page-heading';
import { holdingText } from '@ui/i18n/person-texts';
import { useTexts } from '@ui/i18n/use-texts';
import { useAccountName } from '@ui/parts/banking/use-account-name';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { sumInEuro, type AccountsModel } from './accounts-model';
import { CardSection } from './card-section';
import { DepositSection } from './deposit-section';
import { SharedSection } from './shared-section';

const cents = { minDecimals: 2 } as const;

/** `konten`: every account with its balance, each leading to its transactions (CUS-02). */
export const AccountsScreen = observer(function AccountsScreen({ model }: { readonly model: AccountsModel }) {
  const t = useTexts();
  const { balances, hasOthers } = model;
  useEffect(() => {
    void model.load();
  }, [model]);
  return (
    <>
      <PageHeading
        trail={[{ text: t('shell.page.start'), to: pathOf('start') }, { text: t('shell.page.accounts') }]}
        actions={
          <ButtonLink to={pathOf('applications')} icon="plus">
            {t('banking.apply')}
          </ButtonLink>
        }
      >
        {t('shell.page.accounts')}
      </PageHeading>
      <RemoteView data={balances.data} subject={t('banking.subject')} onRetry={() => void model.load()}>
        {(stated) =>
          stated.length > 0 ? (
            <AccountTable balances={stated} />
          ) : (
            !hasOthers && (
              <EmptyState icon="landmark" headline={t('banking.empty.headline')}>
                {t('banking.empty.text')}
              </EmptyState>
            )
          )
        }
      </RemoteView>
      <DepositSection model={model} />
      <CardSection model={model} />
      <SharedSection model={model} />
    </>
  );
});

function AccountTable({ balances }: { readonly balances: readonly AccountBalance[] }) {
  const t = useTexts();
  const nameOf = useAccountName();
  return (
    <TableRegion label={t('banking.tableLabel')}>
      <Table>
        <TableHead>
          <ColumnHead>{t('banking.account')}</ColumnHead>
          <ColumnHead numeric>{t('banking.available')}</ColumnHead>
          <ColumnHead numeric>{t('banking.balance')}</ColumnHead>
        </TableHead>
        <TableBody>
          {balances.map((stated) => {
            const { accountId, account } = stated;
            const isKnown = isBalanceKnown(stated);
            return (
              <Row key={accountId}>
                <RowHeader>
                  <Link to={pathOf('account', { accountId })}>{nameOf(account)}</Link>
                  {account !== undefined && <AccountCaption account={account} />}
                </RowHeader>
                <Cell numeric label={t('banking.available')}>
                  <AmountText amount={isKnown ? stated.availableCash : undefined} shape={cents} />
                </Cell>
                <Cell numeric main>
                  <AmountText amount={isKnown ? stated.balance : undefined} shape={cents} />
                </Cell>
              </Row>
            );
          })}
        </TableBody>
        <TableFoot>
          <RowHeader>{t('banking.sum')}</RowHeader>
          <Cell />
          <Cell numeric main>
            <AmountText amount={sumInEuro(balances)} shape={cents} />
          </Cell>
        </TableFoot>
      </Table>
    </TableRegion>
  );
}

/** The number the customer knows it by, and whether it is his alone (KIT-15). */
function AccountCaption({ account }: { readonly account: Account }) {
  const { displayId, holding, heldFor } = account;
  const t = useTexts();
  return (
    <Caption>
      {displayId}
      {heldFor !== undefined && ` · ${t('banking.heldFor', { name: heldFor.name })}`}
      {holding !== undefined && heldFor === undefined && ` · ${holdingText(t, holding)}`}
      {!isBalanceKnown({ account }) && ` · ${t('banking.elsewhere')}`}
    </Caption>
  );
}
