import type { Language } from '@application/ports/device-preferences';
import { createContext } from 'react';

/** Telephone with its hours by language, and the page for messages where there is one. */
export interface Contact {
  readonly phone: string;
  readonly hours: Readonly<Record<Language, string>>;
  readonly message?: string | undefined;
}

/** Where customers reach somebody; the shell gives it from the configuration. */
export const ContactContext = createContext<Contact | undefined>(undefined);
