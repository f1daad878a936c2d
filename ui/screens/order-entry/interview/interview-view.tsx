import { fieldId } from '@ui/forms/use-field';
import { useIssueTexts } from '@ui/forms/use-issue-texts';
import { Button } from '@ui/components/action/button';
import { ButtonRow } from '@ui/components/action/button-row';
import { IssueText } from '@ui/components/field/issue-text';
import { ProgressHeader } from '@ui/components/progress/progress-header';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { OrderEntryModel } from '../order-entry-model';
import { InputNotices } from '../input-notices';
import { StandsAlone } from '@ui/parts/form-page/form-section';
import { HelpNote } from '../preferences/help-note';
import { AnswersSoFar } from './answers-so-far';
import { interviewOf, type InterviewModel } from './interview-model';
import { InterviewProgress } from './interview-progress';
import type { Question } from '@domain/order/interview/interview-flow';
import css from './interview.module.css';
import { InterviewSummary } from './interview-summary';
import { QUESTION_ID } from '@domain/order/interview/question-id';
import { QuestionFields } from './question-fields';
import { useQuestionText } from './use-question-text';

/** The first step as an interview: one question a screen, the answers beside it (ORD-01 INTERVIEW). */
export const InterviewView = observer(function InterviewView({ model }: { readonly model: OrderEntryModel }) {
  const interview = interviewOf(model.input);
  const { current } = interview;
  useEffect(() => interview.resume(), [interview]);
  useQuestionFocus(current);
  return (
    <StandsAlone value>
      <ProgressHeader>
        <InterviewProgress interview={interview} />
      </ProgressHeader>
      <div className={css['notices']}>
        <InputNotices model={model} />
      </div>
      <form
        className={css['interview']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (current === 'summary') void model.check();
          else void interview.goOn();
        }}
      >
        {current === 'summary' ? (
          <InterviewSummary interview={interview} page={model} />
        ) : (
          <QuestionScreen interview={interview} />
        )}
        <AnswersSoFar interview={interview} />
      </form>
    </StandsAlone>
  );
});

const QuestionScreen = observer(function QuestionScreen({
  interview,
}: {
  readonly interview: InterviewModel;
}) {
  const t = useTexts();
  const textOf = useIssueTexts();
  const { current, next, attempt, input } = interview;
  const { heading, why } = useQuestionText(input.shown)(current);
  useFocusOnError(interview);
  if (current === 'summary') return null;
  const isTried = attempt > 0;
  return (
    <div className={css['question']}>
      <h2 id={QUESTION_ID} tabIndex={-1}>
        {heading}
      </h2>
      <p className={css['why']}>{why}</p>
      <QuestionFields key={`${current} fields`} input={input} question={current} />
      {/* Below what is asked: above it a telephone would show the hint alone. */}
      {current === 'instrument' && <HelpNote preferences={input.preferences} name="preferences" />}
      <div role="status">
        {isTried && interview.isPassedOver && (
          <IssueText issue={{ severity: 'ERROR', text: t('orderInterview.unsaid') }} />
        )}
        {isTried && interview.untold.map((issue) => <IssueText key={issue.key} issue={textOf(issue)} />)}
      </div>
      <div className={css['go']}>
        <ButtonRow placed="apart">
          {interview.flow.visible[0] === current ? (
            <span />
          ) : (
            <Button icon="arrow-left" onPress={interview.goBack}>
              {t('orderInterview.back')}
            </Button>
          )}
          <Button type="submit" variant="go" trailingIcon="arrow-right">
            {t('orderInterview.goTo', { next: t(`orderInterview.label.${next}`) })}
          </Button>
        </ButtonRow>
      </div>
    </div>
  );
});

/** Another question takes the focus, so that a screen reader reads it; the first one leaves it to the page. */
function useQuestionFocus(current: Question): void {
  const before = useRef<Question>(undefined);
  useEffect(() => {
    if (before.current !== undefined && before.current !== current)
      document.getElementById(QUESTION_ID)?.focus();
    before.current = current;
  }, [current]);
}

/** A failed attempt to go on leads to the field. */
function useFocusOnError({ attempt, current, flow }: InterviewModel): void {
  useEffect(() => {
    const path = attempt > 0 ? flow.wrongPath(current) : undefined;
    if (path !== undefined) document.getElementById(fieldId(path))?.focus();
  }, [attempt, current, flow]);
}
