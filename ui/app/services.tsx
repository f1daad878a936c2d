import type { DecideAccess } from '@application/access/decide-access';
import type { ErrorMemory } from '@application/ports/error-memory';
import type { Logger } from '@application/ports/logger';
import type { ExternalNavigation } from '@application/ports/navigation';
import type { Connection } from '@application/ports/connection';
import type { AccessArea } from '@domain/access/access-area';
import { ContactContext, type Contact } from '@ui/components/contact/contact';
import { ConnectionContext } from '@ui/components/feedback/use-connection';
import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { DisplaySettings } from './display-settings';
import { OfferingContext } from './offered';
import type { OwnedPages } from './owned-pages';
import type { RouteName } from './routes';
import type { ScreenLibrary } from './screens';

/** What shows the session: how long it lasts, and its dialogs above everything; empty while nobody is signed in. */
export interface SessionParts {
  readonly Clock: ComponentType;
  readonly Dialogs: ComponentType;
  /** What happened without the customer. */
  readonly Bell: ComponentType;
  /** Above every page: what became of a release that was left without an answer. */
  readonly Notices: ComponentType;
}

/** A dialog of the shell; it is open as long as it is rendered. */
export type ShellDialog = ComponentType<{ readonly onClose: () => void }>;

/**
 * What the shell itself needs; src provides it once. Screens do not look here for their view models: src hands
 * these to them as props, in the loader it puts into the screen registry.
 */
export interface Services {
  readonly decideAccess: Pick<DecideAccess, 'execute'>;
  /** The door this visit came through. */
  readonly area: AccessArea;
  readonly logger: Pick<Logger, 'error' | 'warn'>;
  /** Names a failure for log and screen (KIT-06). */
  readonly newErrorId: () => string;
  readonly navigation: ExternalNavigation;
  /** Where customers reach somebody, by the configuration. */
  readonly contact: Contact;
  /** Ends the session at the customer's wish; what was typed goes with it. */
  readonly signOut: () => Promise<void>;
  readonly errorMemory: Pick<ErrorMemory, 'recall'>;
  /** A page is wanted and not here yet: its code may travel while guards are asked. */
  readonly pageOpening: (name: RouteName) => void;
  /** A page is shown: for those who count visits (KIT-14). */
  readonly pageShown: (name: RouteName) => void;
  readonly settings: DisplaySettings;
  readonly screens: ScreenLibrary;
  readonly ownedPages: Pick<OwnedPages, 'offering'>;
  /** Shows its content only once the session TAN is active (TAN-01); what waits until that is known, or a spinner. */
  readonly SessionGate: ComponentType<{ readonly waiting?: ReactNode; readonly children: ReactNode }>;
  readonly session: SessionParts;
  readonly connection: Connection;
  /** On every page, signed in or not, while there is no connection. */
  readonly Offline: ComponentType;
  /** In place of a page that nobody could be asked about. */
  readonly OfflinePage: ComponentType<{ readonly onRetry: () => void }>;
  /** Puts pages where they were when somebody goes back, and new ones at their top. */
  readonly ScrollMemory: ComponentType;
  /** Fetches the command palette: pages, securities, orders in one line. */
  readonly palette: () => Promise<ShellDialog>;
}

const ServicesContext = createContext<Services | undefined>(undefined);

/** Gives the services to everything below. */
export function ServicesProvider({
  services,
  children,
}: {
  readonly services: Services;
  readonly children: ReactNode;
}) {
  return (
    <ServicesContext value={services}>
      <ConnectionContext value={services.connection}>
        <OfferingContext value={services.ownedPages}>
          <ContactContext value={services.contact}>{children}</ContactContext>
        </OfferingContext>
      </ConnectionContext>
    </ServicesContext>
  );
}

/** The services; asking outside their provider is a bug. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices outside of ServicesProvider');
  return services;
}
