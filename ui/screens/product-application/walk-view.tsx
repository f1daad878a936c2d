import { whenQuiet } from '@ui/app/when-quiet';
import { focusHeading } from '@ui/components/page/focus-heading';
import { pathOf } from '@ui/app/routes';
import { Button } from '@ui/components/action/button';
import { ButtonLink } from '@ui/components/action/button-link';
import { Notice } from '@ui/components/feedback/notice';
import { useReconnected } from '@ui/components/feedback/use-connection';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { ProgressLine, Spinner } from '@ui/components/progress/progress';
import { ProgressHeader } from '@ui/components/progress/progress-header';
import { PageHeading } from '@ui/components/text/page-heading';
import { LostNotice } from '@ui/forms/lost-notice';
import { fieldId } from '@ui/forms/use-field';
import { SavedTag } from '@ui/forms/saved-tag';
import { useKeptFormats, useTexts } from '@ui/i18n/use-texts';
import { wireNameOf } from '@domain/product-application/catalogue/catalogue';
import { knownOf } from '@domain/product-application/application-configuration';
import type { StepDescription } from '@domain/product-application/engine/description';
import type { Product } from '@domain/product-application/engine/product';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useMemo, type ReactNode } from 'react';
import type { ApplicationWalk } from './application-walk';
import type { Wording } from './field-words';
import css from './product-application.module.css';
import { loadLegalText } from './asked-field-view';
import { loadQuestion, StartOver } from './start-over';
import type { StartingOver } from './start-over-question';
import { nameOf, StepErrors } from './step-errors';
import { StepFields } from './step-fields';
import { StepDisclosure, StepNavigation } from './step-navigation';

/** What is shown at the end of an application, and fetched while its first step is filled in. */
const later = {
  summary: async () => (await import('./summary/summary-step')).SummaryStep,
  submit: async () => (await import('./submit-view')).SubmitView,
  proposal: async () => (await import('./proposal/proposal-part')).ProposalPart,
  done: async () => (await import('./done-step')).DoneStep,
  startOver: loadQuestion,
  legalText: loadLegalText,
};
const SummaryStep = lazyPart(later.summary);
const SubmitView = lazyPart(later.submit);
const ProposalPart = lazyPart(later.proposal);
const DoneStep = lazyPart(later.done);

/** It is asked for again when the step is gone to. */
const noMatter = (): void => undefined;

interface WalkProps {
  readonly walk: ApplicationWalk;
}

interface WalkViewProps extends WalkProps {
  readonly fields: Wording['fields'];
  /** Somebody is signed in, and sees their applications. */
  readonly isCustomer: boolean;
  /** Hears of each step that is shown. */
  readonly onStep: (product: Product, tracking: StepDescription['trackingData']) => void;
  /** How this application is begun again. */
  readonly startOver: StartingOver;
}

/** The step container: how far it is, the steps at the left of a wide window, one step at a time (APP-01). */
export const WalkView = observer(function WalkView(props: WalkViewProps) {
  const { walk, fields, isCustomer, onStep, startOver } = props;
  const t = useTexts();
  const formats = useKeptFormats();
  const { flow, step, submit, place, compiled } = walk;
  const wording = useMemo<Wording>(
    () => ({
      t,
      fields,
      formats,
      group: (index) => walk.opened.configuration.groups[index - 1],
      condition: (term) => walk.opened.configuration.conditions.find((each) => each.term === term),
      statement: (name) => walk.opened.configuration.statements.get(name),
      legalText: (name) => walk.opened.configuration.legalTexts.get(wireNameOf(name) ?? name),
      known: (name) => knownOf(walk.opened.configuration, name),
    }),
    [t, fields, formats, walk],
  );
  const { product } = compiled.application;
  const title = t(`application.title.${product}`);
  const words = t('application.position', { number: place.number, count: place.count });
  const isDone = submit.received !== undefined;
  const heading = t(`application.step.${isDone ? 'fertig' : step.name}`);
  // The last step has the same heading before its release and in it; what is new takes the focus all the same.
  const isReleased = submit.release.stage.kind !== 'none';
  useEffect(() => whenQuiet(() => Object.values(later).forEach((load) => void load().catch(noMatter))), []);
  const { trackingData } = step;
  useEffect(() => onStep(product, trackingData), [onStep, product, trackingData]);
  const { hasStartedOver } = startOver;
  useEffect(() => {
    if (hasStartedOver) focusHeading();
  }, [hasStartedOver]);
  return (
    <>
      <ProgressHeader>
        <div className={css['top']}>
          <p>
            <b>{title}</b>
          </p>
          {step.layout === 'full' && !isDone && <StepDisclosure key={flow.at} walk={walk} words={words} />}
          <div className={css['draft']}>
            {!isDone && <SavedTag keeper={walk.keeper} />}
            {walk.isBegun && <StartOver starting={startOver} />}
          </div>
        </div>
        <ProgressLine
          label={t('application.progress')}
          share={isDone ? 1 : place.share}
          words={isDone ? t('application.step.fertig') : words}
        />
      </ProgressHeader>
      <div className={step.layout === 'slim' ? css['slim'] : css['full']}>
        {step.layout === 'full' && <StepNavigation walk={walk} />}
        <div className={css['step']}>
          {/* It stays from step to step: only so it knows that it has changed, takes the focus and brings the top of the page. */}
          <PageHeading
            title={title}
            unlined
            kicker={isDone ? title : words}
            state={isReleased && !isDone ? t('application.sign.state') : heading}
          >
            {heading}
          </PageHeading>
          <div className={css['content']} key={isDone ? 'fertig' : flow.at}>
            {submit.received ? (
              <Later>
                <DoneStep received={submit.received} product={product} isCustomer={isCustomer} />
              </Later>
            ) : (
              <StepContent walk={walk} wording={wording} isCustomer={isCustomer} />
            )}
          </div>
        </div>
      </div>
    </>
  );
});

