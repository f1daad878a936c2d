import { groupIban } from '@domain/codes/group-iban';
import { pathOf } from '@ui/app/routes';
import { Button } from '@ui/components/action/button';
import { ButtonLink } from '@ui/components/action/button-link';
import { EmptyState } from '@ui/components/feedback/empty-state';
import { RemoteOneView } from '@ui/components/feedback/remote-one-view';
import { saveText } from '@ui/components/page/save-text';
import { AmountText } from '@ui/components/text/amount-text';
import { Figure, Figures } from '@ui/components/text/figure';
import { PageHeading } from '@ui/components/text/page-heading';
import { useFormats, useKeptFormats, useTexts } from '@ui/i18n/use-texts';
import { useAccountName } from '@ui/parts/banking/use-account-name';
import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { AccountBalance } from '@domain/depot/account';
import { boundOf, creditIn } from '@domain/depot/account-credit';
import { initialTransactionsView } from '@domain/banking/transactions-view';
import type { AccountModel } from './account-model';
import css from './account-screen.module.css';
import { TransactionTable } from './transaction-table';
import { TransactionTools } from './transaction-tools';
import { writtenIn } from './purpose-words';
import { transactionsCsv } from './transactions-csv';
import { useViewInUrl } from '@ui/app/use-view-in-url';
import { transactionsQuery } from './account-query';

interface AccountScreenProps {
  readonly createModel: (accountId: string) => AccountModel;
}

/** `konten/:accountId`: the transactions of one account (CUS-02). */
export function AccountScreen({ createModel }: AccountScreenProps) {
  const { accountId = '' } = useParams();
  return <OneAccount key={accountId} accountId={accountId} createModel={createModel} />;
}

interface OneAccountProps extends AccountScreenProps {
  readonly accountId: string;
}

const OneAccount = observer(function OneAccount({ accountId, createModel }: OneAccountProps) {
  const t = useTexts();
  const nameOf = useAccountName();
  const [model] = useState(() => createModel(accountId));
  useViewInUrl(model, transactionsQuery);
  useEffect(() => {
    void model.load();
    return () => {
      model.dispose();
    };
  }, [model]);
  const { balance, transactions } = model;
  const account = balance?.account;
  const isMissing = transactions.kind === 'failed' && transactions.failure.kind === 'not-found';
  return (
    <>
      <PageHeading
        // Its line is there before its number: nothing below moves when that comes.
        kicker={account === undefined && !isMissing ? <>&nbsp;</> : numberOf(account)}
        trail={[
          { text: t('shell.page.start'), to: pathOf('start') },
          { text: t('shell.page.accounts'), to: pathOf('accounts') },
          { text: nameOf(account) },
        ]}
      >
        {nameOf(account)}
      </PageHeading>
      {!isMissing && (
        <Figures>
          <Figure big label={t('banking.balance')}>
            <AmountText amount={balance?.balance} shape={{ minDecimals: 2 }} />
          </Figure>
          <Figure label={t('banking.available')} note={balance && <AvailableNote stated={balance} />}>
            <AmountText amount={balance?.availableCash} shape={{ minDecimals: 2 }} />
          </Figure>
        </Figures>
      )}
      <RemoteOneView
        data={transactions}
        subject={t('banking.transactions.subject')}
        thing={t('banking.oneAccount')}
        others={
          <ButtonLink to={pathOf('accounts')} variant="go">
            {t('banking.toAccounts')}
          </ButtonLink>
        }
        onRetry={() => void model.load()}
      >
        {() => <Transactions model={model} />}
      </RemoteOneView>
    </>
  );
});

/** What the customer knows it by. */
const numberOf = (account: AccountBalance['account']): string | undefined =>
  account?.iban === undefined ? account?.displayId : groupIban(account.iban);

/** What is in the available amount that is not the customer's, and what has been taken off it. */
function AvailableNote({ stated }: { readonly stated: AccountBalance }) {
  const t = useTexts();
  const parts = [
    { words: t('banking.credit'), amount: creditIn(stated) },
    { words: t('banking.bound'), amount: boundOf(stated) },
  ];
  return parts.map(
    ({ words, amount }) =>
      amount && (
        <Fragment key={words}>
          {words} <AmountText amount={amount} shape={{ minDecimals: 2 }} />{' '}
        </Fragment>
      ),
  );
}

const Transactions = observer(function Transactions({ model }: { readonly model: AccountModel }) {
  const t = useTexts();
  const formats = useFormats();
  const kept = useKeptFormats();
  const { all, shown, awaited } = model;
  useEffect(() => {
    model.writeAs(writtenIn(t, kept));
  }, [model, t, kept]);
  if (all.length === 0)
    return (
      <EmptyState icon="receipt-text" headline={t('banking.transactions.empty.headline')}>
        {t('banking.transactions.empty.text')}
      </EmptyState>
    );
  return (
    <div className={css['content']}>
      <TransactionTools model={model} />
      {shown.length === 0 ? (
        <EmptyState
          icon="funnel-x"
          headline={t('banking.transactions.empty.noneFound')}
          actions={
            <Button
              onPress={() => {
                model.show(initialTransactionsView);
              }}
            >
              {t('banking.transactions.empty.reset')}
            </Button>
          }
        >
          {t('banking.transactions.empty.noneFoundText')}
        </EmptyState>
      ) : (
        <TransactionTable model={model} />
      )}
      <p className={css['foot']}>
        <span role="status">
          {awaited === undefined
            ? t('banking.transactions.count', {
                shown: formats.count(shown.length),
                all: formats.count(all.length),
              })
            : t('banking.transactions.coming', {
                read: formats.count(all.length),
                all: formats.count(awaited),
              })}
        </span>
        {awaited === undefined && (
          <Button
            variant="text"
            icon="download"
            onPress={() => {
              saveText(t('banking.transactions.csv.file'), 'text/csv', transactionsCsv(shown, t, kept));
            }}
          >
            {t('banking.transactions.csv.save')}
          </Button>
        )}
      </p>
    </div>
  );
});
