import { observer } from 'mobx-react-lite';
import { TextButton } from '../../ui/components/action/text-button';
import type { LineProblem } from '../book/line-outcomes';
import { mended } from '../book/mend';
import { withStep } from '../book/step-line';
import type { StepOffer } from '../book/step-offers';
import type { StepFailure } from '../runner/scenario-result';
import { shownValue } from '../words/shown-value';
import { words } from '../words/words';
import type { Desk } from './desk';
import css from './result-panel.module.css';

interface ProblemTextProps {
  readonly problem: LineProblem;
  /** The steps nearest to one that is unknown. */
  readonly offers: readonly StepOffer[];
  readonly desk: Desk;
}

/** Why a step did not pass, and what can be done about it at once. */
export const ProblemText = observer(function ProblemText({ problem, offers, desk }: ProblemTextProps) {
  const { step, exampleLine } = problem;
  return (
    <div className={css['problem']}>
      {exampleLine !== undefined && <p className={css['hint']}>{words.example(exampleLine)}</p>}
      {step.failure && <FailureText failure={step.failure} problem={problem} desk={desk} />}
      {step.meanings && (
        <>
          <p>{words.ambiguousStep}</p>
          <ul>
            {step.meanings.map((meaning) => (
              <li key={meaning}>{meaning}</li>
            ))}
          </ul>
        </>
      )}
      {step.status === 'undefined' && (
        <>
          <p>{offers.length === 0 ? words.unknownAlone : words.unknownStep}</p>
          <ul className={css['near']}>
            {offers.map(({ text, example }) => (
              <li key={text}>
                <button
                  type="button"
                  onClick={() => {
                    desk.type(withStep(desk.text, step.line, example).text);
                    void desk.run();
                  }}
                >
                  {example}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
});

interface FailureTextProps {
  readonly failure: StepFailure;
  readonly problem: LineProblem;
  readonly desk: Desk;
}

const FailureText = observer(function FailureText({ failure, problem, desk }: FailureTextProps) {
  if (failure.kind === 'endless') return <p>{words.endless}</p>;
  if (failure.kind === 'error') return <p>{words.broke(failure.message)}</p>;
  if (failure.kind === 'argument') return <p>{words.argument(failure.takes, failure.given)}</p>;
  const expected = shownValue(failure.expected);
  const actual = shownValue(failure.actual);
  const lines = [problem.step.line, ...(problem.exampleLine === undefined ? [] : [problem.exampleLine])];
  const isLike = typeof failure.expected === typeof failure.actual;
  const better = desk.isStale || !isLike ? undefined : mended(desk.text, lines, expected, actual);
  return (
    <>
      {failure.message !== undefined && <p>{failure.message}</p>}
      <dl className={css['difference']}>
        <div>
          <dt>{words.expected}</dt>
          <dd>{expected}</dd>
        </div>
        <div>
          <dt>{words.actual}</dt>
          <dd>{actual}</dd>
        </div>
      </dl>
      {better !== undefined && (
        <TextButton
          onPress={() => {
            desk.type(better);
            void desk.run();
          }}
        >
          {words.mend(actual)}
        </TextButton>
      )}
    </>
  );
});
