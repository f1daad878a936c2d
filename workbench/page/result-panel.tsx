import * as E from 'fp-ts/Either';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { countsOf, lineOutcomes, type LineOutcome } from '../book/line-outcomes';
import type { SyntaxProblem } from '../runner/syntax-problem';
import { syntaxSentence } from '../words/syntax-words';
import { seconds, timeOfDay, words } from '../words/words';
import type { DeskRun } from './desk';
import { ProblemText } from './problem-text';
import css from './result-panel.module.css';
import { StatusTag } from './status-mark';
import type { WorkbenchModel } from './workbench-model';

/** What became of the text on the desk, line by line. */
export const ResultPanel = observer(function ResultPanel({ model }: { readonly model: WorkbenchModel }) {
  const headId = useId();
  const { ran, isStale } = model.desk;
  const outcome = ran?.outcome;
  return (
    <section className={css['result']} aria-labelledby={headId}>
      <h2 id={headId}>{words.result}</h2>
      <div role="status" className={css['summary']}>
        {ran ? <Summary ran={ran} /> : <p className={css['hint']}>{words.notYet}</p>}
      </div>
      {isStale && <p className={css['hint']}>{words.stale}</p>}
      {outcome && E.isLeft(outcome) && <Problems problems={outcome.left} />}
      {ran && outcome && E.isRight(outcome) && (
        <Lines text={ran.text} outcomes={lineOutcomes(outcome.right)} model={model} />
      )}
    </section>
  );
});

function Summary({ ran: { outcome, milliseconds, at } }: { readonly ran: DeskRun }) {
  const took = words.took(seconds(milliseconds), timeOfDay(at));
  if (E.isLeft(outcome))
    return (
      <p>
        <b>{words.notUnderstood}</b> <span className={css['hint']}>{took}</span>
      </p>
    );
  const counts = countsOf(outcome.right);
  const steps = counts.reduce((sum, [, count]) => sum + count, 0);
  return (
    <>
      <p>
        <b>{steps === 0 ? words.noSteps : words.checked(steps)}</b>{' '}
        <span className={css['hint']}>{took}</span>
      </p>
      <p className={css['tags']}>
        {counts.map(([status, count]) => (
          <StatusTag key={status} status={status} count={count} />
        ))}
      </p>
      {outcome.right.some(({ ending }) => ending !== undefined) && <p>{words.afterwards}</p>}
    </>
  );
}

function Problems({ problems }: { readonly problems: readonly SyntaxProblem[] }) {
  return (
    <ol className={css['lines']} aria-label={words.lines}>
      {problems.map((problem) => (
        <li key={`${problem.line} ${problem.kind}`} className={css['failed']}>
          <div className={css['line']}>
            <span className={css['number']}>{problem.line}</span>
            <span>{syntaxSentence(problem)}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}

interface LinesProps {
  readonly text: string;
  readonly outcomes: ReadonlyMap<number, LineOutcome>;
  readonly model: WorkbenchModel;
}

/** Of an outline that goes wrong everywhere the first few say enough. */
const MOST = 3;

const headLine = /^\s*(?<word>Szenario|Szenariogrundriss|Beispiele|Grundlage|Regel):/;

function Lines({ text, outcomes, model }: LinesProps) {
  const lines = text.split('\n').map((line, index) => ({ line, number: index + 1 }));
  const shown = lines.filter(({ line, number }) => outcomes.has(number) || headLine.test(line));
  return (
    <ol className={css['lines']} aria-label={words.lines}>
      {shown.map(({ line, number }) => {
        const outcome = outcomes.get(number);
        return (
          <li key={number} className={outcome && css[outcome.status]}>
            <div className={css['line']}>
              <span className={css['number']}>{number}</span>
              <LineText line={line} isStep={outcome !== undefined} />
              {outcome && <StatusTag status={outcome.status} />}
            </div>
            {outcome?.problems.slice(0, MOST).map((problem) => (
              <ProblemText
                key={problem.exampleLine ?? 0}
                problem={problem}
                offers={problem.step.status === 'undefined' ? model.offers.nearest(problem.step.text) : []}
                desk={model.desk}
              />
            ))}
            {outcome && outcome.problems.length > MOST && (
              <p className={css['more']}>{words.moreExamples(outcome.problems.length - MOST)}</p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** A line with its first word, or what stands before its colon, in bold. */
function LineText({ line, isStep }: { readonly line: string; readonly isStep: boolean }) {
  const trimmed = line.trim();
  const word = (isStep ? /^(?:[^\s|]+)(?=\s)/ : /^[^:]+:/).exec(trimmed)?.[0] ?? '';
  return (
    <span>
      {word !== '' && <b className={css['word']}>{word}</b>}
      {trimmed.slice(word.length)}
    </span>
  );
}
