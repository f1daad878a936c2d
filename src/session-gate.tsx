import { absolutePath } from '@ui/app/routes';
import { Spinner } from '@ui/components/progress';
import { useTexts } from '@ui/i18n/use-texts';
import * as E from 'fp-ts/Either';
import type { Container } from 'inversify';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { tokens } from './tokens';

type Gate = ComponentType<{ readonly children: ReactNode }>;

const Open: Gate = ({ children }) => children;

/** Where the order pages are; they bring the order TAN gate (portal.md 2.5). */
const ORDER_AREA = absolutePath('order/');

/**
 * The gate before everything that needs the session TAN. A visit that begins on an order page goes through the order
 * TAN gate (TAN-03), any other by the session TAN screen (TAN-01); both end in the same active session. Most pages
 * open with the TAN active: the screen that asks for it comes only when it is not. Told at once: somebody is
 * signed in.
 */
export function sessionGate(container: Container, onSignedIn: () => void): Gate {
  const { path } = container.get(tokens.environment);
  const decide = async (): Promise<Gate> => {
    if (path().startsWith(ORDER_AREA)) {
      onSignedIn();
      return (await import('./order-gate')).orderGate(container);
    }
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
