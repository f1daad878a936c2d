import { amount } from '@domain/money/amount';
import { equals } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import type { RateMode } from '@domain/savings-plan/form/plan-fields';
import { MOST_POSITIONS } from '@domain/savings-plan/plan-parameters';
import { AmountField } from '@ui/components/field/amount-field';
import { Button } from '@ui/components/action/button';
import { TextButton } from '@ui/components/action/text-button';
import { ChoiceField } from '@ui/components/field/choice-field';
import { IssueText } from '@ui/components/field/issue-text';
import { FormSection } from '@ui/parts/form-page/form-section';
import { AmountText } from '@ui/components/text/amount-text';
import { fieldId, useField } from '@ui/forms/use-field';
import { useIssueTexts } from '@ui/forms/use-issue-texts';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, useRef } from 'react';
import type { SavingsPlanId } from '@domain/codes/ids';
import type { ShownNodes } from '../input/observed-plan';
import type { PlanPositionsModel, RemovedPosition } from './plan-positions-model';
import { PositionRow } from './position-row';
import css from './positions-section.module.css';

interface SectionProps {
  readonly nodes: ShownNodes<'positions' | 'rateMode' | 'total' | 'conditions' | 'planned' | 'sum'>;
  readonly positions: PlanPositionsModel;
  /** The plan that is changed, where one is. */
  readonly changes: SavingsPlanId | undefined;
}

type Nodes<Name extends keyof SectionProps['nodes']> = {
  readonly nodes: Pick<SectionProps['nodes'], Name>;
};

/** One to ten securities, each with its rate or its share of a total (SAV-01). */
export const PositionsSection = observer(function PositionsSection({
  nodes,
  positions,
  changes,
}: SectionProps) {
  const t = useTexts();
  const formats = useFormats();
  const { rows } = nodes.positions;
  const { removed } = positions;
  const isAdding = useRef(false);
  const newest = rows.at(-1)?.nodes.instrument.name;
  useEffect(() => {
    if (!isAdding.current || newest === undefined) return;
    isAdding.current = false;
    document.getElementById(fieldId(newest))?.focus();
  }, [newest]);
  const mode = useField(nodes.rateMode);
  const [first, ...others] = nodes.conditions.value?.positions ?? [];
  // Where securities differ, each says its own.
  const isOne = others.every(
    ({ minimumRate }) => first && equals(minimumRate.value, first.minimumRate.value),
  );
  return (
    <FormSection
      number={1}
      title={t('savingsPlan.entry.positions')}
      aside={
        first && isOne
          ? t('savingsPlan.entry.positionsAside', {
              min: formats.price(first.minimumRate, { minDecimals: 2 }),
            })
          : t('savingsPlan.entry.positionsMost')
      }
      wide
    >
      <ChoiceField<RateMode>
        {...mode}
        label={t('savingsPlan.field.rateMode')}
        choices={(['EACH', 'TOTAL'] as const).map((value) => ({
          value,
          label: t(`savingsPlan.entry.mode.${value}`),
        }))}
      />
      {mode.value === 'TOTAL' && <TotalField nodes={nodes} />}
      <div id={fieldId('positions')} tabIndex={-1}>
        <ol className={css['list']}>
          {rows.map((row, index) => (
            <Fragment key={row.key}>
              {removed?.index === index && <RemovedRow positions={positions} removed={removed} />}
              <PositionRow
                nodes={nodes}
                positions={positions}
                changes={changes}
                row={row}
                number={index + 1}
                count={rows.length}
              />
            </Fragment>
          ))}
          {removed !== undefined && removed.index >= rows.length && (
            <RemovedRow positions={positions} removed={removed} />
          )}
        </ol>
        <WholeIssues nodes={nodes} />
        <div className={css['foot']}>
          {rows.length < MOST_POSITIONS && (
            <Button
              icon="plus"
              onPress={() => {
                isAdding.current = true;
                positions.add();
              }}
            >
              {t('savingsPlan.entry.add')}
            </Button>
          )}
          <span>
            {t('savingsPlan.entry.used', {
              count: rows.length,
              most: formats.count(MOST_POSITIONS),
            })}
          </span>
        </div>
        <Total nodes={nodes} />
      </div>
    </FormSection>
  );
});

const TotalField = observer(function TotalField({ nodes }: Nodes<'total'>) {
  const t = useTexts();
  const total = useField(nodes.total);
  return <AmountField {...total} label={t('savingsPlan.field.total')} unit="EUR" />;
});

/** What was said of the rates together. */
const WholeIssues = observer(function WholeIssues({ nodes }: Nodes<'positions'>) {
  const textOf = useIssueTexts();
  return nodes.positions.issues.map((issue) => <IssueText key={issue.key} issue={textOf(issue)} />);
});

/** A row that was taken out: it can be put back, with all that was typed in it, where it stood. */
const RemovedRow = observer(function RemovedRow({
  positions,
  removed,
}: Pick<SectionProps, 'positions'> & { readonly removed: RemovedPosition }) {
  const t = useTexts();
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, [removed]);
  const name =
    removed.name === ''
      ? t('savingsPlan.entry.position', { number: String(removed.index + 1) })
      : removed.name;
  return (
    <li ref={place} tabIndex={-1} className={css['removed']}>
      {t('savingsPlan.entry.removed', { name })}{' '}
      <TextButton
        onPress={() => {
          positions.putBack();
          document.getElementById(fieldId('positions'))?.focus({ preventScroll: true });
        }}
      >
        {t('savingsPlan.entry.undo')}
      </TextButton>
    </li>
  );
});

const Total = observer(function Total({ nodes }: Nodes<'sum' | 'conditions'>) {
  const t = useTexts();
  const formats = useFormats();
  const total = nodes.sum.value;
  const most = nodes.conditions.value?.mostTotal;
  return (
    <p className={css['total']}>
      <span>
        {t('savingsPlan.entry.totalRate')}{' '}
        {most && <small>{t('savingsPlan.entry.totalMost', { most: formats.price(most) })}</small>}
      </span>
      <AmountText amount={total && amount(total, EUR)} shape={{ minDecimals: 2 }} />
    </p>
  );
});
