import { pathOf } from '@ui/app/routes';
import { ButtonLink } from '@ui/components/button-link';
import { EmptyState } from '@ui/components/empty-state';
import { PageHeading } from '@ui/components/page-heading';
import { useTexts } from '@ui/i18n/use-texts';

/** The customer has no depot for what they wanted: says so and how to get one (SH-06). */
export function NoDepotScreen() {
  const t = useTexts();
  return (
    <>
      <PageHeading>{t('shell.page.noDepot')}</PageHeading>
      <EmptyState
        icon="chart-pie"
        headline={t('errors.noDepot.headline')}
        actions={
          <>
            <ButtonLink to={pathOf('productApplication', { produkt: 'depot' })} variant="go">
              {t('errors.noDepot.open')}
            </ButtonLink>
            <ButtonLink to={pathOf('start')} variant="text">
              {t('errors.noDepot.start')}
            </ButtonLink>
          </>
        }
      >
        {t('errors.noDepot.text')}
      </EmptyState>
    </>
  );
}
