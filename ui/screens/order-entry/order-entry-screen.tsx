import { pathOf } from '@ui/app/routes';
import { stepEntry } from '@ui/app/history/step-entry';
import { whenQuiet } from '@ui/app/when-quiet';
import { PageHeading } from '@ui/components/text/page-heading';
import { Spinner } from '@ui/components/progress/progress';
import { ProgressHeader } from '@ui/components/progress/progress-header';
import { FailurePanel } from '@ui/components/feedback/failure-panel';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { useTexts } from '@ui/i18n/use-texts';
import { ReleaseSteps, type ReleaseStep } from '@ui/tan/release-steps';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { OrderEntryModel } from './order-entry-model';
import type { OrderStep } from './order-step';
import { readOrderParameters } from '@domain/order/prefill/order-parameters';
import { OrderHeadActions } from './order-head-actions';
import css from './order-head-actions.module.css';

/** What can come of a release: its code must be here before anything is sent, for the line may break just then. */
const outcomes = () =>
  Promise.all([import('./release/order-release-view'), import('./release/order-done-view')]);

/** The steps after the input: their code comes once the page is quiet. */
const laterSteps = {
  check: async () => (await import('./release/order-check-view')).OrderCheckView,
  release: async () => {
    const [{ OrderReleaseView: Release }] = await outcomes();
    return Release;
  },
  quote: async () => {
    const [{ QuoteView: Quote }] = await Promise.all([
      import('./quote/quote-view'),
      import('./quote/quote-model'),
      outcomes(),
    ]);
    return Quote;
  },
};

/** Each step, and each way of entering, is a part of its own: nobody waits for what they may never see. */
const OrderInputView = lazyPart(async () => (await import('./order-input-view')).OrderInputView);
const InterviewView = lazyPart(async () => (await import('./interview/interview-view')).InterviewView);
const OrderHistory = lazyPart(async () => (await import('./order-history')).OrderHistory);
const ConsentView = lazyPart(async () => (await import('../../parts/consent/consent-view')).ConsentView);
const QuoteView = lazyPart(laterSteps.quote);
const OrderCheckView = lazyPart(laterSteps.check);
const OrderReleaseView = lazyPart(laterSteps.release);
const OrderDoneView = lazyPart(async () => (await import('./release/order-done-view')).OrderDoneView);

interface OrderEntryScreenProps {
  /** A new order for each visit. */
  readonly createModel: () => OrderEntryModel;
}

/** `order/erstellung`: from the link or a kept draft to a released order (ORD-01 FULL). */
export function OrderEntryScreen({ createModel }: OrderEntryScreenProps) {
  const { visit } = stepEntry(useLocation());
  return <Visit key={visit} createModel={createModel} />;
}

function Visit({ createModel }: OrderEntryScreenProps) {
  const { search } = useLocation();
  const [model] = useState(createModel);
  const [link] = useState(search);
  useEffect(() => {
    void model.open(readOrderParameters(new URLSearchParams(link)));
    return model.dispose;
  }, [model, link]);
  return <OrderEntryPage model={model} />;
}

/** What the page is for where it is not just any order: how it is headed and entered (ABSICHERUNG). */
export interface OrderPurpose {
  readonly heading: string;
  readonly input: ReactNode;
}

interface OrderEntryPageProps {
  readonly model: OrderEntryModel;
  readonly purpose?: OrderPurpose;
}

/** The page around the steps. */
export const OrderEntryPage = observer(function OrderEntryPage({ model, purpose }: OrderEntryPageProps) {
  const t = useTexts();
  const { kind } = model.step;
  const step = stepIds[kind];
  // Question by question, the interview's own line says how far one is: one line of progress is enough.
  const isInterview =
    kind === 'input' && purpose === undefined && model.input.preferences.mode === 'INTERVIEW';
  useEffect(
    () => whenQuiet(() => Object.values(laterSteps).forEach((load) => void load().catch(noMatter))),
    [],
  );
  if (model.missingPart) throw new Error('The quote did not come', { cause: model.missingPart.reason });
  if (model.route !== undefined) return <Navigate to={model.route} />;
  return (
    <>
      <PageHeading
        state={t(`order.state.${kind}`)}
        trail={[
          { text: t('shell.page.start'), to: pathOf('start') },
          { text: t(purpose ? 'shell.page.orderProtection' : 'shell.page.orderEntry') },
        ]}
        unlined={kind === 'opening' || step !== undefined}
        actions={
          hasActions(kind) && purpose === undefined ? (
            <div className={css[kind === 'opening' ? 'unready' : 'ready']}>
              <OrderHeadActions
                nodes={model.input.shown}
                templates={model.input.templates}
                preferences={model.input.preferences}
              />
            </div>
          ) : undefined
        }
      >
        {kind === 'input' && purpose
          ? purpose.heading
          : t(kind === 'opening' || kind === 'input' ? 'shell.page.orderEntry' : `order.heading.${kind}`)}
      </PageHeading>
      {step !== undefined && !isInterview && (
        <ProgressHeader>
          <ReleaseSteps label={t('order.steps.label')} current={step} />
        </ProgressHeader>
      )}
      <Suspense>
        <OrderHistory model={model} isAsked={purpose === undefined} />
      </Suspense>
      <Suspense fallback={<Spinner>{t('order.opening')}</Spinner>}>
        <StepView model={model} {...(purpose && { purpose })} />
      </Suspense>
    </>
  );
});

/** While the page opens their place is held, so that the heading does not move when they come. */
const hasActions = (kind: OrderStep['kind']): boolean => kind === 'opening' || kind === 'input';

/** It is asked for again when the step is gone to. */
const noMatter = (): void => undefined;

/** The steps of portal.md 2.5 that the stepper shows. */
const stepIds: Readonly<Record<OrderStep['kind'], ReleaseStep | undefined>> = {
  // How far one is belongs to the way of entering, which is not known yet.
  opening: undefined,
  input: 'DATA',
  consent: 'CONFIRMATION',
  check: 'CONFIRMATION',
  quote: undefined,
  release: 'RELEASE',
  asking: undefined,
  done: undefined,
};

const InputView = observer(function InputView({ model }: { readonly model: OrderEntryModel }) {
  return model.input.preferences.mode === 'INTERVIEW' ? (
    <InterviewView model={model} />
  ) : (
    <OrderInputView model={model} />
  );
});

const StepView = observer(function StepView({ model, purpose }: OrderEntryPageProps) {
  const t = useTexts();
  const { step } = model;
  switch (step.kind) {
    case 'opening':
      return <Spinner>{t('order.opening')}</Spinner>;
    case 'input':
      return model.failure && model.input.settlement.depots.length === 0 ? (
        <FailurePanel failure={model.failure} subject={t('order.subject')} onRetry={model.edit} />
      ) : (
        (purpose?.input ?? <InputView model={model} />)
      );
    case 'consent':
      return <ConsentView model={step.consent} onBack={model.edit} />;
    case 'quote':
      return (
        <QuoteView
          model={step.quote}
          nodes={model.input.shown}
          depot={model.input.settlement.depot(model.input.shown.depotId.value)}
          market={model.input.market}
          onBack={model.edit}
        />
      );
    case 'check':
      return <OrderCheckView model={model} check={step.check} />;
    case 'release':
    case 'asking':
      return <OrderReleaseView model={model} step={step} />;
    case 'done':
      return <OrderDoneView {...step} />;
  }
});
