import { NavigationLink } from '@ui/app/navigation/navigation-link';
import { pathOf } from '@ui/app/routes';
import { stepEntry } from '@ui/app/history/step-entry';
import { whenQuiet } from '@ui/app/when-quiet';
import { ButtonLink } from '@ui/components/action/button-link';
import { EmptyState } from '@ui/components/feedback/empty-state';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { Notice } from '@ui/components/feedback/notice';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { Spinner } from '@ui/components/progress/progress';
import { ProgressHeader } from '@ui/components/progress/progress-header';
import { Figure, Figures } from '@ui/components/text/figure';
import { PageHeading } from '@ui/components/text/page-heading';
import type { FundDepot } from '@application/fund-depot/load-fund-depot';
import { isZero } from '@domain/money/decimal';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { ExplainedEuro } from '@ui/parts/tax/explained-euro';
import { ReleaseSteps, type ReleaseStep } from '@ui/tan/release-steps';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { explainValue } from './tax/explain-fund';
import { pageOfKind } from './page-of-kind';
import type { FundDepotModel } from './fund-depot-model';
import css from './fund-depot.module.css';
import { FundInputView } from './input/fund-input-view';
import { StrategyName } from './input/strategy-name';
import { FundTold } from './release/fund-told';
import { useStepHeading } from './use-step-heading';

/** The steps after the input: their code comes once the page is quiet, and is here before anything is sent. */
const later = {
  check: async () => (await import('./release/fund-check-view')).FundCheckView,
  release: async () => (await import('./release/fund-release-view')).FundReleaseView,
  done: async () => (await import('./release/fund-done-view')).FundDoneView,
};
const FundCheckView = lazyPart(later.check);
const FundReleaseView = lazyPart(later.release);
const FundDoneView = lazyPart(later.done);
const InputHistory = lazyPart(async () => (await import('@ui/app/history/input-history')).InputHistory);

/** What stands below the form comes while it is read. */
const FundBelow = lazyPart(async () => (await import('./orders/fund-below')).FundBelow);

/** It is asked for again when the step is gone to. */
const noMatter = (): void => undefined;

interface FundDepotScreenProps {
  readonly createModel: () => FundDepotModel;
}

/** `cominvest/einzahlen` and `cominvest/auszahlen` (FUN-01). */
export function FundDepotScreen(props: FundDepotScreenProps) {
  const { visit } = stepEntry(useLocation());
  return <Visit key={visit} {...props} />;
}

function Visit({ createModel }: FundDepotScreenProps) {
  const { search } = useLocation();
  const [model] = useState(createModel);
  useEffect(() => {
    void model.open(new URLSearchParams(search).get('aendern') ?? undefined);
    return model.dispose;
  }, [model, search]);
  return <FundDepotPage model={model} />;
}

interface ModelProps {
  readonly model: FundDepotModel;
}

const steps = { input: 'DATA', check: 'CONFIRMATION', release: 'RELEASE', done: undefined } as const;

const FundDepotPage = observer(function FundDepotPage({ model }: ModelProps) {
  const t = useTexts();
  const { place, releasing, kind, input } = model;
  const at = releasing.shown === undefined ? place.kind : 'release';
  const step: ReleaseStep | undefined = steps[at];
  const heading = useStepHeading(model);
  const title = t(
    input.changes === undefined ? `shell.page.${pageOfKind[kind]}` : `fundDepot.title.change${kind}`,
  );
  useEffect(() => whenQuiet(() => Object.values(later).forEach((load) => void load().catch(noMatter))), []);
  if (releasing.route !== undefined) return <Navigate to={releasing.route} />;
  return (
    <>
      <Suspense>
        <InputHistory page={model} />
      </Suspense>
      <PageHeading
        state={t(`fundDepot.state.${at}`)}
        unlined={at !== 'done'}
        trail={[{ text: t('shell.page.start'), to: pathOf('start') }, { text: title }]}
      >
        {heading ?? title}
      </PageHeading>
      {step !== undefined && (
        <ProgressHeader>
          <ReleaseSteps label={t('fundDepot.steps')} current={step} />
        </ProgressHeader>
      )}
      <Suspense fallback={<Spinner>{t('common.loading', { subject: t('fundDepot.subject') })}</Spinner>}>
        {releasing.shown === undefined ? (
          <Step model={model} />
        ) : (
          <FundReleaseView model={model} shown={releasing.shown} />
        )}
      </Suspense>
    </>
  );
});

const Step = observer(function Step({ model }: ModelProps) {
  const t = useTexts();
  const { place } = model;
  switch (place.kind) {
    case 'check':
      return <FundCheckView model={model} checked={place.checked} />;
    case 'done':
      return <FundDoneView {...place} />;
    case 'input':
      return (
        <RemoteView
          data={model.depot.data}
          subject={t('fundDepot.subject')}
          onRetry={() => void model.retry()}
        >
          {(known) => <Overview model={model} known={known} />}
        </RemoteView>
      );
  }
});

/** The depot at a glance, the form where one can be filled in, and the orders there are. */
const Overview = observer(function Overview({ model, known }: ModelProps & { readonly known: FundDepot }) {
  const t = useTexts();
  const formats = useFormats();
  const { conditions, depot } = known;
  return (
    <div className={css['page']}>
      <Figures>
        <Figure label={t('fundDepot.figure.value')}>
          <ExplainedEuro
            value={conditions.value.value}
            explain={(words) => explainValue(words, conditions)}
          />
        </Figure>
        <Figure label={t('fundDepot.figure.strategy')}>
          <StrategyName strategy={conditions.strategy} />
        </Figure>
        <Figure label={t('fundDepot.figure.depot')}>{depot.displayId}</Figure>
      </Figures>
      <Tabs />
      {model.asking === undefined && <FundTold model={model} />}
      {conditions.closedOn !== undefined ? (
        <Notice
          kind="info"
          headline={t('fundDepot.closed.headline', { day: formats.day(conditions.closedOn) })}
        >
          <p>{t('fundDepot.closed.text')}</p>
        </Notice>
      ) : conditions.isClosing && model.input.changes === undefined ? (
        <Notice kind="warn" headline={t('fundDepot.closing.headline')}>
          <p>{t('fundDepot.closing.text')}</p>
        </Notice>
      ) : model.kind === 'WITHDRAWAL' && isZero(conditions.value.value) ? (
        <EmptyState
          icon="chart-pie"
          headline={t('fundDepot.empty.headline')}
          actions={
            <ButtonLink to={pathOf('fundDeposit')} variant="go">
              {t('fundDepot.empty.go')}
            </ButtonLink>
          }
        >
          {t('fundDepot.empty.text')}
        </EmptyState>
      ) : (
        model.input.isOpen && <FundInputView model={model} conditions={conditions} />
      )}
      <Suspense fallback={<Spinner>{t('common.loading', { subject: t('fundDepot.subject') })}</Spinner>}>
        <FundBelow model={model} known={known} />
      </Suspense>
    </div>
  );
});

/** The two pages as two sides of one: each keeps what was typed on it. */
function Tabs() {
  const t = useTexts();
  return (
    <nav className={css['tabs']} aria-label={t('fundDepot.tabs')}>
      <NavigationLink entry={{ route: 'fundDeposit', icon: 'arrow-down-to-line' }}>
        {t('fundDepot.tab.DEPOSIT')}
      </NavigationLink>
      <NavigationLink entry={{ route: 'fundWithdrawal', icon: 'arrow-up-from-line' }}>
        {t('fundDepot.tab.WITHDRAWAL')}
      </NavigationLink>
    </nav>
  );
}
