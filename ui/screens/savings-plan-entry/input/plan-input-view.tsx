import { focusHeading } from '@ui/components/page/focus-heading';
import { Button } from '@ui/components/action/button';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { FailurePanel } from '@ui/components/feedback/failure-panel';
import { Notice } from '@ui/components/feedback/notice';
import page from '@ui/parts/form-page/form-page.module.css';
import { FormSummary } from '@ui/forms/form-summary';
import { LostNotice } from '@ui/forms/lost-notice';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useShownMoment } from '@ui/components/feedback/shown-moments';
import { useFieldName } from './use-field-name';
import { PaymentSection } from './payment-section';
import type { PlanEntryModel } from '../plan-entry-model';
import { PlanNotices } from './plan-notices';
import { PlanBar, PlanSummary } from './plan-summary';
import { PositionsSection } from '../positions/positions-section';
import { RestSection } from './rest-section';
import { ScheduleSection } from './schedule-section';

/** Comes with the view of the release, without which nothing was attempted. */
const AttemptTrace = lazyPart(async () => (await import('@ui/release/attempt-trace')).AttemptTrace);

interface PlanInputViewProps {
  readonly model: PlanEntryModel;
}

/** The first step: all that makes a plan on one page, what it means beside it. */
export const PlanInputView = observer(function PlanInputView({ model }: PlanInputViewProps) {
  const t = useTexts();
  const nameOf = useFieldName();
  const { input } = model;
  const nodes = input.shown;
  // Neither is drawn by what loads it: what a plan costs, and what its account holds.
  useShownMoment(input.conditions.data);
  useShownMoment(input.settlement.balances);
  return (
    <form
      className={page['page']}
      noValidate
      aria-label={t('shell.page.savingsPlanCreation')}
      onSubmit={(event) => {
        event.preventDefault();
        void model.check();
      }}
    >
      <div>
        <div className={page['notices']}>
          <Told model={model} />
          <LostNotice lost={model.lost} labelOf={nameOf} />
          <PlanNotices notices={input.notices} nodes={nodes} />
          <FormSummary
            form={input.form}
            attempt={model.attempt}
            headline={(count) => t('savingsPlan.entry.errors', { count })}
            labelOf={nameOf}
          />
        </div>
        <p className={page['required']}>{t('common.field.allRequired')}</p>
        <PositionsSection nodes={nodes} positions={input.positions} changes={input.changes} />
        <ScheduleSection nodes={nodes} onDay={input.chooseDay} />
        <PaymentSection nodes={nodes} beside={input} />
        <RestSection nodes={nodes} />
      </div>
      <PlanSummary nodes={nodes} beside={input} page={model} />
      <PlanBar nodes={nodes} page={model} />
    </form>
  );
});

const Told = observer(function Told({ model }: PlanInputViewProps) {
  const t = useTexts();
  const { notice, failure, beginning, attempted } = model;
  const isOfChange = notice === 'changedMeanwhile';
  const isRestored = notice === 'restored' || notice === 'restoredOther' || isOfChange;
  // Pressed far below, on a telephone: what holds the plan up is to be seen.
  const holdsUp = isOfChange || notice === 'startMoved' || notice === 'startOver' || notice === 'void';
  return (
    <>
      {failure !== undefined && (
        <FailurePanel
          failure={failure}
          subject={t('savingsPlan.list.subject')}
          answer={t('savingsPlan.entry.checkFailed')}
          nothingLost={t('savingsPlan.entry.checkFailedMore')}
          onRetry={() => void model.check()}
        />
      )}
      {beginning.other !== undefined && (
        <Notice
          kind="info"
          announced="status"
          headline={
            beginning.otherNames.length === 0
              ? t('savingsPlan.entry.notice.otherUnnamed')
              : t('savingsPlan.entry.notice.other', { names: beginning.otherNames.join(', ') })
          }
          actions={
            <Button variant="text" onPress={model.resumeOther}>
              {t('savingsPlan.entry.notice.resumeOther')}
            </Button>
          }
        />
      )}
      {notice !== undefined && (
        <Notice
          kind={notice === 'restored' ? 'info' : 'warn'}
          announced="status"
          takesFocus={holdsUp}
          headline={t(`savingsPlan.entry.notice.${notice}`)}
          actions={
            isRestored ? (
              <Button
                variant="text"
                onPress={() => {
                  model.startOver();
                  focusHeading();
                }}
              >
                {t(
                  model.input.changes === undefined
                    ? 'savingsPlan.entry.notice.drop'
                    : 'savingsPlan.entry.notice.dropChange',
                )}
              </Button>
            ) : undefined
          }
        >
          {notice === 'void' && attempted && (
            <Suspense>
              <AttemptTrace intent={attempted} />
            </Suspense>
          )}
        </Notice>
      )}
    </>
  );
});
