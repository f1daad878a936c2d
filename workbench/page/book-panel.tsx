import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../../ui/components/class-names';
import { Button } from '../../ui/components/action/button';
import { Icon } from '../../ui/components/icon/icon';
import { VisuallyHidden } from '../../ui/components/text/visually-hidden';
import type { Chapter, Entry } from '../book/book';
import { isNew } from '../book/drafts';
import { folderName, words } from '../words/words';
import { BookFilters } from './book-filters';
import css from './book-panel.module.css';
import { scenarioAddress } from './place';
import { RunSummary } from './run-summary';
import { StatusMark } from './status-mark';
import type { WorkbenchModel } from './workbench-model';

interface BookPanelProps {
  readonly model: WorkbenchModel;
}

/** The book of rules: every scenario by folder, feature and rule, with its numbers and its last result. */
export const BookPanel = observer(function BookPanel({ model }: BookPanelProps) {
  const headId = useId();
  const { desk, results, folders } = model;
  const fresh = desk.draftIds.filter(isNew);
  const panel = useRef<HTMLElement>(null);

  // Where the book scrolls by itself, what lies on the desk is in sight; the page stays where it is.
  useEffect(() => {
    const current = panel.current?.querySelector<HTMLElement>('[aria-current]');
    if (!current || !panel.current) return;
    const { top, bottom } = current.getBoundingClientRect();
    const frame = panel.current.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom)
      panel.current.scrollTop += top - frame.top - frame.height / 2;
  }, [desk.id]);

  return (
    <section ref={panel} className={css['book']} aria-labelledby={headId}>
      <div className={css['head']}>
        <h2 id={headId}>{words.book}</h2>
        <Button
          variant="text"
          icon="plus"
          onPress={() => (window.location.hash = scenarioAddress(desk.begin()))}
        >
          {words.newScenario}
        </Button>
      </div>
      <Button
        icon="refresh-cw"
        wide
        busy={results.done === undefined ? undefined : words.running}
        onPress={() => void results.runAll()}
      >
        {words.runAll}
      </Button>
      <RunSummary model={model} />
      <BookFilters model={model} />
      <div className={classNames(css['list'], desk.id !== undefined && css['short'])}>
        {fresh.length > 0 && (
          <ul className={css['entries']} aria-label={words.drafts}>
            {fresh.map((id) => (
              <li key={id}>
                <a href={scenarioAddress(id)} aria-current={id === desk.id ? 'page' : undefined}>
                  <span>{words.newName(id)}</span>
                  <Icon name="file-pen" />
                </a>
              </li>
            ))}
          </ul>
        )}
        {folders.length === 0 && <p className={css['hint']}>{words.nothingFound}</p>}
        {folders.map(([folder, chapters]) => (
          <Folder key={folder} folder={folder} chapters={chapters} model={model} />
        ))}
      </div>
    </section>
  );
});

interface FolderProps extends BookPanelProps {
  readonly folder: string;
  readonly chapters: readonly Chapter[];
}

const Folder = observer(function Folder({ folder, chapters, model }: FolderProps) {
  const [isOpened, setOpened] = useState(false);
  const count = chapters.flatMap(({ sections }) => sections.flatMap(({ entries }) => entries)).length;
  // What is looked for, or lies on the desk, is never behind a closed lid.
  const isForced = model.search !== '' || model.filter !== 'all' || model.desk.entry?.folder === folder;
  return (
    <details
      className={css['folder']}
      open={isOpened || isForced}
      onToggle={({ currentTarget }) => {
        if (!isForced) setOpened(currentTarget.open);
      }}
    >
      <summary>
        <Icon name="chevron-right" size="small" />
        <h3>{folderName(folder)}</h3>
        <span className={css['count']}>{words.scenarios(count)}</span>
      </summary>
      {chapters.map((chapter) => (
        <ChapterList key={chapter.path} chapter={chapter} model={model} />
      ))}
    </details>
  );
});

const ChapterList = observer(function ChapterList({
  chapter,
  model,
}: BookPanelProps & { readonly chapter: Chapter }) {
  return (
    <div className={css['chapter']}>
      <h4>{chapter.name}</h4>
      {chapter.sections.map((section) => (
        <div key={section.name}>
          <p className={css['rule']}>
            <span className={css['numbers']}>{section.entries[0]?.requirements.join(' ')}</span>
            {section.name}
          </p>
          <ul className={css['entries']}>
            {section.entries.map((entry) => (
              <EntryLink key={entry.id} entry={entry} model={model} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
});

const EntryLink = observer(function EntryLink({
  entry,
  model: { desk, results },
}: BookPanelProps & { readonly entry: Entry }) {
  return (
    <li>
      <a href={scenarioAddress(entry.id)} aria-current={entry.id === desk.id ? 'page' : undefined}>
        <span>{entry.name}</span>
        {desk.draftIds.includes(entry.id) && (
          <span className={css['draft']}>
            <Icon name="file-pen" />
            <VisuallyHidden>{words.withDraft}</VisuallyHidden>
          </span>
        )}
        <StatusMark status={results.of(entry)?.status} />
      </a>
    </li>
  );
});
