import { CheckField } from '@ui/components/field/check-field';
import { IbanField } from '@ui/components/field/iban-field';
import { useField } from '@ui/forms/use-field';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { MandateText } from './mandate-text';
import type { PlanInputModel } from './plan-input-model';

interface OtherAccountProps {
  readonly input: PlanInputModel;
}

/** An account elsewhere, and the mandate under which it pays (SAV-10). */
export const OtherAccount = observer(function OtherAccount({ input }: OtherAccountProps) {
  const t = useTexts();
  const iban = useField(input.field(input.nodes.externalIban));
  const { value, ...granted } = useField(input.field(input.nodes.mandateGranted));
  return (
    <>
      <IbanField
        {...iban}
        label={t('savingsPlan.field.externalIban')}
        hint={t('savingsPlan.entry.ibanHint')}
      />
      <MandateText mandate={input.mandate} />
      <CheckField {...granted} checked={value} label={t('savingsPlan.mandate.grant')} />
    </>
  );
});
