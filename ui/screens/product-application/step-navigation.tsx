import { TextButton } from '@ui/components/action/text-button';
import { Icon } from '@ui/components/icon/icon';
import { VisuallyHidden } from '@ui/components/text/visually-hidden';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { ApplicationWalk } from './application-walk';
import css from './product-application.module.css';

/** Where the customer is among the steps: current, completed, open; a completed one leads back, the first open one on again (APP-01). Desktop only. */
export const StepNavigation = observer(function StepNavigation({ walk }: { readonly walk: ApplicationWalk }) {
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
