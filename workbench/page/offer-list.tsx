import { useId, type KeyboardEvent, type Ref } from 'react';
import type { StepOffer } from '../book/step-offers';
import { words } from '../words/words';
import css from './offer-list.module.css';

interface OfferListProps {
  readonly ref?: Ref<HTMLUListElement>;
  /** The line they are meant for. */
  readonly line: number;
  readonly offers: readonly StepOffer[];
  readonly onTake: (step: string) => void;
  readonly onLeave: () => void;
}

/** Steps that may be meant in a line, each as the book uses it. */
export function OfferList({ ref, line, offers, onTake, onLeave }: OfferListProps) {
  const headId = useId();
  const hintId = useId();
  if (offers.length === 0) return null;
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const buttons = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.currentTarget);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (event.key !== 'Escape' && to === undefined) return;
    event.preventDefault();
    if (to === undefined || to < 0) onLeave();
    else buttons[Math.min(to, buttons.length - 1)]?.focus();
  };
  return (
    <div className={css['offers']}>
      <h3 id={headId}>{words.offers(line)}</h3>
      <ul ref={ref} aria-labelledby={headId} aria-describedby={hintId}>
        {offers.map(({ text, example, uses }) => (
          <li key={text}>
            <button type="button" onClick={() => onTake(example)} onKeyDown={onKeyDown}>
              <span>{example}</span>
              <span className={css['uses']}>{words.uses(uses)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p id={hintId} className={css['hint']}>
        {words.offersHint}
      </p>
    </div>
  );
}
