import type { AccountBalance } from '@domain/depot/account';
import type { AccountId, DepotId } from '@domain/shared/ids';
import { ChoiceField } from '@ui/components/choice-field';
import { useField } from '@ui/forms/use-field';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { OrderInputModel } from './order-input-model';
import css from './order-page.module.css';
import { OrderSection } from './order-section';

/** From which depot and account; each account says what is available on it (ORD-04). */
export const SettlementSection = observer(function SettlementSection({
  input,
}: {
  readonly input: OrderInputModel;
}) {
  const t = useTexts();
  const formats = useFormats();
  const depot = useField(input.form.field('depotId'));
  const account = useField(input.form.field('settlementAccountId'));
  const { settlement } = input;
  const nameOf = ({ account: known, availableCash }: AccountBalance) =>
    t('order.settlement.accountName', {
      currency: availableCash.unit,
      number: known?.displayId ?? '',
      available: formats.figure(availableCash),
    });
  return (
    <OrderSection number={6} title={t('order.settlement.title')}>
      <div className={css['pair']}>
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
    </OrderSection>
  );
});
