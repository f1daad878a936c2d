import { pathOf, type RouteName } from '@ui/app/routes';
import { useServices } from '@ui/app/services';
import { ButtonLink } from '@ui/components/action/button-link';
import { MessagePage } from '@ui/components/feedback/message-page';
import { useTexts } from '@ui/i18n/use-texts';
import { ContactLine } from './contact-line';

/** What a customer can do without a depot for everything, or with one for funds alone. */
const alternatives = [
  'fundDeposit',
  'fundWithdrawal',
  'depotOverview',
  'accounts',
  'postbox',
  'watchlist',
] as const satisfies readonly RouteName[];

/** The customer has no depot for what they wanted: says so, how to get one, and what can be done without it (SH-06). */
export function NoDepotScreen() {
  const t = useTexts();
  const { has } = useServices().screens;
  return (
    <MessagePage
      title={t('shell.page.noDepot')}
      icon="chart-pie"
      headline={t('errors.noDepot.headline')}
      action={
        has('productApplication') ? (
          <ButtonLink to={pathOf('productApplication', { produkt: 'depot' })} variant="go">
            {t('errors.noDepot.open')}
          </ButtonLink>
        ) : (
          <ButtonLink to={pathOf('start')}>{t('errors.functionLocked.start')}</ButtonLink>
        )
      }
    >
      <p>{t('errors.noDepot.text')}</p>
      <p>{t('errors.noDepot.instead')}</p>
      <ul>
        {alternatives.filter(has).map((route) => (
          <li key={route}>
            <ButtonLink to={pathOf(route)} variant="text">
              {t(`shell.page.${route}`)}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <ContactLine />
    </MessagePage>
  );
}
