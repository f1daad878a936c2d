import type { ErrorMemory, RememberedError } from '@application/ports/error-memory';
import { DEPOTS_NOT_LOADED } from '@domain/access/failure-route';
import { pageName } from '@ui/app/page-name';
import { pathOf, type RouteName } from '@ui/app/routes';
import { ButtonLink } from '@ui/components/action/button-link';
import { ContactLine } from '@ui/components/contact/contact-line';
import { MessagePage } from '@ui/components/feedback/message-page';
import { useTexts } from '@ui/i18n/use-texts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorScreen } from './error-screen';

const fundRoutes = ['fundDeposit', 'fundWithdrawal'] as const satisfies readonly RouteName[];

/** What a customer can do with a fund depot alone; a watchlist takes a depot of any kind (decisions.md). */
const withFunds = [...fundRoutes, 'watchlist'] as const satisfies readonly RouteName[];

/** What a customer can do without a depot. */
const alwaysOpen = ['depotOverview', 'accounts', 'postbox'] as const satisfies readonly RouteName[];

interface NoDepotProps {
  /** Asked only of somebody whom a guard has sent here: nobody else need be signed in. False where it is not to be found out. */
  readonly hasFundDepot: () => Promise<boolean>;
  readonly memory: Pick<ErrorMemory, 'recall' | 'forget'>;
}

/**
 * The customer has no depot for what they wanted: says so, how to get one, and what can be done without it (SH-06). Of
 * depots that did not come to a page nobody can say that there are none (portal.md 8).
 */
export function NoDepotScreen({ hasFundDepot, memory }: NoDepotProps) {
  const t = useTexts();
  const wanted = wantedPath(useLocation().state);
  const [unknown] = useState(() => (wanted === undefined ? depotsNotLoaded(memory) : undefined));
  const missing = fundRoutes.some((route) => pathOf(route) === wanted) ? 'noFundDepot' : 'noDepot';
  const [hasFunds, setHasFunds] = useState(false);
  const isAsking = wanted !== undefined && missing === 'noDepot';
  useEffect(() => {
    if (isAsking) void hasFundDepot().then(setHasFunds);
  }, [hasFundDepot, isAsking]);
  useEffect(() => {
    // Once it has been said it is over: whoever opens this page later in the tab is told of their depots as they are then.
    if (unknown) memory.forget();
  }, [memory, unknown]);
  if (unknown) return <ErrorScreen memory={{ recall: () => unknown }} />;
  return (
    <MessagePage
      title={t('shell.page.noDepot')}
      icon="chart-pie"
      headline={t(`errors.${missing}.headline`)}
      action={
        <ButtonLink to={pathOf('productApplication', { produkt: 'depot' })} variant="go">
          {pageName(t, 'productApplication', { produkt: 'depot' })}
        </ButtonLink>
      }
    >
      <p>{t(`errors.${missing}.text`)}</p>
      <p>{t('errors.noDepot.instead')}</p>
      <ul>
        {[...(hasFunds ? withFunds : []), ...alwaysOpen].map((route) => (
          <li key={route}>
            <ButtonLink to={pathOf(route)} variant="text">
              {pageName(t, route)}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <ContactLine />
    </MessagePage>
  );
}

function depotsNotLoaded(memory: Pick<ErrorMemory, 'recall'>): RememberedError | undefined {
  const remembered = memory.recall();
  return remembered?.code === DEPOTS_NOT_LOADED ? remembered : undefined;
}

/** The page that a guard did not open, as it says in the history entry. */
const wantedPath = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'wanted' in state && typeof state.wanted === 'string'
    ? state.wanted
    : undefined;
