import { quizTries } from '@domain/knowledge/group-progress';
import type { QuizQuestion } from '@domain/knowledge/product-group';
import { Button } from '@ui/components/action/button';
import { Notice } from '@ui/components/feedback/notice';
import { useFocusOnChange } from '@ui/components/text/use-focus-on-change';
import { useFormats, useLanguage, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { NotDone } from './not-done';
import css from './learning-path.module.css';
import type { StepProps } from './step-props';

/** The quiz: one question at a time, what is left of the tries, and how it ends (KNO-02). */
export const QuizStep = observer(function QuizStep({ model, known, material }: StepProps) {
  const t = useTexts();
  const formats = useFormats();
  const language = useLanguage();
  const { status, lockedUntil, triesLeft } = known.progress;
  const { question, verdict } = model;
  const again = (): void => void model.beginAgain(language);
  const isLocked = status === 'LOCKED' && lockedUntil !== undefined;
  const head = useFocusOnChange(isLocked ? status : (question?.id ?? ''));
  if (isLocked) {
    return (
      <div className={css['step']}>
        <h3 ref={head} tabIndex={-1}>
          {t('knowledge.step.QUIZ')}
        </h3>
        <Notice
          kind="warn"
          icon="lock"
          announced="status"
          headline={t('knowledge.quiz.locked', { moment: formats.instant(lockedUntil) })}
          actions={
            <Button icon="refresh-cw" onPress={again}>
              {t('knowledge.quiz.lookAgain')}
            </Button>
          }
        >
          {t('knowledge.quiz.lockedText')}
        </Notice>
      </div>
    );
  }
  return (
    <div className={css['step']}>
      <h3 ref={head} tabIndex={-1}>
        {t('knowledge.step.QUIZ')}{' '}
        {question !== undefined && (
          <span className={css['quiet']}>
            {t('knowledge.quiz.number', { number: model.questionNumber, all: material.questions.length })}
          </span>
        )}
      </h3>
      {status !== 'VERIFIED' && (
        <p className={css['quiet']}>{t('knowledge.quiz.tries', { left: triesLeft, all: quizTries })}</p>
      )}
      {verdict?.kind === 'wrong' && (
        <Notice kind="warn" announced="status" headline={t('knowledge.quiz.wrong')}>
          {t('knowledge.quiz.wrongText')}
        </Notice>
      )}
      {verdict?.kind === 'right' && (
        <Notice kind="ok" announced="status" headline={t('knowledge.quiz.right')} />
      )}
      <NotDone failure={model.failure} headline={t('knowledge.quiz.notChecked')} />
      {question === undefined ? (
        <div>
          <p>{t('knowledge.quiz.over')}</p>
          <Button icon="refresh-cw" onPress={again}>
            {t('knowledge.quiz.refresh')}
          </Button>
        </div>
      ) : (
        <Question model={model} question={question} />
      )}
    </div>
  );
});

interface QuestionProps extends Pick<StepProps, 'model'> {
  readonly question: QuizQuestion;
}

const Question = observer(function Question({ model, question }: QuestionProps) {
  const t = useTexts();
  const { chosen, busy } = model;
  return (
    <form
      noValidate
      className={css['step']}
      onSubmit={(event) => {
        event.preventDefault();
        void model.check();
      }}
    >
      <fieldset className={css['question']}>
        <legend>{question.text}</legend>
        {question.answers.map(({ id, text }) => (
          <label key={id} className={css['answer']}>
            <input
              type="radio"
              name={question.id}
              value={id}
              checked={chosen === id}
              onChange={() => model.choose(id)}
            />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      <div className={css['go']}>
        <Button icon="arrow-left" onPress={() => model.goTo('MEDIA')}>
          {t('knowledge.toMedia')}
        </Button>
        <Button
          type="submit"
          variant="go"
          busy={busy === 'checking' ? t('knowledge.quiz.checking') : undefined}
          blocked={chosen === undefined ? t('knowledge.quiz.choose') : undefined}
        >
          {t('knowledge.quiz.check')}
        </Button>
      </div>
    </form>
  );
});
