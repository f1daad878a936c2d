import { observer } from 'mobx-react-lite';
import { dayAndTime, seconds, timeOfDay, words } from '../words/words';
import css from './book-panel.module.css';
import type { WorkbenchModel } from './workbench-model';

interface RunSummaryProps {
  readonly model: WorkbenchModel;
}

/** When the book last ran as a whole, and how that ended. */
export const RunSummary = observer(function RunSummary({
  model: { results, lastRun, book },
}: RunSummaryProps) {
  const { whole, done } = results;
  return (
    <div role="status">
      {done !== undefined && <p className={css['hint']}>{words.runningAll(done, book.entries.length)}</p>}
      {done === undefined && whole && (
        <p className={css['hint']}>
          {words.allRun(
            whole.counts.map(([status, count]) => words.counts(count, status)).join(words.separator),
            seconds(whole.milliseconds),
            timeOfDay(whole.at),
          )}
        </p>
      )}
      {done === undefined && !whole && (
        <p className={css['hint']}>
          {lastRun ? words.reported(dayAndTime(new Date(lastRun.at))) : words.notReported}
        </p>
      )}
      {book.unreadable.length > 0 && (
        <p className={css['hint']}>{words.unreadable(book.unreadable.join(words.separator))}</p>
      )}
    </div>
  );
});
