import type { Depot } from '@domain/depot/depot';
import type { DepotId } from '@domain/shared/ids';
import { ChoiceField } from '@ui/components/choice-field';
import { useTexts } from '@ui/i18n/use-texts';

interface DepotChoiceProps {
  readonly depots: readonly Depot[];
  readonly chosen: DepotId | undefined;
  readonly onChoose: (depotId: DepotId) => void;
}

/** Which depot is shown; nothing to choose with a single one. */
export function DepotChoice({ depots, chosen, onChoose }: DepotChoiceProps) {
  const t = useTexts();
  if (depots.length < 2) return null;
  return (
    <ChoiceField<DepotId>
      id="depot"
      look="list"
      label={t('orderParts.depotChoice')}
      value={chosen}
      choices={depots.map(({ id, type, displayId }) => ({
        value: id,
        label: `${t(`orderParts.depotType.${type}`)} ${displayId}`,
      }))}
      onChange={onChoose}
    />
  );
}
