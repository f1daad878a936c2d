import { CheckField } from '@ui/components/field/check-field';
import { IbanField } from '@ui/components/field/iban-field';
import { useField } from '@ui/forms/use-field';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { DebitMandate } from '@domain/savings-plan/mandate';
import { MandateText } from './mandate-text';
import type { ShownNodes } from './observed-plan';

interface OtherAccountProps {
  readonly nodes: ShownNodes<'externalIban' | 'mandateGranted'>;
  readonly mandate: DebitMandate | undefined;
}

/** An account elsewhere, and the mandate under which it pays (SAV-10). */
export const OtherAccount = observer(function OtherAccount({ nodes, mandate }: OtherAccountProps) {
  const t = useTexts();
  const iban = useField(nodes.externalIban);
  const { value, ...granted } = useField(nodes.mandateGranted);
  return (
    <>
      <IbanField
        {...iban}
        label={t('savingsPlan.field.externalIban')}
        hint={t('savingsPlan.entry.ibanHint')}
      />
      <MandateText mandate={mandate} />
      <CheckField {...granted} checked={value} label={t('savingsPlan.mandate.grant')} />
    </>
  );
});
