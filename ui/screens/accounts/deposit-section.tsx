import type { Deposit } from '@domain/banking/deposit';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { ColumnHead } from '@ui/components/table/column-head';
import { Cell, Row, RowHeader, Table, TableBody, TableHead, TableRegion } from '@ui/components/table/table';
import { AmountText } from '@ui/components/text/amount-text';
import { Caption } from '@ui/components/text/caption';
import { UnknownFigure } from '@ui/components/text/unknown-figure';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { AccountsModel } from './accounts-model';

const cents = { minDecimals: 2 } as const;

/** Deposits, each with its rate and end; nothing where there is none, or as long as none is known. */
export const DepositSection = observer(function DepositSection({ model }: { readonly model: AccountsModel }) {
  const t = useTexts();
  const { data, value = [] } = model.deposits;
  if (data.kind !== 'failed' && value.length === 0) return null;
  return (
    <section aria-labelledby="deposits">
      <h2 id="deposits">{t('banking.deposits.title')}</h2>
      <RemoteView
        data={data}
        subject={t('banking.deposits.subject')}
        onRetry={() => void model.loadDeposits()}
      >
        {(deposits) => (
          <TableRegion label={t('banking.deposits.tableLabel')}>
            <Table>
              <TableHead>
                <ColumnHead>{t('banking.deposits.deposit')}</ColumnHead>
                <ColumnHead numeric>{t('banking.deposits.rate')}</ColumnHead>
                <ColumnHead numeric>{t('banking.deposits.end')}</ColumnHead>
                <ColumnHead numeric>{t('banking.deposits.amount')}</ColumnHead>
              </TableHead>
              <TableBody>
                {deposits.map((deposit) => (
                  <DepositRow key={deposit.id} deposit={deposit} />
                ))}
              </TableBody>
            </Table>
          </TableRegion>
        )}
      </RemoteView>
    </section>
  );
});

function DepositRow({ deposit }: { readonly deposit: Deposit }) {
  const { kind, displayId, rate, collectedOn, end, amount } = deposit;
  const t = useTexts();
  const formats = useFormats();
  return (
    <Row>
      <RowHeader>
        {t(`banking.deposits.kind.${kind}`)}
        <Caption>{displayId}</Caption>
      </RowHeader>
      <Cell numeric label={t('banking.deposits.rate')}>
        {rate === undefined ? <UnknownFigure /> : formats.percent(rate)}
      </Cell>
      <Cell numeric label={t('banking.deposits.end')}>
        {end === undefined ? t('banking.deposits.anyDay') : formats.day(end)}
      </Cell>
      <Cell numeric main>
        <AmountText amount={amount} shape={cents} />
        {collectedOn !== undefined && (
          <Caption>{t('banking.deposits.collectedOn', { day: formats.day(collectedOn) })}</Caption>
        )}
      </Cell>
    </Row>
  );
}