/** What is begun stays: a customer finds it in the list. */
function WayOut({ isCustomer }: { readonly isCustomer: boolean }) {
  const t = useTexts();
  if (!isCustomer) return <span />;
  return (
    <ButtonLink icon="arrow-left" to={pathOf('applications')}>
      {t('shell.page.applications')}
    </ButtonLink>
  );
}

const StepContent = observer(function StepContent({
  walk,
  wording,
  isCustomer,
}: WalkProps & { readonly wording: Wording; readonly isCustomer: boolean }) {
  const { t } = wording;
  const { step, flow, submit, attempt, form } = walk;
  useEffect(() => {
    const wrong = attempt > 0 ? flow.wrongPath(flow.session.at) : undefined;
    const isWrong = wrong !== undefined && form.summary.some(({ field }) => field === wrong);
    if (isWrong) document.getElementById(fieldId(wrong))?.focus();
  }, [attempt, flow, form]);
  useReconnected(walk.isUnasked, () => void walk.goOn());
  if (submit.release.stage.kind !== 'none')
    return (
      <Later>
        <SubmitView walk={walk} />
      </Later>
    );
  const isFirst = flow.visible[0] === step.name;
  const next = flow.next;
  const content = (
    <>
      {walk.from !== undefined && (
        <Notice kind="info" announced="status" headline={t(`application.from.${walk.from}`)} />
      )}
      <LostNotice lost={walk.lost} labelOf={(path) => nameOf(path, wording)} />
      <StepErrors walk={walk} wording={wording} />
      {step.component === 'fields' && <p className={css['note']}>{t('application.required')}</p>}
      {step.component === 'proposal' && (
        <Later>
          <ProposalPart walk={walk} wording={wording} />
        </Later>
      )}
      {step.component === 'summary' && (
        <Later>
          <SummaryStep walk={walk} wording={wording} />
        </Later>
      )}
      <StepFields walk={walk} sections={step.formContextSelector} wording={wording} />
      <div className={css['go']}>
        {isFirst ? (
          <WayOut isCustomer={isCustomer} />
        ) : (
          <Button icon="arrow-left" onPress={walk.goBack}>
            {t('application.back')}
          </Button>
        )}
        {step.component !== 'proposal' && (
          <Button variant="go" type="submit" busy={walk.isBusy ? t('application.checking') : undefined}>
            {step.type === 'SUBMIT'
              ? t('application.release')
              : t(walk.isMending ? 'application.mended' : 'application.next', {
                  step: t(`application.step.${next}`),
                })}
          </Button>
        )}
      </div>
      {step.component === 'summary' && <p className={css['note']}>{t('application.summary.only')}</p>}
    </>
  );
  // Nothing is filled in on a proposal, and what leads on from it is its own.
  if (step.component === 'proposal') return <div className={css['form']}>{content}</div>;
  return (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit.say(signed(walk, wording));
        void walk.goOn();
      }}
    >
      {content}
    </form>
  );
});

/** A part that may still be on its way. */
function Later({ children }: { readonly children: ReactNode }) {
  const t = useTexts();
  return (
    <Suspense fallback={<Spinner>{t('common.loading', { subject: t('application.subject') })}</Spinner>}>
      {children}
    </Suspense>
  );
}

/** What the TAN signs: which application, and how much is said in it. */
const signed = (walk: ApplicationWalk, { t }: Wording): string =>
  t('application.sign.words', {
    title: t(`application.title.${walk.compiled.application.product}`),
    count: walk.flow.session.sent().fields.length,
  });
