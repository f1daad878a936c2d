import { valueOrUndefined } from '@domain/shared/remote-data';
import type { DepotId } from '@domain/shared/ids';
import { ChoiceField } from '@ui/components/choice-field';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { DepotSelection } from './depot-selection';

interface DepotChoiceProps {
  readonly selection: DepotSelection;
  readonly onChoose: (depotId: DepotId) => void;
}

/** Which depot is shown. It has its place from the first frame on, so that nothing moves when the depots come. */
export const DepotChoice = observer(function DepotChoice({ selection, onChoose }: DepotChoiceProps) {
  const t = useTexts();
  const depots = valueOrUndefined(selection.depots) ?? [];
  return (
    <ChoiceField<DepotId>
      id="depot"
      look="list"
      label={t('orderParts.depotChoice')}
      value={selection.depotId}
      placeholder={depots.length === 0 ? t('orderParts.depotsAwaited') : undefined}
      disabled={depots.length === 0}
      choices={depots.map(({ id, type, displayId }) => ({
        value: id,
        label: `${t(`orderParts.depotType.${type}`)} ${displayId}`,
      }))}
      onChange={onChoose}
    />
  );
});
