import { useTexts } from '@ui/i18n/use-texts';
import { useLocation } from 'react-router-dom';
import { pageName } from './page-name';
import { parametersAt } from './parameter-at';
import { routeAt } from './route-at';

/** What the page at hand is called, for whoever stands in for it. */
export function usePageTitle(): string {
  const t = useTexts();
  const { pathname } = useLocation();
  return pageName(t, routeAt(pathname)?.name ?? 'notFound', parametersAt(pathname));
}
