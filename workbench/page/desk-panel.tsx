import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/components/action/button';
import { Notice } from '../../ui/components/feedback/notice';
import { words } from '../words/words';
import { ComparePanel } from './compare-panel';
import css from './desk-panel.module.css';
import { DraftButtons } from './draft-buttons';
import { Editor } from './editor';
import type { WorkbenchModel } from './workbench-model';

interface DeskPanelProps {
  readonly model: WorkbenchModel;
  /** The page was here before: who chose the scenario is led to it. */
  readonly isChosenHere: boolean;
}

/** The scenario that is written, with what can be done with it. */
export const DeskPanel = observer(function DeskPanel({ model, isChosenHere }: DeskPanelProps) {
  const { desk } = model;
  const headId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isComparing, setComparing] = useState(false);
  const { entry } = desk;
  const name = entry?.name ?? (desk.id !== undefined && desk.isNewDraft ? words.newName(desk.id) : undefined);

  useEffect(() => {
    if (!isChosenHere) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [desk.id, isChosenHere]);

  if (name === undefined)
    return <p className={css['empty']}>{desk.id === undefined ? words.none : words.gone}</p>;
  return (
    <section className={css['desk']} aria-labelledby={headId}>
      <div className={css['head']}>
        <div>
          <h2 id={headId} ref={heading} tabIndex={-1}>
            {name}
          </h2>
          <p className={css['hint']}>
            {entry?.requirements.map((number) => (
              <span key={number} className={css['number']}>
                {number}
              </span>
            ))}
            {entry ? words.place(entry.feature, desk.isDraft) : words.newPlace}
          </p>
        </div>
        {entry && desk.isDraft && (
          <Button variant="text" pressed={isComparing} onPress={() => setComparing(!isComparing)}>
            {isComparing ? words.compareEnd : words.compare}
          </Button>
        )}
      </div>
      {!desk.isKept && <Notice kind="warn" headline={words.notKept} announced="alert" />}
      {entry?.isForBrowserOnly && <Notice kind="info" headline={words.browserOnly} />}
      {isComparing && entry && desk.isDraft && <ComparePanel before={entry.text} after={desk.text} />}
      <Editor model={model} />
      <DraftButtons desk={desk} />
    </section>
  );
});
