import { planRefusal } from '@domain/access/offering';
import { readPlanParameters } from '@domain/savings-plan/plan-parameters';
import { ButtonLink } from '@ui/components/action/button-link';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { Spinner } from '@ui/components/progress/progress';
import { ProgressHeader } from '@ui/components/progress/progress-header';
import { PageHeading } from '@ui/components/text/page-heading';
import { useOffered } from '@ui/app/offered';
import { pathOf } from '@ui/app/routes';
import { stepEntry } from '@ui/app/history/step-entry';
import { whenQuiet } from '@ui/app/when-quiet';
import { useTexts } from '@ui/i18n/use-texts';
import { PlanRefusal } from '@ui/parts/savings-plan/plan-refusal';
import { ReleaseSteps, type ReleaseStep } from '@ui/tan/release-steps';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { whenFirstDayHasCome } from './release/plan-day-over';
import { PlanInputView } from './input/plan-input-view';
import { planSteps } from './plan-steps';
import type { PlanEntryModel } from './plan-entry-model';
import type { PlanPlace } from './plan-place';

/** The steps after the input: their code comes once the page is quiet, and is here before anything is sent. */
const later = {
  check: async () => (await import('./release/plan-check-view')).PlanCheckView,
  release: async () => (await import('./release/plan-release-view')).PlanReleaseView,
  done: async () => (await import('./release/plan-done-view')).PlanDoneView,
};
const PlanCheckView = lazyPart(later.check);
const PlanReleaseView = lazyPart(later.release);
const PlanDoneView = lazyPart(later.done);
/** Only where the plan that an address names did not come. */
const UnreadPlan = lazyPart(async () => (await import('./begin/unread-plan')).UnreadPlan);
const InputHistory = lazyPart(async () => (await import('@ui/app/history/input-history')).InputHistory);

interface PlanEntryScreenProps {
  /** A new plan for each visit. */
  readonly createModel: () => PlanEntryModel;
  /** Inside another page's flow the heading and the steps belong to that one (decisions.md). */
  readonly slim?: boolean;
}

/** `wertpapiersparplan/anlegen` and `wsp-anlage`: from a link or a kept draft to a released plan (SAV-01, SAV-03). */
export function PlanEntryScreen(props: PlanEntryScreenProps) {
  const { visit } = stepEntry(useLocation());
  return <Visit key={visit} {...props} />;
}

function Visit({ createModel, slim = false }: PlanEntryScreenProps) {
  const { search } = useLocation();
  const [model] = useState(createModel);
  useEffect(() => {
    void model.open(readPlanParameters(new URLSearchParams(search)));
    const stop = whenFirstDayHasCome(model);
    return () => {
      stop();
      model.dispose();
    };
  }, [model, search]);
  return <PlanEntryPage model={model} slim={slim} />;
}

const steps: Readonly<Record<PlanPlace['kind'], ReleaseStep | undefined>> = {
  opening: 'DATA',
  unread: undefined,
  input: 'DATA',
  check: 'CONFIRMATION',
  release: 'RELEASE',
  done: undefined,
};

/** The page around the steps. */
const PlanEntryPage = observer(function PlanEntryPage({
  model,
  slim,
}: {
  readonly model: PlanEntryModel;
  readonly slim: boolean;
}) {
  const t = useTexts();
  const { place, input } = model;
  const purpose = input.changes === undefined ? 'create' : 'change';
  const title = t(purpose === 'create' ? 'shell.page.savingsPlanCreation' : 'savingsPlan.entry.changeTitle');
  const refusal = planRefusal(input.settlement.depots);
  const step = place.kind === 'input' && refusal !== undefined ? undefined : steps[place.kind];
  useEffect(() => whenQuiet(() => Object.values(later).forEach((load) => void load().catch(noMatter))), []);
  const [steppedPage] = useState(() => planSteps(model));
  if (model.route !== undefined) return <Navigate to={model.route} />;
  return (
    <>
      <Suspense>
        <InputHistory page={steppedPage} />
      </Suspense>
      <PageHeading
        state={t(`savingsPlan.entry.state.${place.kind}`)}
        unlined={step !== undefined && !slim}
        hidden={slim}
        trail={[
          { text: t('shell.page.start'), to: pathOf('start') },
          { text: t('shell.page.savingsPlans'), to: pathOf('savingsPlans') },
          { text: title },
        ]}
      >
        {isLater(place) ? t(`savingsPlan.entry.heading.${purpose}.${place.kind}`) : title}
      </PageHeading>
      {step !== undefined && !slim && (
        <ProgressHeader>
          <ReleaseSteps label={t('savingsPlan.entry.steps')} current={step} />
        </ProgressHeader>
      )}
      <Suspense fallback={<Spinner>{t('savingsPlan.entry.opening')}</Spinner>}>
        <Step model={model} slim={slim} refusal={refusal} />
      </Suspense>
    </>
  );
});

/** The steps after the input have headings of their own; of a release that was left behind the bank is asked. */
const isLater = (place: PlanPlace): place is Extract<PlanPlace, { kind: keyof typeof later }> =>
  place.kind in later && (place.kind !== 'release' || place.checked !== undefined);

/** It is asked for again when the step is gone to. */
const noMatter = (): void => undefined;

const ISIN_LENGTH = 12;

/** The order that buys what was to be saved in. */
const orderOf = (code: string | undefined): string =>
  code === undefined
    ? pathOf('orderEntry')
    : `${pathOf('orderEntry')}?side=buy&${code.length === ISIN_LENGTH ? 'isin' : 'wkn'}=${encodeURIComponent(code)}`;

const Step = observer(function Step({
  model,
  slim,
  refusal,
}: {
  readonly model: PlanEntryModel;
  readonly slim: boolean;
  /** Why nothing could be sent from here, as the key of the bank's message. */
  readonly refusal: string | undefined;
}) {
  const t = useTexts();
  const { search } = useLocation();
  const isOrderOffered = useOffered('orderEntry') !== undefined;
  const { place } = model;
  switch (place.kind) {
    case 'opening':
      return <Spinner>{t('savingsPlan.entry.opening')}</Spinner>;
    case 'unread':
      return <UnreadPlan model={model} />;
    case 'input':
      // A form that can never be sent is not filled in.
      return refusal === undefined ? (
        <PlanInputView model={model} />
      ) : (
        <PlanRefusal
          refusal={refusal}
          orderPath={
            isOrderOffered ? orderOf(readPlanParameters(new URLSearchParams(search)).code) : undefined
          }
          actions={
            slim ? undefined : (
              <ButtonLink to={pathOf('savingsPlans')}>{t('savingsPlan.detail.back')}</ButtonLink>
            )
          }
        />
      );
    case 'check':
      return <PlanCheckView model={model} checked={place.checked} />;
    case 'release':
      return <PlanReleaseView model={model} place={place} />;
    case 'done':
      return (
        <PlanDoneView
          plan={place.plan}
          intent={place.intent}
          isChange={model.input.changes !== undefined}
          changed={place.changed}
          ways={slim ? { kind: 'flow', back: model.flow } : { kind: 'own' }}
        />
      );
  }
});
