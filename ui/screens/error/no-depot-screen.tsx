import type { ErrorMemory, RememberedError } from '@application/ports/error-memory';
import { DEPOTS_NOT_LOADED } from '@domain/access/failure-route';
import { offeringOf } from '@domain/access/offering';
import { isOffered, OfferingContext } from '@ui/app/offered';
import { pageName } from '@ui/app/page-name';
import { pathOf, type RouteName } from '@ui/app/routes';
import { ButtonLink } from '@ui/components/action/button-link';
import { ContactLine } from '@ui/components/contact/contact-line';
import { MessagePage } from '@ui/components/feedback/message-page';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorScreen } from './error-screen';

const fundRoutes = ['fundDeposit', 'fundWithdrawal'] as const satisfies readonly RouteName[];

/** What opens to many who lack one kind of depot; each customer is led to what opens to them. */
const others = ['watchlist', 'depotOverview', 'accounts', 'postbox'] as const satisfies readonly RouteName[];

/** What leads to the same without the depot that is missing: a trading one takes funds too. */
const instead = {
  noDepot: fundRoutes,
  noFundDepot: ['orderEntry', 'savingsPlanCreation'],
} as const satisfies Readonly<Record<string, readonly RouteName[]>>;

/** Until it is known what somebody has, they are led to what takes no depot. */
const withoutDepots = offeringOf([]);

interface NoDepotProps {
  /** Finds out what they are offered; only for somebody whom a guard has sent here: nobody else need be signed in. */
  readonly findOffering: () => void;
  readonly memory: Pick<ErrorMemory, 'recall' | 'forget'>;
}

/**
 * The customer has no depot for what they wanted: says so, how to get one, and what can be done without it (SH-06). Of
 * depots that did not come to a page nobody can say that there are none (portal.md 8).
 */
export const NoDepotScreen = observer(function NoDepotScreen({ findOffering, memory }: NoDepotProps) {
  const t = useTexts();
  const wanted = wantedPath(useLocation().state);
  const [unknown] = useState(() => (wanted === undefined ? depotsNotLoaded(memory) : undefined));
  const missing = fundRoutes.some((route) => pathOf(route) === wanted) ? 'noFundDepot' : 'noDepot';
  const { offering } = useContext(OfferingContext);
  const isSentHere = wanted !== undefined;
  useEffect(() => {
    if (isSentHere) findOffering();
  }, [findOffering, isSentHere]);
  useEffect(() => {
    // Once it has been said it is over: whoever opens this page later in the tab is told of their depots as they are then.
    if (unknown) memory.forget();
  }, [memory, unknown]);
  const ways = [...instead[missing], ...others].filter((route) =>
    isOffered(offering ?? withoutDepots, route),
  );
  if (unknown) return <ErrorScreen memory={{ recall: () => unknown }} />;
  return (
    <MessagePage
      title={t(`errors.${missing}.title`)}
      icon="chart-pie"
      headline={t(`errors.${missing}.headline`)}
      action={
        missing === 'noDepot' || offering?.brokerage === false ? (
          <ButtonLink to={pathOf('productApplication', { produkt: 'depot' })} variant="go">
            {pageName(t, 'productApplication', { produkt: 'depot' })}
          </ButtonLink>
        ) : undefined
      }
    >
      <p>{missing === 'noDepot' ? t('errors.noDepot.text') : t('errors.noFundDepot.text')}</p>
      <p>{t('errors.noDepot.instead')}</p>
      <ul>
        {ways.map((route) => (
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
});

function depotsNotLoaded(memory: Pick<ErrorMemory, 'recall'>): RememberedError | undefined {
  const remembered = memory.recall();
  return remembered?.code === DEPOTS_NOT_LOADED ? remembered : undefined;
}

/** The page that a guard did not open, as it says in the history entry. */
const wantedPath = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'wanted' in state && typeof state.wanted === 'string'
    ? state.wanted
    : undefined;
