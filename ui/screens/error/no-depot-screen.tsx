import { pathOf } from '@ui/app/routes';
import { ButtonLink } from '@ui/components/action/button-link';
import { MessagePage } from '@ui/components/feedback/message-page';
import { useTexts } from '@ui/i18n/use-texts';

/** The customer has no depot for what they wanted: says so and how to get one (SH-06). */
export function NoDepotScreen() {
  const t = useTexts();
  return (
    <MessagePage
      title={t('shell.page.noDepot')}
      icon="chart-pie"
      headline={t('errors.noDepot.headline')}
      action={
        <ButtonLink to={pathOf('productApplication', { produkt: 'depot' })} variant="go">
          {t('errors.noDepot.open')}
        </ButtonLink>
      }
    >
      <p>{t('errors.noDepot.text')}</p>
    </MessagePage>
  );
}
