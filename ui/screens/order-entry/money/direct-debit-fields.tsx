import { AmountField } from '@ui/components/field/amount-field';
import { CheckField } from '@ui/components/field/check-field';
import { IbanField } from '@ui/components/field/iban-field';
import { TextField } from '@ui/components/field/text-field';
import { useField } from '@ui/forms/use-field';
import { useTexts } from '@ui/i18n/use-texts';
import { EUR } from '@domain/money/unit';
import { observer } from 'mobx-react-lite';
import type { ShownNodes } from '../observed-order';
import css from '@ui/parts/form-page/form-page.module.css';

/** Paying from an account elsewhere, with the consent of who owns it (ORD-14). */
export const DirectDebitFields = observer(function DirectDebitFields({
  nodes,
}: {
  readonly nodes: ShownNodes<'debit'>;
}) {
  const t = useTexts();
  const consent = nodes.debit.consent;
  const iban = useField(nodes.debit.iban);
  const most = useField(nodes.debit.maxAmount);
  const holder = useField(nodes.debit.holder);
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
            <IbanField {...iban} label={t('order.field.debit.iban')} />
            <TextField {...holder} label={t('order.field.debit.holder')} autoComplete="name" />
          </div>
          <div className={css['pair']}>
            <AmountField
              {...most}
              optional
              label={t('order.field.debit.maxAmount')}
              hint={t('order.debit.mostHint')}
              unit={EUR}
            />
          </div>
        </>
      )}
    </>
  );
});
