import type { Row } from '@domain/form/nodes/node';
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
import { useField } from '@ui/forms/use-field';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { InstrumentSearch } from '@ui/parts/instrument/instrument-search';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import type { PlanInputModel } from '../plan-input-model';
import { PositionMovers } from './position-movers';
import { PositionTerms } from './position-terms';
import css from './positions-section.module.css';

interface PositionRowProps {
  readonly input: PlanInputModel;
  readonly row: Row<PositionNodes>;
  readonly number: number;
  readonly count: number;
}

const PositionKnowledge = lazyPart(async () => (await import('./position-knowledge')).PositionKnowledge);

/** One security of the plan: what it is, on which terms, and how much goes into it each time. */
export const PositionRow = observer(function PositionRow({ input, row, number, count }: PositionRowProps) {
  const t = useTexts();
  const { key, nodes } = row;
  const field = useField(input.field(nodes.instrument));
  const chosen = input.entry(nodes.instrument);
  const terms = conditionsOf(input.read(input.nodes.conditions), chosen?.wkn);
  const { question } = knowledgeQuestion(input, nodes);
  const issues = field.issues?.filter(() => question === undefined) ?? [];
  return (
    <li className={css['row']}>
      <div className={css['security']}>
        <InstrumentSearch
          {...field}
          issues={issues}
          label={t('savingsPlan.entry.position', { number: String(number) })}
          search={input.search(key)}
          chosen={chosen}
          codes="wkn"
          onType={(text) => {
            input.type(key, text);
          }}
          onChoose={(instrument) => {
            input.choose(key, instrument);
          }}
        />
        {chosen && terms && (
          <PositionTerms type={t(`orderParts.instrumentType.${chosen.type}`)} terms={terms} />
        )}
      </div>
      <Rate input={input} row={row} number={number} terms={terms} />
      <Share input={input} rowKey={key} />
      <div className={css['tools']}>
        {count > 1 && <PositionMovers input={input} rowKey={key} number={number} count={count} />}
        {(count > 1 || chosen !== undefined) && (
          <IconButton
            icon="trash"
            label={t('savingsPlan.entry.remove', { number: String(number) })}
            onPress={() => {
              input.removeRow(key);
            }}
          />
        )}
      </div>
      {question !== undefined && (
        <Suspense fallback={null}>
          <PositionKnowledge input={input} rowKey={key} kind={question} />
        </Suspense>
      )}
    </li>
  );
});

/** What the bank says of knowledge at a row; it stands as a notice with a way to mend it, not below the field. */
function knowledgeQuestion(
  input: PlanInputModel,
  nodes: PositionNodes,
): { readonly question: 'knowledge' | 'market' | undefined } {
  const issue = input.field(nodes.instrument).issues.find(({ key }) => knowledgeKeys.has(key));
  if (issue === undefined) return { question: undefined };
  return { question: issue.key.includes('zielmarkt') ? 'market' : 'knowledge' };
}

interface RateProps {
  readonly input: PlanInputModel;
  readonly row: Row<PositionNodes>;
  readonly number: number;
  readonly terms: PositionConditions | undefined;
}

const Rate = observer(function Rate({ input, row, number, terms }: RateProps) {
  const t = useTexts();
  const formats = useFormats();
  const isShared = input.entry(input.nodes.rateMode) === 'TOTAL';
  const rate = useField(input.field(row.nodes.rate));
  const share = useField(input.field(row.nodes.share));
  const name = { number: String(number) };
  if (isShared) {
    const planned = input.read(input.nodes.planned)?.find((each) => each.key === row.key);
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
  const isTooLow = input
    .field(row.nodes.rate)
    .shownIssues.some(({ key }) => key === 'plan-rate-below-minimum' || key === 'ANLAGEBETRAG_ZU_NIEDRIG');
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
  input,
  rowKey,
}: {
  readonly input: PlanInputModel;
  readonly rowKey: string;
}) {
  const t = useTexts();
  const formats = useFormats();
  if (input.entry(input.nodes.rateMode) === 'TOTAL') return null;
  const planned = input.read(input.nodes.planned);
  const total = input.read(input.nodes.sum);
  const rate = planned?.find(({ key }) => key === rowKey)?.rate;
  const share = rate && total && percentageOf(rate, total);
  return (
    <p className={css['share']}>
      <span>{t('savingsPlan.field.share')}</span>
      {share === undefined ? <UnknownFigure /> : formats.percent(share, { minDecimals: 1, maxDecimals: 1 })}
    </p>
  );
});
