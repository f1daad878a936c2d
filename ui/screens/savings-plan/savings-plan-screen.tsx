import { planParts } from '@domain/savings-plan/plan-sentence';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import { useOffered } from '@ui/app/offered';
import { pathOf } from '@ui/app/routes';
import { Button } from '@ui/components/action/button';
import { ButtonLink } from '@ui/components/action/button-link';
import { ButtonRow } from '@ui/components/action/button-row';
import { AttemptTrace } from '@ui/release/attempt-trace';
import { FailedRelease } from '@ui/release/failed-release';
import { Notice } from '@ui/components/feedback/notice';
import { RemoteOneView } from '@ui/components/feedback/remote-one-view';
import { PageHeading } from '@ui/components/text/page-heading';
import { SectionHead } from '@ui/components/text/section-head';
import { MessageWords } from '@ui/components/text/message-words';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { PlanSentence } from '@ui/parts/savings-plan/plan-sentence';
import { PlanStateTag } from '@ui/parts/savings-plan/plan-state-tag';
import { ReleaseView } from '@ui/release/release-view';
import { DocumentsAbout } from '@ui/parts/document/documents-about';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { CalendarPart } from './calendar-part';
import { ExecutionLog } from './execution-log';
import { PlanConditionsPart } from './plan-conditions-part';
import { PlanQuestion } from './plan-question';
import type { SavingsPlanModel } from './savings-plan-model';
import css from './savings-plan.module.css';

interface SavingsPlanScreenProps {
  readonly createModel: (uuid: string) => SavingsPlanModel;
}

/** One savings plan (SAV-07). */
export function SavingsPlanScreen({ createModel }: SavingsPlanScreenProps) {
  const { savingsplanUuid = '' } = useParams();
  return <Visit key={savingsplanUuid} uuid={savingsplanUuid} createModel={createModel} />;
}

function Visit({ uuid, createModel }: SavingsPlanScreenProps & { readonly uuid: string }) {
  const [model] = useState(() => createModel(uuid));
  useEffect(() => {
    void model.open();
    return model.dispose;
  }, [model]);
  return <PlanPage model={model} />;
}

interface ModelProps {
  readonly model: SavingsPlanModel;
}

const PlanPage = observer(function PlanPage({ model }: ModelProps) {
  const t = useTexts();
  const plan = model.plan.value;
  if (model.route !== undefined) return <Navigate to={model.route} />;
  return (
    <div className={css['page']}>
      <PageHeading
        trail={[
          { text: t('shell.page.start'), to: pathOf('start') },
          { text: t('shell.page.savingsPlans'), to: pathOf('savingsPlans') },
          { text: plan?.name ?? t('shell.page.savingsPlan') },
        ]}
        {...(model.releasing && { state: t('savingsPlan.entry.state.release') })}
        actions={
          <ButtonLink to={pathOf('savingsPlans')} icon="arrow-left">
            {t('savingsPlan.detail.back')}
          </ButtonLink>
        }
      >
        {plan === undefined
          ? t('shell.page.savingsPlan')
          : t('savingsPlan.detail.title', { name: plan.name })}
      </PageHeading>
      <RemoteOneView
        data={model.plan.data}
        subject={t('savingsPlan.detail.subject')}
        others={
          <ButtonLink to={pathOf('savingsPlans')} variant="go">
            {t('savingsPlan.detail.back')}
          </ButtonLink>
        }
        onRetry={() => void model.load()}
      >
        {(known) =>
          model.releasing === undefined ? <Detail model={model} plan={known} /> : <Proof model={model} />
        }
      </RemoteOneView>
    </div>
  );
});

/** What is signed above its proof. */
const Proof = observer(function Proof({ model }: ModelProps) {
  const t = useTexts();
  const { releasing } = model;
  if (releasing === undefined) return null;
  const { action, words, release } = releasing;
  return (
    <ReleaseView
      model={release}
      proof={{
        words: <p className={css['words']}>{words}</p>,
        submitLabel: t(`savingsPlan.release.${action}`),
        promise: t('savingsPlan.release.promise'),
        back: (
          <Button variant="text" icon="arrow-left" onPress={model.back}>
            {t('savingsPlan.release.back')}
          </Button>
        ),
      }}
    />
  );
});

interface DetailProps extends ModelProps {
  readonly plan: SavingsPlan;
}

