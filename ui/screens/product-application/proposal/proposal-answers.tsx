import { entryOf, type FieldName } from '@domain/product-application/catalogue/catalogue';
import type { StepName } from '@domain/product-application/engine/description';
import {
  recommended,
  riskBounds,
  riskClassOf,
  type PlannerAnswers,
  type RiskBound,
} from '@domain/product-application/proposal/risk-class';
import { sustainableChoice } from '@domain/product-application/proposal/sustainable-choice';
import { amount } from '@domain/money/amount';
import type { Decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { Button } from '@ui/components/action/button';
import { Cell, Row, RowHeader, Table, TableBody, TableHead, TableRegion } from '@ui/components/table/table';
import { ColumnHead } from '@ui/components/table/column-head';
import { VisuallyHidden } from '@ui/components/text/visually-hidden';
import type { Formats } from '@ui/i18n/formats';
import { useFormats } from '@ui/i18n/use-texts';
import type { ReactNode } from 'react';
import { codeText, labelOf, type Wording } from '../field-words';
import css from './proposal-step.module.css';

/** The step that asks what an answer is about. */
const asked: Readonly<Record<RiskBound['reason'] | 'sustainability', StepName>> = {
  goal: 'ziel',
  duration: 'ziel',
  age: 'haushalt',
  income: 'haushalt',
  surplusTrend: 'haushalt',
  shareOfAssets: 'haushalt',
  shareOfSurplus: 'haushalt',
  lossTolerance: 'risiko',
  variation: 'risiko',
  sustainability: 'risiko',
};

interface AnswersProps {
  readonly answers: PlannerAnswers;
  readonly wording: Wording;
  /** Back to the step that has asked. */
  readonly onEdit: (step: StepName) => void;
}

/** Each answer with what it allows, and by which rule; the most cautious one decides. */
export function AnswersPart({ answers, wording, onEdit }: AnswersProps) {
  const { t } = wording;
  const formats = useFormats();
  const riskClass = riskClassOf(answers);
  /** Of the tolerances: what all the other answers recommend. */
  const advised = (reason: RiskBound['reason'], effect: string): string =>
    reason === 'lossTolerance' || reason === 'variation'
      ? t('application.proposal.recommended', {
          effect,
          tolerance: saidOf(reason, { ...answers, ...recommended(answers) }, wording, formats),
        })
      : effect;
  return (
    <section>
      <h2>{t('application.proposal.why')}</h2>
      <p>{t('application.proposal.decides')}</p>
      <TableRegion label={t('application.proposal.why')}>
        <Table className={css['answers']}>
          <TableHead>
            <ColumnHead>{t('application.proposal.question')}</ColumnHead>
            <ColumnHead>{t('application.proposal.answer')}</ColumnHead>
            <ColumnHead>{t('application.proposal.effect')}</ColumnHead>
            <ColumnHead hidden>{t('application.summary.edit')}</ColumnHead>
          </TableHead>
          <TableBody>
            {riskBounds(answers).map(({ reason, highest }) => {
              const isDecisive = highest === riskClass && highest < 5;
              const allowed = t(`application.proposal.${isDecisive ? 'deciding' : 'bound'}`, { highest });
              return (
                <AnswerRow
                  key={reason}
                  reason={reason}
                  isDecisive={isDecisive}
                  answer={saidOf(reason, answers, wording, formats)}
                  effect={advised(reason, highest === 5 ? t('application.proposal.free') : allowed)}
                  wording={wording}
                  onEdit={onEdit}
                />
              );
            })}
            <AnswerRow
              reason="sustainability"
              answer={wishesOf(answers, wording)}
              effect={<SustainableEffect answers={answers} wording={wording} />}
              wording={wording}
              onEdit={onEdit}
            />
          </TableBody>
        </Table>
      </TableRegion>
    </section>
  );
}

interface AnswerRowProps extends Omit<AnswersProps, 'answers'> {
  readonly reason: keyof typeof asked;
  readonly isDecisive?: boolean;
  readonly answer: string;
  readonly effect: ReactNode;
}

function AnswerRow({ reason, isDecisive = false, answer, effect, wording: { t }, onEdit }: AnswerRowProps) {
  const question = t(`application.proposal.reason.${reason}`);
  return (
    <Row chosen={isDecisive}>
      <RowHeader>
        {question}
        <span className={css['rule']}>{t(`application.proposal.rule.${reason}`)}</span>
      </RowHeader>
      <Cell label={t('application.proposal.answer')}>{answer}</Cell>
      <Cell label={t('application.proposal.effect')}>{effect}</Cell>
      <Cell>
        <Button onPress={() => onEdit(asked[reason])}>
          {t('application.summary.edit')}
          <VisuallyHidden>{` ${question}`}</VisuallyHidden>
        </Button>
      </Cell>
    </Row>
  );
}

/** What the customer has answered, in words. */
function saidOf(
  reason: RiskBound['reason'],
  answers: PlannerAnswers,
  wording: Wording,
  formats: Formats,
): string {
  const { t } = wording;
  const euros = (value: Decimal): string => formats.amount(amount(value, EUR));
  switch (reason) {
    case 'goal':
      return optionText('ANLAGEDEPOT_SCORING.ANLAGEZIEL', answers.goal, wording);
    case 'duration':
      return optionText('ANLAGEDEPOT_SCORING.ANLAGEDAUER', answers.duration, wording);
    case 'age':
      return formats.count(answers.age);
    case 'income':
      return optionText('ANLAGEDEPOT_SCORING.EINKOMMENSQUELLE', answers.income, wording);
    case 'surplusTrend':
      return optionText('ANLAGEDEPOT_SCORING.UEBERSCHUSS_ENTWICKLUNG', answers.surplusTrend, wording);
    case 'shareOfAssets': {
      const owned = { liquid: euros(answers.liquidAssets), illiquid: euros(answers.illiquidAssets) };
      return answers.amount === undefined
        ? t('application.proposal.said.noAmount', owned)
        : t('application.proposal.said.amount', { ...owned, amount: euros(answers.amount) });
    }
    case 'shareOfSurplus': {
      const surplus = euros(answers.surplus);
      return answers.rate === undefined
        ? t('application.proposal.said.noRate', { surplus })
        : t('application.proposal.said.rate', { surplus, rate: euros(answers.rate) });
    }
    case 'lossTolerance':
      return optionText('ANLAGEDEPOT_SCORING.VERLUSTTOLERANZ', answers.lossTolerance, wording);
    case 'variation':
      return optionText('ANLAGEDEPOT_SCORING.SCHWANKUNGSTOLERANZ', answers.variation, wording);
  }
}

/** The words of a choice of the planner. */
export function optionText(name: FieldName, code: string, wording: Wording): string {
  const entry = entryOf(name);
  return entry ? codeText(entry, code, wording) : code;
}

function labelText(name: FieldName, wording: Wording): string {
  const entry = entryOf(name);
  return entry ? labelOf(entry, wording) : name;
}

const wishesOf = ({ wished }: PlannerAnswers, wording: Wording): string => {
  if (wished === undefined) return wording.t('application.proposal.said.unsustainable');
  if (wished.length === 0) return wording.t('application.proposal.said.sustainable');
  return wished.map((wish) => labelText(`ANLAGEDEPOT_SCORING.${wish}`, wording)).join('; ');
};

/** What the wishes for sustainable money change, and by which securities each is met. */
function SustainableEffect({ answers, wording }: Pick<AnswersProps, 'answers' | 'wording'>) {
  const { t } = wording;
  const choice = sustainableChoice(answers);
  const named = (assets: NonNullable<typeof choice>['chosen']): string =>
    assets.map((asset) => t(`application.proposal.asset.${asset}`)).join(', ');
  if (choice === undefined) return t('application.proposal.sustainable.none');
  return (
    <>
      {choice.chosen.length === 0
        ? t('application.proposal.sustainable.unchanged')
        : t('application.proposal.sustainable.chosen', { assets: named(choice.chosen) })}
      {choice.met.length > 0 && (
        <ul>
          {choice.met.map(({ wish, by }) => (
            <li key={wish}>
              {t(`application.proposal.sustainable.${by.length > 0 ? 'met' : 'unmet'}`, {
                wish: labelText(`ANLAGEDEPOT_SCORING.${wish}`, wording),
                assets: named(by),
              })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
