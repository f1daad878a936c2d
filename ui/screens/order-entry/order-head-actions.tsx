import type { InputScreenMode } from '@domain/order/draft/order-preferences';
import { FilterChips } from '@ui/components/search/filter-chips';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { ShownNodes } from './observed-order';
import { HelpButton } from './preferences/help-button';
import { PreferencesButton } from './preferences/preferences-button';
import type { OrderPreferencesModel } from './preferences/order-preferences-model';
import { TemplatesButtons } from './template/templates-buttons';
import type { TemplatesModel } from './template/templates-model';

const modes: readonly InputScreenMode[] = ['FULL', 'INTERVIEW'];

/** Beside the heading: how the order is entered, which is remembered, and the lasting choices (ORD-01, ORD-27). */
export const OrderHeadActions = observer(function OrderHeadActions({
  nodes,
  templates,
  preferences,
}: {
  readonly nodes: ShownNodes<'instrument'>;
  readonly templates: TemplatesModel;
  readonly preferences: OrderPreferencesModel;
}) {
  const t = useTexts();
  return (
    <>
      <FilterChips<InputScreenMode>
        label={t('orderEntry.mode.label')}
        chips={modes.map((value) => ({ value, label: t(`orderEntry.mode.${value}`) }))}
        chosen={preferences.mode}
        onChoose={preferences.switchMode}
      />
      <TemplatesButtons nodes={nodes} templates={templates} />
      <PreferencesButton preferences={preferences} />
      <HelpButton preferences={preferences} name="preferences" />
    </>
  );
});
