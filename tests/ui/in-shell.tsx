import { everybody } from '@ui/app/offered';
import { defaultDeviceSettings } from '@application/ports/device-preferences';
import { MemoryDevicePreferences } from '@adapters/fake/device/memory-device-preferences';
import { MemoryTextSource } from '@adapters/fake/device/memory-text-source';
import { RecordingNavigation } from '@adapters/fake/device/recording-navigation';
import { allowed } from '@domain/access/access-decision';
import { DisplaySettings } from '@ui/app/display-settings';
import { ScreenLibrary } from '@ui/app/screens';
import { ServicesProvider, type Services } from '@ui/app/services';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import type { ReactElement } from 'react';
import { pageConnection } from './page-connection';

/** A screen where the shell's services are; its gate is open unless another is given. */
export function inShell(
  screen: ReactElement,
  SessionGate: Services['SessionGate'] = ({ children }) => children,
  signOut: Services['signOut'] = async () => undefined,
  navigation: Services['navigation'] = new RecordingNavigation(),
): ReactElement {
  const services: Services = {
    decideAccess: { execute: () => async () => allowed },
    area: 'customer',
    logger: { error: () => undefined, warn: () => undefined },
    newErrorId: () => 'E-1',
    pageOpening: () => undefined,
    pageShown: () => undefined,
    navigation,
    contact: {
      phone: '069 1',
      hours: { de: 'immer', en: 'always' },
      message: '/ngbrk/postfach/nachrichten/neu',
      isSignedIn: () => true,
    },
    signOut,
    errorMemory: { recall: () => undefined },
    settings: new DisplaySettings(
      new MemoryDevicePreferences(defaultDeviceSettings),
      new MemoryTextSource({ de: germanTexts }),
      createTexts('de', germanTexts),
    ),
    screens: new ScreenLibrary(
      () => async () => ({ Screen: () => null }),
      async () => undefined,
    ),
    ownedPages: { offering: everybody },
    SessionGate,
    connection: pageConnection(),
    Offline: () => null,
    session: { Clock: () => null, Dialogs: () => null, Bell: () => null, Notices: () => null },
    OfflinePage: () => null,
    ScrollMemory: () => null,
    palette: async () => () => null,
  };
  return <ServicesProvider services={services}>{screen}</ServicesProvider>;
}
