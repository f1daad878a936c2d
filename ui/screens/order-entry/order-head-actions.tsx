import type { InputScreenMode } from '@domain/order/draft/order-preferences';
import { FilterChips } from '@ui/components/search/filter-chips';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { OrderInputModel } from './order-input-model';
import { HelpButton } from './preferences/help-note';
import { PreferencesButton } from './preferences/preferences-button';
import { TemplatesButtons } from './template/templates-buttons';

const modes: readonly InputScreenMode[] = ['FULL', 'INTERVIEW'];

/** Beside the heading: how the order is entered, which is remembered, and the lasting choices (ORD-01, ORD-27). */
export const OrderHeadActions = observer(function OrderHeadActions({
  input,
}: {
  readonly input: OrderInputModel;
}) {
  const t = useTexts();
  const { preferences } = input;
  return (
    <>
      <FilterChips<InputScreenMode>
        label={t('orderEntry.mode.label')}
        chips={modes.map((value) => ({ value, label: t(`orderEntry.mode.${value}`) }))}
        chosen={preferences.mode}
        onChoose={preferences.switchMode}
      />
      <TemplatesButtons input={input} />
      <PreferencesButton preferences={preferences} />
      <HelpButton preferences={preferences} name="preferences" />
    </>
  );
});
