import { CheckField } from '@ui/components/field/check-field';
import type { ObservedField } from '@ui/forms/observed-field';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';

/** Whether a dealer may also name a price by hand. */
export const ManualQuotes = observer(function ManualQuotes({
  field,
}: {
  readonly field: ObservedField<boolean, boolean>;
}) {
  const t = useTexts();
  return (
    <CheckField
      id="field-allowManualQuotation"
      label={t('order.price.manual')}
      hint={t('order.price.manualHint')}
      checked={field.value}
      onChange={field.setValue}
    />
  );
});
