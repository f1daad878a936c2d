import type { Issue } from '@domain/form/issue';
import { amount, type Amount } from '@domain/money/amount';
import { exactGermanNumber } from '@domain/money/german-amount';
import { percentageOf } from '@domain/money/percentage';
import { EUR } from '@domain/money/unit';
import type { PositionNodes } from '@domain/savings-plan/form/plan-fields';
import { conditionsOf, type PositionConditions } from '@domain/savings-plan/plan-conditions';
import { knowledgeKeys } from '@domain/savings-plan/plan-message';
import { IconButton } from '@ui/components/action/icon-button';
import { TextButton } from '@ui/components/action/text-button';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { AmountField } from '@ui/components/field/amount-field';
import { UnknownFigure } from '@ui/components/text/unknown-figure';
import type { ObservedRow } from '@ui/forms/observed-nodes';
import { useField } from '@ui/forms/use-field';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { InstrumentSearch } from '@ui/parts/instrument/instrument-search';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import type { SavingsPlanId } from '@domain/codes/ids';
import type { ShownNodes } from '../input/observed-plan';
import type { PlanPositionsModel } from './plan-positions-model';
import { PositionMovers } from './position-movers';
import { PositionTerms } from './position-terms';
import css from './positions-section.module.css';

interface PositionRowProps {
  readonly nodes: ShownNodes<'conditions' | 'rateMode' | 'planned' | 'sum'>;
  readonly positions: PlanPositionsModel;
  /** The plan that is changed, where one is. */
  readonly changes: SavingsPlanId | undefined;
  readonly row: ObservedRow<PositionNodes>;
  readonly number: number;
  readonly count: number;
}

const PositionKnowledge = lazyPart(async () => (await import('./position-knowledge')).PositionKnowledge);

/** One security of the plan: what it is, on which terms, and how much goes into it each time. */
export const PositionRow = observer(function PositionRow({
  nodes,
  positions,
  changes,
  row,
  number,
  count,
}: PositionRowProps) {
  const t = useTexts();
  const { key } = row;
  const { instrument } = row.nodes;
  const field = useField(instrument);
  const chosen = instrument.value;
  const terms = conditionsOf(nodes.conditions.value, chosen?.wkn);
  const question = knowledgeQuestion(instrument);
  const issues = field.issues?.filter(() => question === undefined) ?? [];
  return (
    <li className={css['row']}>
      <div className={css['security']}>
        <InstrumentSearch
          {...field}
          issues={issues}
          label={t('savingsPlan.entry.position', { number: String(number) })}
          search={positions.search(key)}
          chosen={chosen}
          codes="wkn"
          onType={(text) => {
            positions.type(key, text);
          }}
          onChoose={(found) => {
            positions.choose(key, found);
          }}
        />
        {chosen && terms && (
          <PositionTerms type={t(`orderParts.instrumentType.${chosen.type}`)} terms={terms} />
        )}
      </div>
      <Rate nodes={nodes} row={row} number={number} terms={terms} />
      <Share nodes={nodes} rowKey={key} />
      <div className={css['tools']}>
        {count > 1 && <PositionMovers positions={positions} rowKey={key} number={number} count={count} />}
        {(count > 1 || chosen !== undefined) && (
          <IconButton
            icon="trash"
            label={t('savingsPlan.entry.remove', { number: String(number) })}
            onPress={() => {
              positions.remove(key);
            }}
          />
        )}
      </div>
      {question !== undefined && (
        <Suspense fallback={null}>
          <PositionKnowledge positions={positions} changes={changes} rowKey={key} kind={question} />
        </Suspense>
      )}
    </li>
  );
});

/** What the bank says of knowledge at a row; it stands as a notice with a way to mend it, not below the field. */
function knowledgeQuestion({
  issues,
}: {
  readonly issues: readonly Issue[];
}): 'knowledge' | 'market' | undefined {
  const issue = issues.find(({ key }) => knowledgeKeys.has(key));
  return issue && (issue.key.includes('zielmarkt') ? 'market' : 'knowledge');
}

interface RateProps {
  readonly nodes: ShownNodes<'rateMode' | 'planned'>;
  readonly row: ObservedRow<PositionNodes>;
  readonly number: number;
  readonly terms: PositionConditions | undefined;
}

const Rate = observer(function Rate({ nodes, row, number, terms }: RateProps) {
  const t = useTexts();
  const formats = useFormats();
  const isShared = nodes.rateMode.value === 'TOTAL';
  const rate = useField(row.nodes.rate);
  const share = useField(row.nodes.share);
  const name = { number: String(number) };
  if (isShared) {
    const planned = nodes.planned.value?.find((each) => each.key === row.key);
    return (
      <div className={css['rate']}>
        <AmountField
          {...share}
          label={t('savingsPlan.entry.shareFor', name)}
          unit="%"
          hint={
            planned &&
            t('savingsPlan.entry.allotted', {
              rate: formats.amount(amount(planned.rate, EUR), { minDecimals: 2 }),
            })
          }
        />
      </div>
    );
  }
  const isTooLow = row.nodes.rate.shownIssues.some(
    ({ key }) => key === 'plan-rate-below-minimum' || key === 'ANLAGEBETRAG_ZU_NIEDRIG',
  );
  return (
    <div className={css['rate']}>
      <AmountField {...rate} label={t('savingsPlan.entry.rateFor', name)} unit="EUR" />
      {isTooLow && terms && <TakeMinimum minimum={terms.minimumRate} onTake={rate.onChange} />}
    </div>
  );
});

interface TakeMinimumProps {
  readonly minimum: Amount;
  readonly onTake: (text: string) => void;
}

function TakeMinimum({ minimum, onTake }: TakeMinimumProps) {
  const t = useTexts();
  const formats = useFormats();
  return (
    <TextButton
      onPress={() => {
        onTake(exactGermanNumber(minimum.value, 2));
      }}
    >
      {t('savingsPlan.entry.takeMinimum', { min: formats.price(minimum, { minDecimals: 2 }) })}
    </TextButton>
  );
}

/** What part of the whole a row takes, where rates are said one by one. */
const Share = observer(function Share({
  nodes,
  rowKey,
}: {
  readonly nodes: ShownNodes<'rateMode' | 'planned' | 'sum'>;
  readonly rowKey: string;
}) {
  const t = useTexts();
  const formats = useFormats();
  if (nodes.rateMode.value === 'TOTAL') return null;
  const total = nodes.sum.value;
  const rate = nodes.planned.value?.find(({ key }) => key === rowKey)?.rate;
  const share = rate && total && percentageOf(rate, total);
  return (
    <p className={css['share']}>
      <span>{t('savingsPlan.field.share')}</span>
      {share === undefined ? <UnknownFigure /> : formats.percent(share, { minDecimals: 1, maxDecimals: 1 })}
    </p>
  );
});
