import type { Language } from '@application/ports/device-preferences';
import { createContext } from 'react';

/** Telephone with its hours by language, and the page where a customer writes to the bank. */
export interface Contact {
  readonly phone: string;
  readonly hours: Readonly<Record<Language, string>>;
  /** Its path, where it can be come to from here; somebody who is not signed in is led to the sign-in first. */
  readonly message: string | undefined;
  /** Whether somebody is known to be signed in. */
  readonly isSignedIn: () => boolean;
}

/** What the entry of the browser's history tells of where a writer comes from; an address says nothing of it. */
export interface MessageOrigin {
  readonly about: {
    readonly from: string;
    readonly reference?: string;
  };
}

/** Where customers reach somebody; the shell gives it. */
export const ContactContext = createContext<Contact | undefined>(undefined);
