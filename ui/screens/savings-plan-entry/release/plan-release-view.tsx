import { Button } from '@ui/components/action/button';
import page from '@ui/parts/form-page/form-page.module.css';
import { useTexts } from '@ui/i18n/use-texts';
import { HeldDepot } from '@ui/parts/depot/held-depot';
import { PlanSentence } from '@ui/parts/savings-plan/plan-sentence';
import { ReleaseView } from '@ui/release/release-view';
import { observer } from 'mobx-react-lite';
import { PlanChanges } from './plan-changes';
import css from '../plan-entry.module.css';
import type { PlanEntryModel } from '../plan-entry-model';
import type { PlanPlace } from '../plan-place';

interface PlanReleaseViewProps {
  readonly model: PlanEntryModel;
  readonly place: Extract<PlanPlace, { kind: 'release' }>;
}

/** The third step: what is signed in words above its proof, then what became of it (TAN-14). */
export const PlanReleaseView = observer(function PlanReleaseView({ model, place }: PlanReleaseViewProps) {
  const t = useTexts();
  const { input } = model;
  return (
    <div className={page['narrow']}>
      <ReleaseView
        model={place.release}
        proof={
          place.checked && {
            words: (
              <div className={css['signed']}>
                <PlanSentence parts={input.shown.sentence.value ?? []} />
                <HeldDepot depot={input.settlement.depot(input.shown.depotId.value)} />
                {place.checked.changed && <PlanChanges changed={place.checked.changed} />}
              </div>
            ),
            submitLabel: t(
              input.changes === undefined ? 'savingsPlan.release.create' : 'savingsPlan.release.change',
            ),
            promise: t('savingsPlan.release.promise'),
            back: (
              <Button variant="text" icon="arrow-left" onPress={model.edit}>
                {t('savingsPlan.release.back')}
              </Button>
            ),
          }
        }
      />
    </div>
  );
});
