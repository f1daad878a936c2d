import {
  allocationOf,
  assetClasses,
  assumptionsOf,
  type Allocation,
} from '@domain/product-application/proposal/allocation';
import { COURSES, outcomeRange, type OutcomeYear } from '@domain/product-application/proposal/outcome-range';
import {
  decisive,
  riskClassOf,
  type PlannerAnswers,
  type RiskClass,
} from '@domain/product-application/proposal/risk-class';
import { decimal, decimalText, type Decimal } from '@domain/money/decimal';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { entryOf } from '@domain/product-application/catalogue/catalogue';
import { planOfFlow, writePlanParameters } from '@domain/savings-plan/plan-parameters';
import { pathOf } from '@ui/app/routes';
import { Button } from '@ui/components/action/button';
import { ButtonLink } from '@ui/components/action/button-link';
import { ButtonRow } from '@ui/components/action/button-row';
import { Notice } from '@ui/components/feedback/notice';
import { Cell, Row, RowHeader, Table, TableBody, TableHead, TableRegion } from '@ui/components/table/table';
import { ColumnHead } from '@ui/components/table/column-head';
import type { Formats } from '@ui/i18n/formats';
import { useFormats } from '@ui/i18n/use-texts';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { codeText, type Wording } from './field-words';
import css from './proposal-step.module.css';
import { RangePicture } from './range-picture';

interface ProposalProps {
  readonly answers: PlannerAnswers;
  readonly wording: Wording;
  readonly onOpen: () => void;
  /** By which advertisement the customer has come. */
  readonly wref: string | undefined;
}

/** Years that each duration is shown over. */
const years = { BIS_3: 3, '3_BIS_5': 5, '5_BIS_10': 10, UEBER_10: 15 } as const;

const euros = (value: Decimal | undefined): number => (value === undefined ? 0 : Number(decimalText(value)));
const percent = (value: number): Decimal => decimal(String(value));

/** What the planner proposes: class and why, allocation, range of outcomes with its assumptions, costs (PLA-01). */
export function ProposalStep({ answers, wording, onOpen, wref }: ProposalProps) {
  const { t } = wording;
  const formats = useFormats();
  const riskClass = riskClassOf(answers);
  const assumptions = assumptionsOf(riskClass);
  const range = useMemo(
    () =>
      outcomeRange(
        { amount: euros(answers.amount), rate: euros(answers.rate) },
        assumptionsOf(riskClassOf(answers)),
        years[answers.duration],
      ),
    [answers],
  );
  const bounds = decisive(answers);
  const entry = entryOf('ANLAGEDEPOT_STAMM.PRODUKTKLASSE');
  const name = entry ? codeText(entry, String(riskClass), wording) : String(riskClass);
  return (
    <div className={css['proposal']}>
      <section>
        <h2>{t('application.proposal.risk', { name })}</h2>
        <h3>{t('application.proposal.why')}</h3>
        {bounds.length === 0 ? (
          <p>{t('application.proposal.free')}</p>
        ) : (
          <ul>
            {bounds.map(({ reason, highest }) => (
              <li key={reason}>
                {t('application.proposal.bound', {
                  reason: t(`application.proposal.reason.${reason}`),
                  highest,
                })}
              </li>
            ))}
          </ul>
        )}
      </section>
      <AllocationPart allocation={allocationOf(riskClass)} wording={wording} />
      <RangePart range={range} wording={wording} />
      <p>
        {t('application.proposal.assumptions', {
          yield: formats.percent(percent(assumptions.returnPercent)),
          volatility: formats.percent(percent(assumptions.volatilityPercent)),
          courses: formats.count(COURSES),
        })}
      </p>
      <section>
        <h2>{t('application.proposal.costs')}</h2>
        <p>{t('application.proposal.cost', { cost: formats.percent(percent(assumptions.costPercent)) })}</p>
      </section>
      <MadePlan wording={wording} />
      <ButtonRow>
        <Button variant="go" onPress={onOpen}>
          {t('application.proposal.open')}
        </Button>
        {answers.rate !== undefined && (
          <ButtonLink to={planPath(name, answers.rate, { t, formats, wref, riskClass })}>
            {t('application.proposal.plan')}
          </ButtonLink>
        )}
      </ButtonRow>
    </div>
  );
}

