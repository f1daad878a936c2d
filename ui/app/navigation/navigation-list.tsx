import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import css from './navigation-list.module.css';
import { NavigationLink } from './navigation-link';
import { offeredPlan } from './navigation-plan';
import { roomOf } from '../offered';
import { pageName } from '../page-name';
import { useServices } from '../services';

/** Every page one can go to, in groups; none that is not there. */
export const NavigationList = observer(function NavigationList({
  onFollow,
}: {
  readonly onFollow?: () => void;
}) {
  const t = useTexts();
  const services = useServices();
  return offeredPlan(services).map(
    ({ heading, entries }) =>
      entries.length > 0 && (
        <div key={heading ?? 'first'} className={css['group']}>
          {heading && <h2>{t(`shell.navigation.${heading}`)}</h2>}
          <ul>
            {entries.map((entry) => (
              <li key={entry.route} style={roomOf(services.ownedPages.offering, entry.route)}>
                <NavigationLink entry={entry} onFollow={onFollow}>
                  {pageName(t, entry.route, entry.parameters)}
                </NavigationLink>
              </li>
            ))}
          </ul>
        </div>
      ),
  );
});
