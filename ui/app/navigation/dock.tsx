import { Icon } from '@ui/components/icon/icon';
import { useTexts } from '@ui/i18n/use-texts';
import { NavLink } from 'react-router-dom';
import css from './dock.module.css';
import { dockPlan } from './navigation-plan';
import { pathOf } from '../routes';

/** The main pages at the thumb's reach, on phones. */
export function Dock({ onMenu }: { readonly onMenu: () => void }) {
  const t = useTexts();
  return (
    <nav className={css['dock']} aria-label={t('shell.navigation.dock')}>
      {dockPlan.map(({ route, icon }) => (
        <NavLink key={route} to={pathOf(route)} end>
          <Icon name={icon} />
          {t(`shell.short.${route}`)}
        </NavLink>
      ))}
      <button type="button" onClick={onMenu}>
        <Icon name="menu" />
        {t('shell.menu.more')}
      </button>
    </nav>
  );
}
