import { allocationOf, assetClasses } from '@domain/product-application/proposal/allocation';
import { costsOf } from '@domain/product-application/proposal/costs';
import { riskClassOf, type PlannerAnswers } from '@domain/product-application/proposal/risk-class';
import { plannedParts } from '@domain/product-application/proposal/split';
import { decimal } from '@domain/money/decimal';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import type { StepName } from '@domain/product-application/engine/description';
import { planOfFlow, writePlanParameters } from '@domain/savings-plan/plan-parameters';
import { pathOf } from '@ui/app/routes';
import { Button } from '@ui/components/action/button';
import { ButtonLink } from '@ui/components/action/button-link';
import { ButtonRow } from '@ui/components/action/button-row';
import { Notice } from '@ui/components/feedback/notice';
import type { Formats } from '@ui/i18n/formats';
import { useFormats } from '@ui/i18n/use-texts';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Wording } from '../field-words';
import { AnswersPart, optionText } from './proposal-answers';
import { AllocationPart, CostsPart } from './proposal-money';
import { RangePart } from './proposal-range';
import css from './proposal-step.module.css';

interface ProposalProps {
  readonly answers: PlannerAnswers;
  readonly wording: Wording;
  /** On to opening a depot, with a name for the plan. */
  readonly onOpen: (planName: string) => void;
  /** Back to a question. */
  readonly onEdit: (step: StepName) => void;
  /** By which advertisement the customer has come. */
  readonly wref: string | undefined;
}

/** What the planner proposes: class, allocation, range of outcomes, costs, each answer that led to it (PLA-01). */
export function ProposalStep({ answers, wording, onOpen, onEdit, wref }: ProposalProps) {
  const { t } = wording;
  const formats = useFormats();
  const riskClass = riskClassOf(answers);
  const costs = useMemo(() => costsOf(answers), [answers]);
  const name = optionText('ANLAGEDEPOT_STAMM.PRODUKTKLASSE', String(riskClass), wording);
  const planName = optionText('ANLAGEDEPOT_SCORING.ANLAGEZIEL', answers.goal, wording);
  return (
    <div className={css['proposal']}>
      <h2>{t('application.proposal.risk', { name })}</h2>
      <AllocationPart answers={answers} costs={costs} wording={wording} />
      <RangePart answers={answers} costs={costs} wording={wording} />
      <CostsPart answers={answers} costs={costs} wording={wording} />
      <AnswersPart answers={answers} wording={wording} onEdit={onEdit} />
      <CarriedPart answers={answers} planName={planName} wording={wording} />
      <MadePlan wording={wording} />
      <ButtonRow>
        <Button variant="go" onPress={() => onOpen(planName)}>
          {t('application.proposal.open')}
        </Button>
        {answers.rate !== undefined && (
          <ButtonLink to={planPath(answers, planName, { t, formats, wref, name })}>
            {t('application.proposal.plan')}
          </ButtonLink>
        )}
      </ButtonRow>
    </div>
  );
}

/** What of the proposal stands in the application for a depot already, and what is done once the depot is there. */
function CarriedPart({
  answers: { rate, amount: atOnce, firstPurchase },
  planName,
  wording: { t },
}: Pick<ProposalProps, 'answers' | 'wording'> & { readonly planName: string }) {
  const formats = useFormats();
  return (
    <section>
      <h2>{t('application.proposal.carried')}</h2>
      {rate !== undefined && (
        <p>
          {t('application.proposal.carriedPlan', { name: planName })}{' '}
          {firstPurchase === undefined
            ? t('application.proposal.carriedNoDay')
            : t('application.proposal.carriedDay', { day: formats.day(firstPurchase) })}
        </p>
      )}
      {atOnce !== undefined && (
        <p>{t('application.proposal.carriedAmount', { amount: formats.amount(amount(atOnce, EUR)) })}</p>
      )}
    </section>
  );
}

interface PlanPath extends Pick<ProposalProps, 'wref'>, Pick<Wording, 't'> {
  readonly formats: Formats;
  /** Of the risk class. */
  readonly name: string;
}

/** To the making of the proposed plan inside this flow; a customer who has a depot needs no new one. */
function planPath(answers: PlannerAnswers, planName: string, { t, formats, wref, name }: PlanPath): string {
  const allocation = allocationOf(riskClassOf(answers));
  const parts = assetClasses
    .filter((asset) => allocation[asset] > 0)
    .map(
      (asset) =>
        `${t(`application.proposal.asset.${asset}`)} ${formats.percent(decimal(String(allocation[asset])), { minDecimals: 0 })}`,
    );
  const proposalDescription = `${t('application.proposal.risk', { name })}: ${parts.join(', ')}`;
  const query = writePlanParameters({
    proposed: {
      positions: plannedParts(answers).map(({ security, value }) => ({ wkn: security.wkn, rate: value })),
      name: planName,
      ...(answers.firstPurchase !== undefined && { firstPurchase: answers.firstPurchase }),
    },
    flow: pathOf('portfolioPlanner'),
    carried: { proposalDescription, origin: 'PLANNER', ...(wref !== undefined && { wref }) },
  });
  return `${pathOf('savingsPlanEmbedded')}?${new URLSearchParams(query).toString()}`;
}

/** The plan that was made inside this flow, once the customer is back from there. */
function MadePlan({ wording: { t } }: Pick<ProposalProps, 'wording'>) {
  const made = planOfFlow(new URLSearchParams(useLocation().search));
  if (made === undefined) return null;
  return (
    <Notice kind="ok" headline={t('application.proposal.back')}>
      <p>
        <Link to={pathOf('savingsPlan', { savingsplanUuid: made })}>{t('application.proposal.toPlan')}</Link>
      </p>
    </Notice>
  );
}
