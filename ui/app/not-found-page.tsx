import { ButtonLink } from '@ui/components/button-link';
import { PageHeading } from '@ui/components/page-heading';
import { useTexts } from '@ui/i18n/use-texts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import css from './not-found-page.module.css';
import { pathOf } from './routes';
import { useServices } from './services';
import { SiteSearch } from './site-search';

/** No such page: says so, offers the search and the start page, and leaves a trace in the log (SH-04). */
export function NotFoundPage() {
  const t = useTexts();
  const { logger } = useServices();
  const { pathname } = useLocation();
  useEffect(() => {
    logger.warn('Route is not valid', { path: pathname });
  }, [logger, pathname]);
  return (
    <>
      <PageHeading>{t('shell.page.notFound')}</PageHeading>
      <div className={css['page']}>
        <p>{t('shell.notFound.text')}</p>
        <SiteSearch id="not-found-search" />
        <div>
          <ButtonLink to={pathOf('start')} icon="house">
            {t('shell.notFound.start')}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
