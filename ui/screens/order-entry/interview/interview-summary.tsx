import type { Sender } from '@ui/forms/send-form';
import { useIssueTexts } from '@ui/forms/use-issue-texts';
import { Notice } from '@ui/components/feedback/notice';
import { TextButton } from '@ui/components/action/text-button';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { OrderBar, OrderSummary } from '../money/order-summary';
import type { InterviewModel } from './interview-model';
import css from './interview.module.css';
import { QUESTION_ID } from '@domain/order/interview/question-id';
import { useQuestionText } from './use-question-text';

interface InterviewSummaryProps {
  readonly interview: InterviewModel;
  /** What leaves the summary. */
  readonly page: Readonly<Sender>;
}

/** What came of the answers: the order in words, picture and figures, and what is left to mend, each with its question. */
export const InterviewSummary = observer(function InterviewSummary({
  interview,
  page,
}: InterviewSummaryProps) {
  const { input } = interview;
  const nodes = input.shown;
  const { heading, why } = useQuestionText(nodes)('summary');
  return (
    <div className={css['question']}>
      <h2 id={QUESTION_ID} tabIndex={-1}>
        {heading}
      </h2>
      <p className={css['why']}>{why}</p>
      {page.attempt > 0 && <LeftToMend interview={interview} />}
      <OrderSummary nodes={nodes} beside={input} page={page} />
      <OrderBar nodes={nodes} page={page} />
    </div>
  );
});

const LeftToMend = observer(function LeftToMend({ interview }: Pick<InterviewSummaryProps, 'interview'>) {
  const t = useTexts();
  const textOf = useIssueTexts();
  const { summary } = interview.input.form;
  if (summary.length === 0) return null;
  return (
    <Notice kind="error" announced="alert" headline={t('order.errors', { count: summary.length })}>
      <ul>
        {summary.map((issue) => {
          const question = interview.questionAt(issue.field);
          return (
            <li key={`${issue.field ?? ''} ${issue.key}`}>
              {textOf(issue).text}{' '}
              {question !== undefined && (
                <TextButton onPress={() => interview.change(question)}>
                  {t('orderInterview.mend', { question: t(`orderInterview.label.${question}`) })}
                </TextButton>
              )}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
});
