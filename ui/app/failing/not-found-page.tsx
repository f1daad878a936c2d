import { ButtonLink } from '@ui/components/action/button-link';
import { MessagePage } from '@ui/components/feedback/message-page';
import { useTexts } from '@ui/i18n/use-texts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pathOf } from '../routes';
import { useServices } from '../services';
import { SiteSearch } from '../navigation/site-search';

/** No such page: says so, offers the search and the start page, and leaves a trace in the log (SH-04). */
export function NotFoundPage() {
  const t = useTexts();
  const { logger } = useServices();
  const { pathname } = useLocation();
  useEffect(() => {
    logger.warn('Route is not valid', { path: pathname });
  }, [logger, pathname]);
  return (
    <MessagePage
      title={t('shell.page.notFound')}
      icon="compass"
      action={
        <ButtonLink to={pathOf('start')} icon="house">
          {t('shell.notFound.start')}
        </ButtonLink>
      }
    >
      <p>{t('shell.notFound.text')}</p>
      <SiteSearch id="not-found-search" />
    </MessagePage>
  );
}
