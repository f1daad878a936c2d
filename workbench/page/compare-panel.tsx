import { useId } from 'react';
import { classNames } from '../../ui/components/class-names';
import { VisuallyHidden } from '../../ui/components/text/visually-hidden';
import { compareLines } from '../book/compare-lines';
import { words } from '../words/words';
import css from './compare-panel.module.css';

interface ComparePanelProps {
  readonly before: string;
  readonly after: string;
}

const signs = { same: '', gone: '−', new: '+' } as const;

/** What a draft changes of the text of the book, line by line. */
export function ComparePanel({ before, after }: ComparePanelProps) {
  const headId = useId();
  const lines = compareLines(before.trimEnd(), after.trimEnd());
  return (
    <div>
      <h3 id={headId}>{words.compared}</h3>
      <ol className={css['lines']} aria-labelledby={headId}>
        {lines.map(({ kind, text }, index) => (
          <li key={`${index} ${text}`} className={classNames(css[kind])}>
            <span aria-hidden="true">{signs[kind]}</span>
            <span>
              <VisuallyHidden>{words.lineKinds[kind]}</VisuallyHidden>
              {text}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
