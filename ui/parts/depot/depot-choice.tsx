import { ownDepots } from '@domain/depot/depot';
import { valueOrUndefined } from '@domain/failure/remote-data';
import { ChoiceField } from '@ui/components/field/choice-field';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import css from './depot-choice.module.css';
import { depotName } from './depot-name';
import { ALL_DEPOTS, type DepotChosen, type DepotSelection } from './depot-selection';

interface DepotChoiceProps {
  readonly selection: DepotSelection;
  readonly onChoose: (chosen: DepotChosen) => void;
}

/** Which depot is shown, or all where the page can. It has its place from the first frame on, so that nothing moves when the depots come. */
export const DepotChoice = observer(function DepotChoice({ selection, onChoose }: DepotChoiceProps) {
  const t = useTexts();
  const depots = valueOrUndefined(selection.depots) ?? [];
  const all = t(
    ownDepots(depots).length < depots.length ? 'orderParts.allOwnDepots' : 'orderParts.allDepots',
  );
  return (
    <div className={css['beside']}>
      <ChoiceField<DepotChosen>
        id="depot"
        look="list"
        label={t('orderParts.depotChoice')}
        value={selection.chosen}
        placeholder={depots.length === 0 ? t('orderParts.depotsAwaited') : undefined}
        disabled={depots.length === 0}
        choices={[
          ...depots.map((depot) => ({ value: depot.id, label: depotName(t, depot) })),
          ...(selection.offersAll ? [{ value: ALL_DEPOTS, label: all } as const] : []),
        ]}
        onChange={onChoose}
      />
    </div>
  );
});
