import { useTexts } from '@ui/i18n/use-texts';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Breadcrumbs, type Crumb } from '../action/breadcrumbs';
import { classNames } from '../class-names';
import css from './page-heading.module.css';

interface PageHeadingProps {
  readonly children: string;
  /** What the window is called instead, where the heading says something personal. */
  readonly title?: string;
  /** A line above: the date, "Schritt 3 von 7". */
  readonly kicker?: ReactNode;
  /** At the right: the one primary action, a choice of depot. */
  readonly actions?: ReactNode;
  readonly trail?: readonly Crumb[];
  /** Further words of the window's title, such as the step; a new one takes the focus and begins at the top. */
  readonly state?: string;
  /** Leaves out the ink line below, where a stepper or progress line follows. */
  readonly unlined?: boolean;
  /** Said to a screen reader alone: inside another page's flow the eye has that page's heading. */
  readonly hidden?: boolean;
}

/** The first page of a visit has this history key; its heading must not take the focus from the browser. */
export const FIRST_ENTRY = 'default';

/** Where the heading stood last: the page, its state, and the language that was said in. */
interface Place {
  readonly pathname: string;
  readonly state: string | undefined;
  readonly t: unknown;
}

/** The same state in the other language is no new one: the switch of languages keeps the focus. */
const isSame = (a: Place, b: Place): boolean =>
  a.pathname === b.pathname && (a.state === b.state || a.t !== b.t);

/** The page's heading: names the window too and takes the focus after navigating, so that a screen reader says where one is. */
export function PageHeading({
  children,
  title = children,
  kicker,
  actions,
  trail,
  state,
  unlined = false,
  hidden = false,
}: PageHeadingProps) {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<Place>(undefined);
  const { key, pathname } = useLocation();

  useEffect(() => {
    document.title = [title, state, t('common.product')].filter((part) => part !== undefined).join(' · ');
  }, [title, state, t]);

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, state, t };
    if (before === undefined ? key === FIRST_ENTRY : isSame(before, { pathname, state, t })) return;
    heading.current?.focus({ preventScroll: true });
    // A new page stands where it was left or at its top; a step of the same page begins at the top.
    if (before?.pathname === pathname) document.documentElement.scrollTop = 0;
  }, [key, pathname, state, t]);

  const words = (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
  if (hidden) return <div className={css['hidden']}>{words}</div>;
  return (
    // One block: a page that sets gaps between its parts sets none within its heading.
    <div>
      {trail && <Breadcrumbs trail={trail} />}
      <div className={classNames(css['head'], !unlined && css['lined'])}>
        <div>
          {kicker !== undefined && <p className={css['kicker']}>{kicker}</p>}
          {words}
        </div>
        {actions !== undefined && <div className={css['actions']}>{actions}</div>}
      </div>
    </div>
  );
}
