import { observer } from 'mobx-react-lite';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/components/action/button';
import * as E from 'fp-ts/Either';
import { lineOutcomes } from '../book/line-outcomes';
import { stepLineAt, withStep } from '../book/step-line';
import { words } from '../words/words';
import type { StepStatus } from '../runner/scenario-result';
import type { Desk, DeskRun } from './desk';
import css from './editor.module.css';
import { OfferList } from './offer-list';
import { StatusMark } from './status-mark';
import type { WorkbenchModel } from './workbench-model';

/** The text as it is typed, its lines numbered and marked by what became of them, and steps for the line at the caret. */
export const Editor = observer(function Editor({ model }: { readonly model: WorkbenchModel }) {
  const { desk, offers } = model;
  const fieldId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [caret, setCaret] = useState<number>();
  const line = caret === undefined ? undefined : stepLineAt(desk.text, caret);
  const offered = line === undefined ? [] : offers.toGoOn(line.text);

  const take = (step: string): void => {
    if (line === undefined) return;
    const changed = withStep(desk.text, line.number, step);
    desk.type(changed.text);
    setCaret(changed.caret);
    area.current?.focus();
    // The field gets its new text with the next drawing; a caret that is set before it would be moved to the end.
    requestAnimationFrame(() => area.current?.setSelectionRange(changed.caret, changed.caret));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void desk.run();
    } else if (event.key === 'ArrowDown' && event.altKey && offered.length > 0) {
      event.preventDefault();
      list.current?.querySelector('button')?.focus();
    }
  };

  return (
    <div className={css['editor']}>
      <label htmlFor={fieldId}>{words.editor}</label>
      <div className={css['paper']}>
        <Gutter desk={desk} />
        <textarea
          ref={area}
          id={fieldId}
          className={css['area']}
          aria-describedby={`${fieldId}-keys`}
          aria-keyshortcuts="Control+Enter"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          rows={desk.text.split('\n').length}
          value={desk.text}
          onChange={({ target }) => {
            desk.type(target.value);
            setCaret(target.selectionEnd);
          }}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionEnd)}
          onKeyDown={onKeyDown}
        />
      </div>
      {line && (
        <OfferList
          ref={list}
          line={line.number}
          offers={offered}
          onTake={take}
          onLeave={() => area.current?.focus()}
        />
      )}
      <div className={css['go']}>
        <p id={`${fieldId}-keys`} className={css['hint']}>
          {words.keys}
        </p>
        <Button
          variant="go"
          icon="arrow-right"
          keyShortcuts="Control+Enter"
          busy={desk.isRunning ? words.running : undefined}
          onPress={() => void desk.run()}
        >
          {words.run}
        </Button>
      </div>
    </div>
  );
});

/** The numbers of the lines, each with the sign of what became of it; the result says the same in words. */
const Gutter = observer(function Gutter({ desk: { text, ran, isStale } }: { readonly desk: Desk }) {
  const statuses = ran && !isStale ? statusesOf(ran) : undefined;
  return (
    <ol className={css['gutter']} aria-hidden="true">
      {text.split('\n').map((_, index) => {
        const status = statuses?.get(index + 1);
        return (
          <li key={index}>
            {status && <StatusMark status={status} />}
            {index + 1}
          </li>
        );
      })}
    </ol>
  );
});

/** What became of each line; one that cannot be understood has failed. */
const statusesOf = ({ outcome }: DeskRun): ReadonlyMap<number, StepStatus> =>
  E.isLeft(outcome)
    ? new Map(outcome.left.map(({ line }) => [line, 'failed']))
    : new Map([...lineOutcomes(outcome.right)].map(([line, { status }]) => [line, status]));
