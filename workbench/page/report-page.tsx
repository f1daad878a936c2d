import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import table from '../../ui/components/table/table.module.css';
import { SectionHead } from '../../ui/components/text/section-head';
import type { Chapter, Entry } from '../book/book';
import { grouped } from '../book/grouped';
import { worstStatus, type StepStatus } from '../runner/scenario-result';
import { dayAndTime, folderName, words } from '../words/words';
import { scenarioAddress } from './place';
import { RunSummary } from './run-summary';
import css from './report-page.module.css';
import { StatusTag } from './status-mark';
import type { WorkbenchModel } from './workbench-model';

interface ReportProps {
  readonly model: WorkbenchModel;
}

/** The living documentation: the whole book to be read, with what every scenario proves and what last came of it. */
export const ReportPage = observer(function ReportPage({ model }: ReportProps) {
  return (
    <div className={css['report']}>
      <div className={css['whole']}>
        <RunSummary model={model} />
      </div>
      <Requirements model={model} />
      <section className={css['chapters']}>
        <SectionHead>{words.chapters}</SectionHead>
        {model.book.chapters.map((chapter) => (
          <ChapterText key={chapter.path} chapter={chapter} model={model} />
        ))}
      </section>
    </div>
  );
});

const statusOf = (model: WorkbenchModel, entries: readonly Entry[]): StepStatus =>
  worstStatus(entries.map((entry) => model.results.of(entry)?.status ?? 'skipped'));

/** Each number of the checklist with the scenarios that carry it. */
const Requirements = observer(function Requirements({ model }: ReportProps) {
  const headId = useId();
  const byNumber = grouped(
    model.book.entries.flatMap((entry) =>
      (entry.requirements.length === 0 ? [words.noRequirement] : entry.requirements).map((number) => ({
        number,
        entry,
      })),
    ),
    ({ number }) => number,
  );
  const rows = [...byNumber].sort(([one], [other]) => one.localeCompare(other, 'de', { numeric: true }));
  return (
    <section>
      <SectionHead id={headId}>{words.requirements}</SectionHead>
      <div className={table['region']}>
        <table className={table['table']} aria-labelledby={headId}>
          <thead>
            <tr>
              <th scope="col">{words.requirement}</th>
              <th scope="col" className={table['numeric']}>
                {words.proof}
              </th>
              <th scope="col">{words.lastResult}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([number, proofs]) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                <td className={table['numeric']}>{proofs.length}</td>
                <td>
                  <StatusTag
                    status={statusOf(
                      model,
                      proofs.map(({ entry }) => entry),
                    )}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
});

const ChapterText = observer(function ChapterText({
  chapter,
  model,
}: ReportProps & { readonly chapter: Chapter }) {
  return (
    <article className={css['chapter']}>
      <p className={css['hint']}>{folderName(chapter.folder)}</p>
      <h3>{chapter.name}</h3>
      {chapter.description !== '' && <p>{chapter.description}</p>}
      {chapter.sections.map((section) => (
        <div key={section.name} className={css['section']}>
          <h4>{section.name === '' ? words.withoutRule : section.name}</h4>
          {section.description !== '' && <p>{section.description}</p>}
          <ul>
            {section.entries.map((entry) => (
              <EntryText key={entry.id} entry={entry} model={model} />
            ))}
          </ul>
        </div>
      ))}
    </article>
  );
});

const EntryText = observer(function EntryText({
  entry,
  model: { results },
}: ReportProps & { readonly entry: Entry }) {
  const result = results.of(entry);
  return (
    <li className={css['entry']}>
      <details>
        <summary>
          <span className={css['name']}>{entry.name}</span>
          <span className={css['numbers']}>{entry.requirements.join(words.separator)}</span>
          <StatusTag status={result?.status ?? 'skipped'} />
        </summary>
        <pre>{entry.own}</pre>
        <p className={css['hint']}>
          {result && (
            <span>
              {dayAndTime(result.at)}
              {words.separator}
              {result.isHere ? words.sourceHere : words.sourceReport}
            </span>
          )}
          <a href={scenarioAddress(entry.id)} aria-label={words.openNamed(entry.name)}>
            {words.open}
          </a>
        </p>
      </details>
    </li>
  );
});
