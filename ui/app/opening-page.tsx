import { Breadcrumbs } from '@ui/components/action/breadcrumbs';
import { classNames } from '@ui/components/class-names';
import { Spinner } from '@ui/components/progress/progress';
import { FIRST_ENTRY } from '@ui/components/text/page-heading';
import { useTexts } from '@ui/i18n/use-texts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { afterPaint } from './after-paint';
import { layoutAt } from './layout';
import css from './opening-page.module.css';
import { isNamedAhead, openingName } from './page-name';
import { parametersAt } from './parameter-at';
import { routeAt } from './route-at';
import { pathOf } from './routes';
import { useServices } from './services';

/**
 * Stands in a page's place until its code is here and its guards have decided: which page comes and what it is for, so
 * that a slow line shows more than a wheel. From page to page, which takes a moment only, the words wait.
 */
export function OpeningPage() {
  const t = useTexts();
  const { pageOpening } = useServices();
  const { key, pathname } = useLocation();
  const name = routeAt(pathname)?.name;
  // Code that arrives and runs earlier would hold these words up.
  useEffect(() => {
    if (name === undefined) return undefined;
    return afterPaint(() => pageOpening(name));
  }, [name, pageOpening]);
  const wheel = <Spinner>{t('shell.waiting')}</Spinner>;
  if (name === undefined || !isNamedAhead(name)) return wheel;
  const title = openingName(t, name, parametersAt(pathname));
  const hasTrail = name !== 'start' && layoutAt(pathname) === 'full';
  return (
    <>
      {hasTrail && (
        <Breadcrumbs trail={[{ text: t('shell.page.start'), to: pathOf('start') }, { text: title }]} />
      )}
      <p className={css['title']}>{title}</p>
      <p className={classNames(css['lead'], key !== FIRST_ENTRY && css['patient'])}>
        {t(`shell.opening.${name}`)}
      </p>
      {wheel}
    </>
  );
}
