import { AmountField } from '@ui/components/field/amount-field';
import { CheckField } from '@ui/components/field/check-field';
import { IbanField } from '@ui/components/field/iban-field';
import { TextField } from '@ui/components/field/text-field';
import { useField } from '@ui/forms/use-field';
import { useTexts } from '@ui/i18n/use-texts';
import { EUR } from '@domain/money/unit';
import { observer } from 'mobx-react-lite';
import type { OrderInputModel } from '../order-input-model';
import css from '../order-page.module.css';

/** Paying from an account elsewhere, with the consent of who owns it (ORD-14). */
export const DirectDebitFields = observer(function DirectDebitFields({
  input,
}: {
  readonly input: OrderInputModel;
}) {
  const t = useTexts();
  const consent = input.form.field('debitConsent');
  const iban = useField(input.form.field('debitIban'));
  const most = useField(input.form.field('debitMaxAmount'));
  const holder = useField(input.form.field('debitHolder'));
  return (
    <>
      <CheckField
        id="field-debitConsent"
        label={t('order.debit.consent')}
        hint={t('order.debit.hint')}
        checked={consent.value}
        onChange={consent.setValue}
      />
      {consent.value && (
        <>
          <div className={css['pair']}>
            <IbanField {...iban} label={t('order.field.debitIban')} />
            <TextField {...holder} label={t('order.field.debitHolder')} autoComplete="name" />
          </div>
          <div className={css['pair']}>
            <AmountField
              {...most}
              optional
              label={t('order.field.debitMaxAmount')}
              hint={t('order.debit.mostHint')}
              unit={EUR}
            />
          </div>
        </>
      )}
    </>
  );
});
