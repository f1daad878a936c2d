import { allocationOf, assetClasses, type AssetClass } from '@domain/product-application/proposal/allocation';
import type { ProposalCosts, Purchase } from '@domain/product-application/proposal/costs';
import { riskClassOf, type PlannerAnswers } from '@domain/product-application/proposal/risk-class';
import { FUND_COSTS, securityOf } from '@domain/product-application/proposal/securities';
import { LEAST_ORDER, LEAST_RATE } from '@domain/product-application/proposal/split';
import { amount } from '@domain/money/amount';
import { add, decimal, divide, hundred, multiply, sum, type Decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import {
  Cell,
  Row,
  RowHeader,
  Table,
  TableBody,
  TableFoot,
  TableHead,
  TableRegion,
} from '@ui/components/table/table';
import { ColumnHead } from '@ui/components/table/column-head';
import { useFormats } from '@ui/i18n/use-texts';
import type { Wording } from '../field-words';
import css from './proposal-step.module.css';

interface MoneyProps {
  readonly answers: PlannerAnswers;
  readonly costs: ProposalCosts;
  readonly wording: Wording;
}

const MONTHS = decimal('12');
const NOTHING = decimal('0');

/** How to write euros, and a part of them as a percentage. */
function useMoney() {
  const formats = useFormats();
  return {
    euros: (value: Decimal): string => formats.amount(amount(value, EUR)),
    percent: (value: Decimal): string => formats.percent(value),
    whole: (value: number): string => formats.percent(decimal(String(value)), { minDecimals: 0 }),
    part: (of: Decimal, whole: Decimal): string =>
      formats.percent(divide(multiply(of, hundred), whole, 2, 'half-up')),
  };
}

const into = (parts: readonly Purchase[], asset: AssetClass): Decimal | undefined =>
  parts.find((part) => part.asset === asset)?.value;

/** How the money is spread, as a bar and as a table with the security of each class. */
export function AllocationPart({ answers, costs: { orders, executions }, wording: { t } }: MoneyProps) {
  const { euros, whole } = useMoney();
  const allocation = allocationOf(riskClassOf(answers));
  const assets = assetClasses.filter((asset) => allocation[asset] > 0);
  const columns = [
    { head: t('application.proposal.atOnce'), parts: orders, least: LEAST_ORDER },
    { head: t('application.proposal.monthly'), parts: executions, least: LEAST_RATE },
  ].filter(({ parts }) => parts.length > 0);
  const isMerged = columns.some(({ parts }) => parts.length < assets.length);
  return (
    <section>
      <h2>{t('application.proposal.allocation')}</h2>
      <div className={css['bar']} aria-hidden="true">
        {assets.map((asset) => (
          <span key={asset} className={css[asset]} style={{ flexGrow: allocation[asset] }} />
        ))}
      </div>
      <TableRegion label={t('application.proposal.allocation')}>
        <Table tight>
          <TableHead>
            <ColumnHead>{t('application.proposal.security')}</ColumnHead>
            <ColumnHead numeric>{t('application.proposal.share')}</ColumnHead>
            {columns.map(({ head }) => (
              <ColumnHead key={head} numeric>
                {head}
              </ColumnHead>
            ))}
          </TableHead>
          <TableBody>
            {assets.map((asset) => (
              <Row key={asset}>
                <RowHeader>
                  {t(`application.proposal.asset.${asset}`)}
                  <SecurityName {...securityOf(asset, answers.wished)} />
                </RowHeader>
                <Cell numeric label={t('application.proposal.share')}>
                  {whole(allocation[asset])}
                </Cell>
                {columns.map(({ head, parts }) => {
                  const value = into(parts, asset);
                  return (
                    <Cell key={head} numeric label={head}>
                      {value === undefined ? '–' : euros(value)}
                    </Cell>
                  );
                })}
              </Row>
            ))}
          </TableBody>
          <TableFoot>
            <RowHeader>{t('application.proposal.sum')}</RowHeader>
            <Cell numeric label={t('application.proposal.share')}>
              {whole(100)}
            </Cell>
            {columns.map(({ head, parts }) => (
              <Cell key={head} numeric label={head}>
                {euros(sum(parts.map(({ value }) => value)))}
              </Cell>
            ))}
          </TableFoot>
        </Table>
      </TableRegion>
      {isMerged && (
        <p className={css['rule']}>
          {t('application.proposal.merged', { rate: euros(LEAST_RATE), order: euros(LEAST_ORDER) })}
        </p>
      )}
    </section>
  );
}

const SecurityName = ({ name, wkn }: { readonly name: string; readonly wkn: string }) => (
  <span className={css['rule']}>
    {name} · {wkn}
  </span>
);

/** What buying and holding costs in the first year, in euros and as a part of what it is taken from. */
export function CostsPart({ answers, costs, wording: { t } }: MoneyProps) {
  const { euros, percent, part } = useMoney();
  const { orders, executions, executionsAYear, funds, invested, total } = costs;
  const paidIn = add(answers.amount ?? NOTHING, multiply(answers.rate ?? NOTHING, MONTHS));
  const lines = [
    ...orders.map((purchase) => ({ purchase, kind: 'order', year: purchase.fee }) as const),
    ...executions.map(
      (purchase) => ({ purchase, kind: 'execution', year: multiply(purchase.fee, MONTHS) }) as const,
    ),
  ];
  return (
    <section>
      <h2>{t('application.proposal.costs')}</h2>
      <TableRegion label={t('application.proposal.costs')}>
        <Table tight>
          <TableHead>
            <ColumnHead>{t('application.proposal.cost.what')}</ColumnHead>
            <ColumnHead numeric>{t('application.proposal.cost.percent')}</ColumnHead>
            <ColumnHead numeric>{t('application.proposal.cost.each')}</ColumnHead>
            <ColumnHead numeric>{t('application.proposal.cost.year')}</ColumnHead>
          </TableHead>
          <TableBody>
            {lines.map(({ purchase: { asset, security, value, fee }, kind, year }) => (
              <Row key={`${kind} ${asset}`}>
                <RowHeader>
                  {t(`application.proposal.cost.${kind}`, {
                    asset: t(`application.proposal.asset.${asset}`),
                    value: euros(value),
                  })}
                  <SecurityName {...security} />
                </RowHeader>
                <Cell numeric label={t('application.proposal.cost.percent')}>
                  {part(fee, value)}
                </Cell>
                <Cell numeric label={t('application.proposal.cost.each')}>
                  {euros(fee)}
                </Cell>
                <Cell numeric label={t('application.proposal.cost.year')}>
                  {euros(year)}
                </Cell>
              </Row>
            ))}
            <Row>
              <RowHeader>
                {t('application.proposal.cost.funds')}
                <span className={css['rule']}>
                  {t('application.proposal.cost.invested', { value: euros(invested) })}
                </span>
              </RowHeader>
              <Cell numeric label={t('application.proposal.cost.percent')}>
                {percent(FUND_COSTS)}
              </Cell>
              <Cell numeric label={t('application.proposal.cost.each')}>
                –
              </Cell>
              <Cell numeric label={t('application.proposal.cost.year')}>
                {euros(funds)}
              </Cell>
            </Row>
          </TableBody>
          <TableFoot>
            <RowHeader>{t('application.proposal.cost.total')}</RowHeader>
            <Cell numeric label={t('application.proposal.cost.percent')}>
              {part(total, paidIn)}
            </Cell>
            <Cell numeric label={t('application.proposal.cost.each')}>
              –
            </Cell>
            <Cell numeric label={t('application.proposal.cost.year')}>
              {euros(total)}
            </Cell>
          </TableFoot>
        </Table>
      </TableRegion>
      <p>
        {t('application.proposal.cost.later', { plan: euros(executionsAYear), funds: percent(FUND_COSTS) })}
      </p>
      {executions.length > 0 && <p className={css['rule']}>{t('application.proposal.cost.planRule')}</p>}
      {orders.length > 0 && <p className={css['rule']}>{t('application.proposal.cost.orderRule')}</p>}
    </section>
  );
}
