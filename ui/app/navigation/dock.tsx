import { Icon } from '@ui/components/icon/icon';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useServices } from '../services';
import css from './dock.module.css';
import { NavigationLink } from './navigation-link';
import { dockPlan, offeredOf } from './navigation-plan';

/** The main pages at the thumb's reach, on phones. */
export const Dock = observer(function Dock({ onMenu }: { readonly onMenu: () => void }) {
  const { ownedPages } = useServices();
  const t = useTexts();
  return (
    <nav className={css['dock']} aria-label={t('shell.navigation.dock')}>
      {offeredOf(dockPlan, ownedPages).map((entry) => (
        <NavigationLink key={entry.route} entry={entry}>
          {t(`shell.short.${entry.route}`)}
        </NavigationLink>
      ))}
      <button type="button" onClick={onMenu}>
        <Icon name="menu" />
        {t('shell.menu.more')}
      </button>
    </nav>
  );
});
