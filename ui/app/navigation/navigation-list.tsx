import { Icon } from '@ui/components/icon/icon';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { NavLink } from 'react-router-dom';
import css from './navigation-list.module.css';
import { offeredPlan } from './navigation-plan';
import { pathOf } from '../routes';
import { useServices } from '../services';

/** Every page one can go to, in groups; none that is not there. */
export const NavigationList = observer(function NavigationList({
  onFollow,
}: {
  readonly onFollow?: () => void;
}) {
  const t = useTexts();
  return offeredPlan(useServices()).map(({ heading, entries }) => (
    <div key={heading ?? 'first'} className={css['group']}>
      {heading && <h2>{t(`shell.navigation.${heading}`)}</h2>}
      <ul>
        {entries.map(({ route, icon, parameters }) => (
          <li key={route}>
            <NavLink to={pathOf(route, parameters)} end onClick={onFollow}>
              <Icon name={icon} />
              {t(`shell.page.${route}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  ));
});
