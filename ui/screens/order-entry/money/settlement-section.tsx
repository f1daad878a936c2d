import { accountKind, type AccountBalance } from '@domain/depot/account';
import type { AccountId, DepotId } from '@domain/codes/ids';
import { ChoiceField } from '@ui/components/field/choice-field';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { useDiscreet } from '@ui/components/text/discreet';
import { useField } from '@ui/forms/use-field';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { Suspense, useContext } from 'react';
import type { OrderInputModel } from '../order-input-model';
import css from '@ui/parts/form-page/form-page.module.css';
import { FormSection, StandsAlone } from '@ui/parts/form-page/form-section';

const DirectDebitFields = lazyPart(async () => (await import('./direct-debit-fields')).DirectDebitFields);

/** From which depot and account; each account says what is available on it (ORD-04). */
export const SettlementSection = observer(function SettlementSection({
  input,
}: {
  readonly input: OrderInputModel;
}) {
  const t = useTexts();
  const formats = useFormats();
  const depot = useField(input.field(input.nodes.depotId));
  const isDiscreet = useDiscreet();
  const account = useField(input.field(input.nodes.settlementAccountId));
  const { settlement } = input;
  const standsAlone = useContext(StandsAlone);
  const isNext = input.type === 'NEXT_ORDER';
  const nameOf = ({ account: known, availableCash }: AccountBalance) =>
    t('order.settlement.accountName', {
      type: known ? t(`depot.accountType.${accountKind(known)}`) : '',
      currency: availableCash.unit,
      number: known?.displayId ?? '',
      available: isDiscreet ? t('common.figure.hidden') : formats.figure(availableCash),
    });
  return (
    <FormSection number={isNext ? 7 : 6} title={t('order.settlement.title')}>
      <div className={css['accounts']}>
        <ChoiceField<DepotId>
          {...depot}
          value={depot.value}
          look="list"
          label={t('order.settlement.depot')}
          {...(depot.value === undefined && { placeholder: t('order.settlement.choose') })}
          choices={settlement.depots.map(({ id, type, displayId }) => ({
            value: id,
            label: `${t(`orderParts.depotType.${type}`)} ${displayId}`,
          }))}
          onChange={input.chooseDepot}
        />
        <ChoiceField<AccountId>
          {...account}
          value={account.value}
          look="list"
          label={t('order.settlement.account')}
          {...(account.value === undefined && { placeholder: t('order.settlement.choose') })}
          choices={settlement.accountsOf(settlement.depot(depot.value)).map((balance) => ({
            value: balance.accountId,
            label: nameOf(balance),
          }))}
        />
      </div>
      <ExchangeRate input={input} />
      {input.read(input.nodes.takesDebit) === true && !standsAlone && (
        <Suspense>
          <DirectDebitFields input={input} />
        </Suspense>
      )}
    </FormSection>
  );
});

/** At which rate money of another currency is exchanged, as far as the bank has told it with the costs. */
const ExchangeRate = observer(function ExchangeRate({ input }: { readonly input: OrderInputModel }) {
  const t = useTexts();
  const formats = useFormats();
  const { tradingCurrency, reportingCurrency, exchangeRate } = input.read(input.nodes.costs) ?? {};
  if (exchangeRate === undefined) return null;
  return (
    <p className={css['required']}>
      {t('order.settlement.rate', {
        reporting: reportingCurrency,
        trading: tradingCurrency,
        rate: formats.decimal(exchangeRate, { minDecimals: 4, maxDecimals: 4 }),
      })}
    </p>
  );
});
