import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/components/class-names';
import { IconButton } from '../../ui/components/action/icon-button';
import { Announcer } from '../../ui/components/feedback/announcer';
import type { KeptTexts } from '../book/drafts';
import { words } from '../words/words';
import { BookPanel } from './book-panel';
import { DeskPanel } from './desk-panel';
import { benchAddress, reportAddress, usePlace } from './place';
import { ReportPage } from './report-page';
import { ResultPanel } from './result-panel';
import { useAppearance } from './use-appearance';
import type { WorkbenchModel } from './workbench-model';
import css from './workbench-page.module.css';

interface WorkbenchPageProps {
  readonly model: WorkbenchModel;
  /** Where the chosen appearance is kept. */
  readonly kept: KeptTexts;
}

/** The workbench of rules: a bar, the book beside the desk, or the report. */
export const WorkbenchPage = observer(function WorkbenchPage({ model, kept }: WorkbenchPageProps) {
  const place = usePlace();
  const { isDark, turn } = useAppearance(kept);
  const isReport = place.kind === 'report';
  const id = place.kind === 'scenario' ? place.id : undefined;
  const [firstId] = useState(id);
  const wasReport = useRef(isReport);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (id !== undefined) void model.desk.choose(id);
  }, [model, id]);
  useEffect(() => {
    if (isReport === wasReport.current) return;
    wasReport.current = isReport;
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, [isReport]);
  useEffect(() => {
    document.title = [isReport ? words.report : words.title, words.product].join(' · ');
  }, [isReport]);

  return (
    <Announcer>
      <a className={css['skip']} href="#inhalt" onClick={skip}>
        {words.skip}
      </a>
      <header className={css['bar']}>
        <span className={css['brand']}>{words.product}</span>
        <nav aria-label={words.areas}>
          <a href={benchAddress} aria-current={isReport ? undefined : 'page'}>
            {words.bench}
          </a>
          <a href={reportAddress} aria-current={isReport ? 'page' : undefined}>
            {words.report}
          </a>
        </nav>
        <IconButton icon="sun-moon" label={words.appearance(isDark)} onPress={turn} />
      </header>
      <main id="inhalt" tabIndex={-1} className={css['main']}>
        <div className={css['head']}>
          <h1 ref={heading} tabIndex={-1}>
            {isReport ? words.report : words.title}
          </h1>
          <p>{isReport ? words.reportLead : words.lead}</p>
        </div>
        {isReport ? (
          <ReportPage model={model} />
        ) : (
          <div className={classNames(css['bench'], model.desk.id !== undefined && css['chosen'])}>
            <BookPanel model={model} />
            <DeskPanel key={model.desk.id} model={model} isChosenHere={model.desk.id !== firstId} />
            {model.desk.id !== undefined && <ResultPanel model={model} />}
          </div>
        )}
      </main>
    </Announcer>
  );
});

/** The address says what is shown; the way to the content must not change it. */
function skip(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('inhalt')?.focus();
}
