import type { DepotId } from '@domain/codes/ids';
import {
  boughtOf,
  failingOf,
  figuresOf,
  resultOf,
  type ExecutedPosition,
  type ExecutionResult,
  type PlanExecution,
} from '@domain/savings-plan/plan-execution';
import type { Failing } from '@domain/savings-plan/execution-status';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import { pathOf } from '@ui/app/routes';
import { Button } from '@ui/components/action/button';
import { BankWords } from '@ui/components/text/bank-words';
import { ButtonRow } from '@ui/components/action/button-row';
import { ChoiceField } from '@ui/components/field/choice-field';
import { RemoteView } from '@ui/components/feedback/remote-view';
import type { IconName } from '@ui/components/icon/icon-name';
import { ColumnHead } from '@ui/components/table/column-head';
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
import { AmountText } from '@ui/components/text/amount-text';
import { Caption } from '@ui/components/text/caption';
import { Tag, type TagTone } from '@ui/components/text/tag';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import * as E from 'fp-ts/Either';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { ExecutionLogModel } from './execution-log-model';
import type { SavingsPlanModel } from './savings-plan-model';
import css from './savings-plan.module.css';

interface LogProps {
  readonly model: SavingsPlanModel;
  readonly plan: SavingsPlan;
}

/** Each day on which the plan was due, what was bought, and why not where it was not; the latest first. */
export const ExecutionLog = observer(function ExecutionLog({ model, plan }: LogProps) {
  const t = useTexts();
  const { log } = model;
  const isEmpty = log.all.length === 0;
  return (
    <RemoteView
      data={log.data}
      subject={t('savingsPlan.detail.executionsSubject')}
      onRetry={() => void model.load()}
    >
      {() => (isEmpty ? <None plan={plan} /> : <LogTable log={log} plan={plan} />)}
    </RemoteView>
  );
});

function None({ plan }: Pick<LogProps, 'plan'>) {
  const t = useTexts();
  const formats = useFormats();
  const { nextExecution } = plan;
  return (
    <p className={css['none']}>
      {nextExecution === undefined
        ? t('savingsPlan.detail.noExecutionPlain')
        : t('savingsPlan.detail.noExecution', { day: formats.day(nextExecution, 'weekdayDate') })}
    </p>
  );
}

interface LogTableProps extends Pick<LogProps, 'plan'> {
  readonly log: ExecutionLogModel;
}

/** Of a long log only so many rows are drawn; the sum is of all. */
const LogTable = observer(function LogTable({ log, plan }: LogTableProps) {
  const t = useTexts();
  const { shown, figures } = log;
  return (
    <>
      <LogPlace log={log} />
      <TableRegion label={t('savingsPlan.detail.executionsLabel')}>
        <Table>
          <TableHead>
            <ColumnHead>{t('savingsPlan.detail.day')}</ColumnHead>
            <ColumnHead>{t('savingsPlan.detail.outcome')}</ColumnHead>
            <ColumnHead numeric>{t('savingsPlan.detail.bought')}</ColumnHead>
            <ColumnHead numeric>{t('savingsPlan.detail.value')}</ColumnHead>
            <ColumnHead numeric>{t('savingsPlan.detail.costs')}</ColumnHead>
          </TableHead>
          <TableBody>
            {shown.map((execution) => (
              <LogRow key={execution.id} execution={execution} plan={plan} />
            ))}
          </TableBody>
          <TableFoot>
            <RowHeader colSpan={3}>{t('savingsPlan.detail.sum')}</RowHeader>
            <Cell numeric main>
              <AmountText amount={figures?.value} shape={{ minDecimals: 2 }} />
            </Cell>
            <Cell numeric label={t('savingsPlan.detail.costs')}>
              <AmountText amount={figures?.fees} shape={{ minDecimals: 2 }} />
            </Cell>
          </TableFoot>
        </Table>
      </TableRegion>
    </>
  );
});

/** Which part of a log is shown, and the ways to the others; nothing where it is short. */
const LogPlace = observer(function LogPlace({ log }: Pick<LogTableProps, 'log'>) {
  const t = useTexts();
  const formats = useFormats();
  const id = useId();
  const { all, shown, first, years, year, awaited, hasNewer, hasOlder } = log;
  if (!hasNewer && !hasOlder) return null;
  return (
    <div className={css['place']}>
      <p aria-live="polite">
        {t('savingsPlan.detail.place', {
          from: formats.count(first + 1),
          to: formats.count(first + shown.length),
          all: formats.count(awaited ?? all.length),
        })}
      </p>
      <ButtonRow>
        <Button
          icon="arrow-left"
          blocked={hasNewer ? undefined : t('savingsPlan.detail.newest')}
          onPress={log.newer}
        >
          {t('savingsPlan.detail.newer')}
        </Button>
        <Button
          trailingIcon="arrow-right"
          blocked={hasOlder ? undefined : t('savingsPlan.detail.oldest')}
          onPress={log.older}
        >
          {t('savingsPlan.detail.more')}
        </Button>
      </ButtonRow>
      {years.length > 1 && (
        <ChoiceField
          id={id}
          look="list"
          label={t('savingsPlan.detail.year')}
          value={String(year)}
          choices={years.map((each) => ({ value: String(each), label: String(each) }))}
          onChange={(chosen) => log.goToYear(Number(chosen))}
        />
      )}
    </div>
  );
});

