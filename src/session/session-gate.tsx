import { CrashBoundary } from '@ui/app/failing/crash-boundary';
import { useBoundary } from '@ui/app/failing/use-boundary';
import { OpeningPage } from '@ui/app/opening-page';
import { absolutePath } from '@ui/app/routes';
import type { Services } from '@ui/app/services';
import { Spinner } from '@ui/components/progress/progress';
import { useTexts } from '@ui/i18n/use-texts';
import * as E from 'fp-ts/Either';
import type { Container } from 'inversify';
import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { fetchCode } from '../later/fetch-code';
import { accessTokens } from '../modules/session/access-tokens';
import { bankTokens } from '../modules/session/bank-tokens';
import { platformTokens } from '../modules/platform/platform-tokens';

type Gate = ComponentType<{ readonly children: ReactNode }>;

const Open: Gate = ({ children }) => children;

/** Where the order pages are; they bring the order TAN gate (portal.md 2.5). */
const ORDER_AREA = absolutePath('order/');

const orderGateCode = () => import('./order-gate');
const orderAreaCode: readonly (() => Promise<unknown>)[] = [
  orderGateCode,
  () => import('@adapters/http/order/http-order-gateway'),
];

const isOrderArea = (container: Container): boolean =>
  container.get(platformTokens.environment).path().startsWith(ORDER_AREA);

/** Fetches the code around the order pages while guards are asked; where it is needed, what did not come is missed. */
export function prefetchOrderArea(container: Container): void {
  if (isOrderArea(container)) for (const load of orderAreaCode) load().catch(() => undefined);
}

/** Tells that whatever stands before it has let somebody through. */
function Passed({ tell }: { readonly tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

/** A gate that has to be decided on, and may have to be fetched. */
function Deferred({
  decide,
  waiting,
  children,
}: {
  readonly decide: () => Promise<Gate>;
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}) {
  const [Decided, setDecided] = useState<Gate>();
  // Code of a gate that does not come.
  const fail = useBoundary();
  useEffect(() => {
    decide().then((gate) => startTransition(() => setDecided(() => gate)), fail);
  }, [decide, fail]);
  if (Decided !== undefined) return <Decided>{children}</Decided>;
  return waiting ?? <OpeningPage />;
}

/** Where the customer was before the page was covered: focus and window title are given back afterwards. */
function usePlaceKept(isCovered: boolean): void {
  const place = useRef<{ readonly focused: Element | null; readonly title: string }>(undefined);
  useLayoutEffect(() => {
    if (isCovered) {
      place.current = { focused: document.activeElement, title: document.title };
      return;
    }
    if (place.current === undefined) return;
    const { focused, title } = place.current;
    document.title = title;
    if (focused instanceof HTMLElement) focused.focus();
  }, [isCovered]);
}

/** Who is told by the gate. */
interface GateListeners {
  /** Somebody is signed in. */
  readonly onSignedIn: () => void;
  /** The session TAN is there; at each opening. */
  readonly onOpened: () => void;
}

/**
 * The gate before everything that needs the session TAN. A visit that begins on an order page goes through the order
 * TAN gate (TAN-03), any other by the session TAN screen (TAN-01); both end in the same active session. Most pages
 * open with the TAN active: the screen that asks for it comes only when it is not. Told at once: somebody is
 * signed in. A TAN that lapses later is asked for over the page, which waits unseen with everything typed in it.
 */
export function sessionGate(
  container: Container,
  { onSignedIn, onOpened }: GateListeners,
): Services['SessionGate'] {
  const lapse = container.get(bankTokens.sessionTanLapse);
  const passed = (): void => {
    // A session that was out of reach at first is known only now.
    onSignedIn();
    lapse.given();
    onOpened();
  };
  const listen = (tell: () => void) => lapse.listen(tell);
  const scheduler = container.get(platformTokens.scheduler);
  const logger = container.get(platformTokens.logger);
  const newErrorId = (): string => container.get(platformTokens.identifiers).uuid();
  const again = async (): Promise<Gate> =>
    (await fetchCode(scheduler, () => import('./session-tan-screen'))).sessionTanScreen(container);
  const decide = async (): Promise<Gate> => {
    if (isOrderArea(container)) {
      onSignedIn();
      return (await fetchCode(scheduler, orderGateCode)).orderGate(container);
    }
    const found = container.get(accessTokens.foundSession)();
    const session = found ? E.right(found) : await container.get(bankTokens.sessions).load()();
    if (E.isRight(session)) onSignedIn();
    return E.isRight(session) && session.right.sessionTanActive ? Open : again();
  };
  let decision: Promise<Gate> | undefined;
  // One that failed is decided again by the next page; the code may come then.
  const first = (): Promise<Gate> =>
    (decision ??= decide().catch((reason: unknown) => {
      decision = undefined;
      throw reason;
    }));

  return function SessionGate({ waiting, children }) {
    const t = useTexts();
    const isLapsed = useSyncExternalStore(listen, () => lapse.isLapsed);
    usePlaceKept(isLapsed);
    return (
      <>
        {isLapsed && (
          // Of its own: the page behind keeps what is typed where this code does not come.
          <CrashBoundary logger={logger} newErrorId={newErrorId}>
            <Deferred decide={again} waiting={<Spinner>{t('shell.waiting')}</Spinner>}>
              <Passed tell={passed} />
            </Deferred>
          </CrashBoundary>
        )}
        <div hidden={isLapsed}>
          <Deferred decide={first} waiting={waiting}>
            <Passed tell={passed} />
            {children}
          </Deferred>
        </div>
      </>
    );
  };
}
