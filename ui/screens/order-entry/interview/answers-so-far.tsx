import { Icon } from '@ui/components/icon/icon';
import { SavedTag } from '@ui/forms/saved-tag';
import { TextButton } from '@ui/components/action/text-button';
import { HeldDepot } from '@ui/parts/depot/held-depot';
import { VisuallyHidden } from '@ui/components/text/visually-hidden';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { InterviewModel } from './interview-model';
import type { Question } from '@domain/order/interview/interview-flow';
import css from './interview.module.css';
import { useAnswerText } from './use-answer-text';

interface AnswersProps {
  readonly interview: InterviewModel;
}

/** The summary that grows: every question with its answer, each of which can be changed. */
export const AnswersSoFar = observer(function AnswersSoFar({ interview }: AnswersProps) {
  const t = useTexts();
  const { shown, settlement } = interview.input;
  return (
    <aside className={css['answers']} aria-labelledby="interview-answers">
      <h2 id="interview-answers">{t('orderInterview.answers')}</h2>
      <HeldDepot depot={settlement.depot(shown.depotId.value)} />
      <dl>
        {interview.flow.visible
          .filter((question) => question !== 'summary')
          .map((question) => (
            <Answer key={question} interview={interview} question={question} />
          ))}
      </dl>
      <SavedTag keeper={interview.input.keeper} />
    </aside>
  );
});

const Answer = observer(function Answer({
  interview,
  question,
}: AnswersProps & { readonly question: Question }) {
  const t = useTexts();
  const { shown, settlement } = interview.input;
  const answer = useAnswerText(shown, settlement)(question);
  const label = t(`orderInterview.label.${question}`);
  if (interview.current === question)
    return (
      <div className={css['asking']}>
        <dt>{label}</dt>
        <dd>
          <Icon name="chevron-right" size="small" />
          {t('orderInterview.asking')}
        </dd>
      </div>
    );
  if (!interview.flow.isDone(question))
    return (
      <div>
        <dt>{label}</dt>
        <dd className={css['open']}>{t('orderInterview.open')}</dd>
      </div>
    );
  return (
    <div>
      <dt>{label}</dt>
      <dd>{answer}</dd>
      <dd>
        <TextButton onPress={() => interview.change(question)}>
          {t('orderInterview.change')}
          <VisuallyHidden>{` ${label}`}</VisuallyHidden>
        </TextButton>
      </dd>
    </div>
  );
});
