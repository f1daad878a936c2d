import { useTexts } from '@ui/i18n/use-texts';
import { Link } from 'react-router-dom';
import css from './breadcrumbs.module.css';

/** One station on the way; the last one is the page itself and leads nowhere. */
export interface Crumb {
  readonly text: string;
  readonly to?: string;
}

/** Where this page stands. */
export function Breadcrumbs({ trail }: { readonly trail: readonly Crumb[] }) {
  const t = useTexts();
  return (
    <nav className={css['crumbs']} aria-label={t('common.breadcrumbs')}>
      <ol>
        {trail.map(({ text, to }, index) => (
          <li key={`${index} ${text}`} aria-current={to === undefined ? 'page' : undefined}>
            {to === undefined ? text : <Link to={to}>{text}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