const Detail = observer(function Detail({ model, plan }: DetailProps) {
  const t = useTexts();
  const formats = useFormats();
  const logId = useId();
  return (
    <>
      <Told model={model} />
      <div className={css['head']}>
        <div className={css['state']}>
          <PlanStateTag state={plan.state} />
          {plan.createdAt !== undefined && (
            <span>{t('savingsPlan.detail.created', { day: formats.instant(plan.createdAt, 'date') })}</span>
          )}
        </div>
        <Actions model={model} plan={plan} />
      </div>
      <PlanSentence
        parts={planParts({
          total: plan.total.value,
          names: plan.positions.map(({ instrument, wkn }) => instrument?.name ?? wkn),
          interval: plan.interval,
          executionDay: plan.executionDay,
          next: plan.state === 'ENDED' ? undefined : plan.nextExecution,
          end: plan.endDate,
          suspension: plan.suspension,
          increase: plan.increase,
          account: plan.account,
        })}
      />
      <div className={css['columns']}>
        <div className={css['main']}>
          <section aria-labelledby={logId}>
            <SectionHead id={logId}>{t('savingsPlan.detail.executions')}</SectionHead>
            <ExecutionLog model={model} plan={plan} />
          </section>
          <DocumentsAbout model={model.documents} none={t('savingsPlan.detail.noDocuments')} />
        </div>
        <div className={css['side']}>
          <PlanConditionsPart model={model} plan={plan} />
          <CalendarPart model={model} plan={plan} />
        </div>
      </div>
      {model.asking !== undefined && <PlanQuestion model={model} plan={plan} action={model.asking} />}
    </>
  );
});

/** What became of the last action. */
const Told = observer(function Told({ model }: ModelProps) {
  const t = useTexts();
  const { done, failure, attempted } = model;
  const headlines = {
    suspend: t('savingsPlan.detail.doneSuspend'),
    resume: t('savingsPlan.detail.doneResume'),
    end: t('savingsPlan.detail.doneEnd'),
    change: t('savingsPlan.done.change'),
    void: t('savingsPlan.detail.void'),
  };
  return (
    <>
      {done !== undefined && (
        <Notice
          kind={done === 'void' ? 'warn' : 'ok'}
          announced="status"
          takesFocus={done === 'void' && failure === undefined}
          headline={headlines[done]}
        >
          {done === 'void' && attempted && <AttemptTrace intent={attempted} />}
        </Notice>
      )}
      {failure?.kind === 'validation' && (
        <Notice
          kind="error"
          announced="alert"
          takesFocus={done === 'void'}
          headline={t('savingsPlan.detail.failed')}
        >
          {failure.messages.map((message, index) => (
            <p key={`${message.key} ${String(index)}`}>
              <MessageWords messages={[message]} />
            </p>
          ))}
        </Notice>
      )}
      {failure !== undefined && failure.kind !== 'validation' && (
        <FailedRelease failure={failure} nothing={t('savingsPlan.detail.nothing')} attempted={attempted} />
      )}
    </>
  );
});

const Actions = observer(function Actions({ model, plan }: DetailProps) {
  const t = useTexts();
  const plans = useOffered('savingsPlanCreation');
  const again = (
    <ButtonLink to={`${pathOf('savingsPlanCreation')}?wie=${plan.id}`} icon="refresh-cw" {...plans}>
      {t('savingsPlan.detail.again')}
    </ButtonLink>
  );
  if (plan.state === 'ENDED') return plans && <ButtonRow>{again}</ButtonRow>;
  const busy = model.isBusy ? t('savingsPlan.check.going') : undefined;
  return (
    <ButtonRow placed="even">
      {plans && (
        <ButtonLink to={`${pathOf('savingsPlanCreation')}?aendern=${plan.id}`} icon="file-pen" {...plans}>
          {t('savingsPlan.detail.change')}
        </ButtonLink>
      )}
      {plan.suspension === undefined ? (
        <Button
          icon="pause"
          busy={busy}
          onPress={() => {
            model.ask('suspend');
          }}
        >
          {t('savingsPlan.detail.suspend')}
        </Button>
      ) : (
        <Button
          icon="check"
          busy={busy}
          onPress={() => void model.resume(t('savingsPlan.release.wordsResume', { name: plan.name }))}
        >
          {t('savingsPlan.detail.resume')}
        </Button>
      )}
      {plans && again}
      <Button
        variant="danger"
        busy={busy}
        onPress={() => {
          model.ask('end');
        }}
      >
        {t('savingsPlan.detail.end')}
      </Button>
    </ButtonRow>
  );
});