interface PlanPath extends Pick<ProposalProps, 'wref'>, Pick<Wording, 't'> {
  readonly formats: Formats;
  readonly riskClass: RiskClass;
}

/** To the making of a plan inside this flow, with rate and proposal; a customer who has a depot needs no new one. */
function planPath(name: string, rate: Decimal, { t, formats, wref, riskClass }: PlanPath): string {
  const allocation = allocationOf(riskClass);
  const parts = assetClasses
    .filter((asset) => allocation[asset] > 0)
    .map(
      (asset) =>
        `${t(`application.proposal.asset.${asset}`)} ${formats.percent(percent(allocation[asset]), { minDecimals: 0 })}`,
    );
  const proposalDescription = `${t('application.proposal.risk', { name })}: ${parts.join(', ')}`;
  const query = writePlanParameters({
    rate,
    flow: pathOf('portfolioPlanner'),
    carried: { proposalDescription, ...(wref !== undefined && { wref }) },
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

/** How the money is spread, as a bar and as a table. */
function AllocationPart({
  allocation,
  wording,
}: {
  readonly allocation: Allocation;
  readonly wording: Wording;
}) {
  const { t } = wording;
  const formats = useFormats();
  const parts = assetClasses.filter((asset) => allocation[asset] > 0);
  return (
    <section>
      <h2>{t('application.proposal.allocation')}</h2>
      <div className={css['bar']} aria-hidden="true">
        {parts.map((asset) => (
          <span key={asset} className={css[asset]} style={{ flexGrow: allocation[asset] }} />
        ))}
      </div>
      <TableRegion label={t('application.proposal.allocation')}>
        <Table onPhones="scroll" tight>
          <TableHead>
            <ColumnHead>{t('application.proposal.allocation')}</ColumnHead>
            <ColumnHead numeric>{t('application.proposal.share')}</ColumnHead>
          </TableHead>
          <TableBody>
            {parts.map((asset) => (
              <Row key={asset}>
                <RowHeader>{t(`application.proposal.asset.${asset}`)}</RowHeader>
                <Cell numeric>{formats.percent(percent(allocation[asset]), { minDecimals: 0 })}</Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      </TableRegion>
    </section>
  );
}

/** What nine of ten courses come to, as a picture and as a table. */
function RangePart({
  range,
  wording,
}: {
  readonly range: readonly OutcomeYear[];
  readonly wording: Wording;
}) {
  const { t } = wording;
  const formats = useFormats();
  const said = (euro: number): string => formats.amount(amount(String(euro), EUR), { minDecimals: 0 });
  return (
    <section>
      <h2>{t('application.proposal.range')}</h2>
      <RangePicture range={range} />
      <TableRegion label={t('application.proposal.range')}>
        <Table onPhones="scroll" tight>
          <TableHead>
            <ColumnHead>{t('application.proposal.year')}</ColumnHead>
            <ColumnHead numeric>{t('application.proposal.paidIn')}</ColumnHead>
            <ColumnHead numeric>{t('application.proposal.low')}</ColumnHead>
            <ColumnHead numeric>{t('application.proposal.middle')}</ColumnHead>
            <ColumnHead numeric>{t('application.proposal.high')}</ColumnHead>
          </TableHead>
          <TableBody>
            {range.map(({ year, paidIn, low, middle, high }) => (
              <Row key={year}>
                <RowHeader>{formats.count(year)}</RowHeader>
                <Cell numeric>{said(paidIn)}</Cell>
                <Cell numeric>{said(low)}</Cell>
                <Cell numeric>{said(middle)}</Cell>
                <Cell numeric>{said(high)}</Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      </TableRegion>
    </section>
  );
}
