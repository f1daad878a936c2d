import { everybody } from '@ui/app/offered';
import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import { OfflineBanner } from '@ui/app/session/offline-banner';
import { MemoryDevicePreferences } from '@adapters/fake/device/memory-device-preferences';
import { MemoryTextSource } from '@adapters/fake/device/memory-text-source';
import { RecordingNavigation } from '@adapters/fake/device/recording-navigation';
import type { AccessArea } from '@domain/access/access-area';
import { render, type RenderResult } from '@testing-library/react';
import type { AccessDecision } from '@domain/access/access-decision';
import { allowed } from '@domain/access/access-decision';
import { defaultDeviceSettings, type DeviceSettings } from '@application/ports/device-preferences';
import { App } from '@ui/app/app';
import { DisplaySettings } from '@ui/app/display-settings';
import { NotFoundPage } from '@ui/app/failing/not-found-page';
import type { Services, SessionParts, ShellDialog } from '@ui/app/services';
import type { RouteName } from '@ui/app/routes';
import { ScrollMemory } from '@ui/app/history/scroll-memory';
import { ScreenLibrary, type ScreenRegistry } from '@ui/app/screens';
import type { Guard, Visit } from '@application/access/decide-access';
import { OfflinePage } from '@ui/components/feedback/offline-page';
import { PageHeading } from '@ui/components/text/page-heading';
import { englishTexts } from '@ui/i18n/english-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import { usePageTitle } from '@ui/app/use-page-title';
import type { ReactNode } from 'react';
import { pageConnection } from '../page-connection';

// Parts that the shell fetches later: here already, so that no test waits for their translation.
import '@ui/app/navigation/menu-dialog';

/** What a visit to the portal may be given. */
interface Visiting {
  /** The pages that are more than their heading. */
  readonly screens?: Partial<ScreenRegistry>;
  readonly decide?: (guards: readonly Guard[], visit: Visit) => AccessDecision | Promise<AccessDecision>;
  readonly device?: Partial<DeviceSettings>;
  readonly area?: AccessArea;
  /** What the page keeps in its history entry. */
  readonly state?: unknown;
  readonly gate?: (props: { readonly children: ReactNode }) => ReactNode;
  readonly session?: SessionParts;
  readonly palette?: ShellDialog;
  /** Fetches the palette's code. */
  readonly loadPalette?: () => Promise<ShellDialog>;
  readonly ownedPages?: Services['ownedPages'];
  readonly connection?: Services['connection'];
}

/** The session's parts while nobody is signed in. */
const nobody: SessionParts = {
  Clock: () => null,
  Dialogs: () => null,
  Bell: () => null,
  Notices: () => null,
};

/** A screen that only has a heading. */
export const page = (heading: string) => async () => ({ Screen: () => <PageHeading>{heading}</PageHeading> });

/** A page that has its title alone. */
const titled = async () => ({
  Screen: function Titled() {
    return <PageHeading>{usePageTitle()}</PageHeading>;
  },
});

/** Fetches pages of which those that are not given have their title alone. */
const screensWith = (given: Partial<ScreenRegistry>) =>
  new ScreenLibrary(
    (name) => given[name] ?? titled,
    async () => undefined,
  );

/** Opens the portal at a path, as a customer to whom everything is allowed unless said otherwise. */
export function visit(
  path: string,
  {
    screens = {},
    decide = () => allowed,
    device = {},
    area = 'customer',
    state,
    gate,
    session = nobody,
    palette = () => null,
    loadPalette = async () => palette,
    connection = pageConnection(),
    ownedPages = { offering: everybody },
  }: Visiting = {},
) {
  window.history.replaceState(state === undefined ? null : { usr: state }, '', path);
  const navigation = new RecordingNavigation();
  const { left, posted } = navigation;
  const logged: unknown[][] = [];
  const shown: RouteName[] = [];
  const openings: RouteName[] = [];
  const log = (...entry: unknown[]): void => void logged.push(entry);
  const preferences = new MemoryDevicePreferences({ ...defaultDeviceSettings, ...device });
  const settings = new DisplaySettings(
    preferences,
    new MemoryTextSource({ de: germanTexts, en: englishTexts }),
    createTexts(device.language ?? 'de', device.language === 'en' ? englishTexts : germanTexts),
  );
  const rendered: RenderResult = render(
    <App
      services={{
        decideAccess: { execute: (guards, visiting) => async () => decide(guards, visiting) },
        area,
        logger: { error: log, warn: log },
        newErrorId: () => 'E-1',
        pageOpening: (name) => void openings.push(name),
        pageShown: (name) => void shown.push(name),
        navigation,
        contact: {
          phone: '069 1',
          hours: { de: 'immer', en: 'always' },
          message: '/ngbrk/postfach/nachrichten/neu',
          isSignedIn: () => true,
        },
        signOut: async () => void left.push('signed out'),
        errorMemory: { recall: () => undefined },
        settings,
        screens: screensWith({ notFound: async () => ({ Screen: NotFoundPage }), ...screens }),
        ownedPages,
        SessionGate: gate ?? (({ children }) => children),
        session,
        connection,
        Offline: () => <OfflineBanner clock={new ManualScheduler()} />,
        OfflinePage,
        ScrollMemory,
        palette: loadPalette,
      }}
    />,
  );
  return { ...rendered, remembered: preferences.written, left, posted, logged, shown, openings };
}
