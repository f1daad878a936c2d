import '@ui/styles/fonts.css';
import '@ui/styles/tokens.css';
import '@ui/styles/base.css';
import { Announcer } from '@ui/components/feedback/announcer';
import { DiscreetMode } from '@ui/i18n/discreet';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { CrashBoundary } from './failing/crash-boundary';
import { PortalRoutes } from './portal-routes';
import { ServicesProvider, type Services } from './services';
import { Shell } from './shell';

/** The portal: shell, routes, and what all pages share. */
export const App = observer(function App({ services }: { readonly services: Services }) {
  const { settings, logger, newErrorId, ScrollMemory } = services;
  const { appearance, language, discreet } = settings;

  useEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    if (appearance === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = appearance;
  }, [appearance, language]);

  return (
    <I18nextProvider i18n={settings.texts}>
      <ServicesProvider services={services}>
        <DiscreetMode value={discreet}>
          <BrowserRouter>
            <ScrollMemory />
            <Announcer>
              <Shell>
                <CrashBoundary logger={logger} newErrorId={newErrorId}>
                  <PortalRoutes />
                </CrashBoundary>
              </Shell>
            </Announcer>
          </BrowserRouter>
        </DiscreetMode>
      </ServicesProvider>
    </I18nextProvider>
  );
});
