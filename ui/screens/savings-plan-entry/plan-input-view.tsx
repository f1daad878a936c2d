import { Button } from '@ui/components/action/button';
import { FailurePanel } from '@ui/components/feedback/failure-panel';
import { Notice } from '@ui/components/feedback/notice';
import page from '@ui/parts/form-page/form-page.module.css';
import { FormSummary } from '@ui/forms/form-summary';
import { LostNotice } from '@ui/forms/lost-notice';
import { useMessageText } from '@ui/i18n/use-message-text';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useFieldName } from './use-field-name';
import { PaymentSection } from './payment-section';
import type { PlanEntryModel } from './plan-entry-model';
import { PlanBar, PlanSummary } from './plan-summary';
import { PositionsSection } from './positions-section';
import { RestSection } from './rest-section';
import { ScheduleSection } from './schedule-section';

interface PlanInputViewProps {
  readonly model: PlanEntryModel;
}

/** The first step: all that makes a plan on one page, what it means beside it. */
export const PlanInputView = observer(function PlanInputView({ model }: PlanInputViewProps) {
  const t = useTexts();
  const nameOf = useFieldName();
  const { input } = model;
  return (
    <>
      <div className={page['notices']}>
        <Told model={model} />
        <LostNotice lost={model.lost} labelOf={nameOf} />
        <BankNotices model={model} />
        <FormSummary
          form={input.form}
          attempt={model.attempt}
          headline={(count) => t('savingsPlan.entry.errors', { count })}
          labelOf={nameOf}
        />
      </div>
      <form
        className={page['page']}
        noValidate
        aria-label={t('savingsPlan.entry.title')}
        onSubmit={(event) => {
          event.preventDefault();
          void model.check();
        }}
      >
        <div>
          <p className={page['required']}>{t('common.field.allRequired')}</p>
          <PositionsSection input={input} />
          <ScheduleSection input={input} />
          <PaymentSection input={input} />
          <RestSection input={input} />
        </div>
        <PlanSummary model={model} />
        <PlanBar model={model} />
      </form>
    </>
  );
});

const Told = observer(function Told({ model }: PlanInputViewProps) {
  const t = useTexts();
  const { notice, failure } = model;
  const isRestored = notice === 'restored' || notice === 'restoredOther';
  return (
    <>
      {failure !== undefined && (
        <FailurePanel
          failure={failure}
          subject={t('savingsPlan.list.subject')}
          onRetry={() => void model.check()}
        />
      )}
      {notice !== undefined && (
        <Notice
          kind={notice === 'restored' ? 'info' : 'warn'}
          announced="status"
          headline={t(`savingsPlan.entry.notice.${notice}`)}
          actions={
            isRestored ? (
              <Button variant="text" onPress={model.startOver}>
                {t(
                  model.input.changes === undefined
                    ? 'savingsPlan.entry.notice.drop'
                    : 'savingsPlan.entry.notice.dropChange',
                )}
              </Button>
            ) : undefined
          }
        />
      )}
    </>
  );
});

/** What the bank says besides: notices that let the plan pass (SAV-04). */
const BankNotices = observer(function BankNotices({ model }: PlanInputViewProps) {
  const textOf = useMessageText();
  return model.input.notices.map((message, index) => (
    <Notice
      key={`${message.key} ${String(index)}`}
      kind={message.severity === 'WARN' ? 'warn' : 'info'}
      headline={textOf(message)}
    />
  ));
});
