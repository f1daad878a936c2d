import { TextButton } from '@ui/components/action/text-button';
import { Icon } from '@ui/components/icon/icon';
import { VisuallyHidden } from '@ui/components/text/visually-hidden';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ApplicationWalk } from './application-walk';
import css from './product-application.module.css';

interface StepNavigationProps {
  readonly walk: ApplicationWalk;
}

/** Where the customer is among the steps: current, completed, open; a completed one leads back, the first open one on again (APP-01). It stands in wide windows only. */
export const StepNavigation = observer(function StepNavigation({ walk }: StepNavigationProps) {
  const t = useTexts();
  const { listed, flow } = walk;
  return (
    <nav className={css['navigation']} aria-label={t('application.steps')}>
      <ol>
        {listed.map(({ name }, index) => {
          const isCurrent = name === flow.at;
          const isDone = !isCurrent && flow.isDone(name);
          const leads = !isCurrent && (isDone || name === walk.open);
          const label = t(`application.step.${name}`);
          return (
            <li
              key={name}
              className={isCurrent ? css['current'] : isDone ? css['done'] : undefined}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {isDone ? <Icon name="check" size="small" /> : <span>{index + 1}</span>}
              <span>
                {leads ? <TextButton onPress={() => walk.goTo(name)}>{label}</TextButton> : label}
                {!isCurrent && (
                  <VisuallyHidden>{` ${t(isDone ? 'application.state.completed' : 'application.state.open')}`}</VisuallyHidden>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
});

/** The same list in narrower windows, behind a button that says where one is; made anew for each step, it is closed by a choice. */
export function StepDisclosure({ walk, words }: StepNavigationProps & { readonly words: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      role="presentation"
      className={css['disclosure']}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return;
        setOpen(false);
        currentTarget.querySelector('button')?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words}
        <Icon name="chevron-down" size="small" />
      </button>
      {isOpen && <StepNavigation walk={walk} />}
    </div>
  );
}
