import { ProgressLine } from '@ui/components/progress/progress';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { InterviewModel } from './interview-model';
import css from './interview.module.css';

/** How far the interview has come, and what comes next; it grows and shrinks with the answers. */
export const InterviewProgress = observer(function InterviewProgress({
  interview,
}: {
  readonly interview: InterviewModel;
}) {
  const t = useTexts();
  const { current, next, flow } = interview;
  const count = flow.visible.length - 1;
  const number = flow.visible.indexOf(current) + 1;
  const isOver = current === 'summary';
  const words = isOver
    ? t('orderInterview.answered', { count })
    : t('orderInterview.progress', { number, count });
  return (
    <div className={css['progress']}>
      <ProgressLine label={t('orderInterview.progressLabel')} share={flow.progress} words={words} />
      <p>
        {words}
        {!isOver && (
          <span>
            {' · '}
            {t('orderInterview.then', { next: t(`orderInterview.label.${next}`) })}
          </span>
        )}
      </p>
    </div>
  );
});