const looks: Readonly<Record<ExecutionResult, { readonly icon: IconName; readonly tone: TagTone }>> = {
  bought: { icon: 'check-check', tone: 'ok' },
  partly: { icon: 'circle-dot-dashed', tone: 'info' },
  nothing: { icon: 'octagon-x', tone: 'error' },
};

/** What the bank's status says for itself; how much was bought says the rest. */
function useStatusWords(): (execution: PlanExecution, result: ExecutionResult) => string {
  const t = useTexts();
  return ({ status }, result) => {
    if (E.isLeft(status)) return t('savingsPlan.execution.undefined', { key: status.left.key });
    if (status.right === 'SETTLED' || status.right === 'CANCELLED') return t(`savingsPlan.result.${result}`);
    return t(`savingsPlan.execution.${status.right}`);
  };
}

const nameIn = ({ positions }: SavingsPlan, wkn: string): string =>
  positions.find((position) => position.wkn === wkn)?.instrument?.name ?? wkn;

function LogRow({ execution, plan }: { readonly execution: PlanExecution; readonly plan: SavingsPlan }) {
  const t = useTexts();
  const formats = useFormats();
  const wordsOf = useStatusWords();
  const result = resultOf(execution);
  const figures = figuresOf([execution]);
  const isUnderWay =
    E.isRight(execution.status) && !['SETTLED', 'CANCELLED'].includes(execution.status.right);
  return (
    <Row>
      <RowHeader>
        {formats.day(execution.day, 'weekdayDate')}
        {execution.day !== execution.nominal && (
          <Caption>{t('savingsPlan.detail.instead', { day: formats.day(execution.nominal) })}</Caption>
        )}
      </RowHeader>
      <Cell className={css['outcome']}>
        <Tag {...(isUnderWay ? { icon: 'hourglass', tone: 'info' } : looks[result])}>
          {wordsOf(execution, result)}
        </Tag>
        {execution.positions.map((position) => (
          <PositionNote
            key={position.wkn}
            position={position}
            failing={failingOf(execution, position)}
            name={nameIn(plan, position.wkn)}
            depot={plan.depotId}
          />
        ))}
      </Cell>
      <Cell numeric label={t('savingsPlan.detail.bought')}>
        {t('savingsPlan.detail.boughtOf', {
          bought: formats.count(boughtOf(execution)),
          all: formats.count(execution.positions.length),
        })}
      </Cell>
      <Cell numeric main>
        <AmountText amount={figures?.value} shape={{ minDecimals: 2 }} />
      </Cell>
      <Cell numeric label={t('savingsPlan.detail.costs')}>
        <AmountText amount={figures?.fees} shape={{ minDecimals: 2 }} />
      </Cell>
    </Row>
  );
}

/** The orders for a security in the depot of the plan, however long ago. */
const ordersFor = (depot: DepotId, wkn: string): string =>
  `${pathOf('orderBook')}?${new URLSearchParams({ depot, wkn, zeitraum: 'all' }).toString()}`;

interface PositionNoteProps {
  readonly position: ExecutedPosition;
  readonly failing: Failing | undefined;
  readonly name: string;
  /** Where its order stands. */
  readonly depot: DepotId;
}

/** Units and price of what was bought, with its order; else the reason. */
function PositionNote({ position, failing, name, depot }: PositionNoteProps) {
  const t = useTexts();
  const formats = useFormats();
  const { quantity, price, orderId } = position;
  if (failing !== undefined)
    return (
      <p className={css['note']}>
        {name}:{' '}
        {failing.reason === 'UNKNOWN' ? (
          <BankWords>{failing.text}</BankWords>
        ) : (
          t(`savingsPlan.reason.${failing.reason}`)
        )}
      </p>
    );
  if (quantity === undefined || price === undefined) return null;
  return (
    <p className={css['note']}>
      {t('savingsPlan.detail.pieces', {
        name,
        quantity: formats.amount(quantity, { maxDecimals: 3 }),
        price: formats.price(price),
      })}{' '}
      {orderId !== undefined && (
        <Link to={ordersFor(depot, position.wkn)}>{t('savingsPlan.detail.order')}</Link>
      )}
    </p>
  );
}
