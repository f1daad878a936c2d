import { Icon } from '@ui/components/icon/icon';
import { classNames } from '@ui/components/class-names';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { Spinner } from '@ui/components/progress/progress';
import { useTexts } from '@ui/i18n/use-texts';
import { Suspense, useState } from 'react';
import { Euro } from './euro';
import css from './explained-euro.module.css';
import type { Explanation } from './explanation';

/** Only the derivation of a fund's sale has them. */
const LumpSums = lazyPart(async () => (await import('./lump-sums')).LumpSums);

interface TreeProps {
  readonly of: Explanation;
  /** The number that was asked for stands open. */
  readonly isFirst?: boolean;
}

/** A number with its rule; opened, the numbers it follows from, each of which opens in turn. */
export function ExplanationTree({ of, isFirst = false }: TreeProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(isFirst);
  const parts = isOpen ? (of.parts?.() ?? []) : [];
  return (
    <>
      <div className={classNames(css['head'], isFirst && css['total'])}>
        {isFirst ? (
          <span>{of.name}</span>
        ) : (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => {
              setOpen(!isOpen);
            }}
          >
            {of.name}
            <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
          </button>
        )}
        <Euro value={of.amount} unit={of.unit} />
      </div>
      {isOpen && <p className={css['rule']}>{of.rule}</p>}
      {parts.length > 0 && (
        <ul className={css['parts']}>
          {parts.map((part, index) => (
            <li key={index}>
              <ExplanationTree of={part} />
            </li>
          ))}
        </ul>
      )}
      {isOpen && of.lumpSums !== undefined && (
        <Suspense fallback={<Spinner>{t('common.loading', { subject: of.name })}</Spinner>}>
          <LumpSums {...of.lumpSums} />
        </Suspense>
      )}
    </>
  );
}
