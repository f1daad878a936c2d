import { readPlanParameters } from '@domain/savings-plan/plan-parameters';
import { pathOf } from '@ui/app/routes';
import { ButtonLink } from '@ui/components/action/button-link';
import { FailurePanel } from '@ui/components/feedback/failure-panel';
import { MissingPanel } from '@ui/components/feedback/missing-panel';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import type { PlanEntryModel } from '../plan-entry-model';

/** In place of the form: the plan that the address names does not exist, or did not come. */
export const UnreadPlan = observer(function UnreadPlan({ model }: { readonly model: PlanEntryModel }) {
  const t = useTexts();
  const { search } = useLocation();
  const { failure } = model;
  const subject = t('savingsPlan.detail.subject');
  if (failure === undefined) return null;
  return failure.kind === 'not-found' ? (
    <MissingPanel
      subject={subject}
      others={
        <ButtonLink to={pathOf('savingsPlans')} variant="go">
          {t('savingsPlan.detail.back')}
        </ButtonLink>
      }
    />
  ) : (
    <FailurePanel
      failure={failure}
      subject={subject}
      onRetry={() => void model.begin(readPlanParameters(new URLSearchParams(search)))}
    />
  );
});
