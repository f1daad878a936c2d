import { Spinner } from '@ui/components/progress';
import { useTexts } from '@ui/i18n/use-texts';
import * as E from 'fp-ts/Either';
import type { Container } from 'inversify';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { tokens } from './tokens';

type Gate = ComponentType<{ readonly children: ReactNode }>;

const Open: Gate = ({ children }) => children;

/**
 * The gate before everything that needs the session TAN (TAN-01). Most pages open with the TAN active: the
 * screen that asks for it comes only when it is not. Told at once: somebody is signed in.
 */
export function sessionGate(container: Container, onSignedIn: () => void): Gate {
  const decide = async (): Promise<Gate> => {
    const session = await container.get(tokens.loadSession).execute()();
    if (E.isRight(session)) onSignedIn();
    if (E.isRight(session) && session.right.sessionTanActive) return Open;
    return (await import('./session-tan-screen')).sessionTanScreen(container);
  };
  let decision: Promise<Gate> | undefined;

  return function SessionGate({ children }) {
    const t = useTexts();
    const [Decided, setDecided] = useState<Gate>();
    const [failure, setFailure] = useState<unknown>();
    useEffect(() => {
      decision ??= decide();
      decision.then((gate) => setDecided(() => gate), setFailure);
    }, []);
    // A chunk that does not come is for the boundary around the pages.
    if (failure !== undefined) throw new Error('The session TAN screen did not come', { cause: failure });
    return Decided === undefined ? <Spinner>{t('shell.waiting')}</Spinner> : <Decided>{children}</Decided>;
  };
}
