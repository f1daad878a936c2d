import { classNames } from '@ui/components/class-names';
import { patiently } from '@ui/components/progress/patiently';
import { useTexts } from '@ui/i18n/use-texts';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { Dock } from './navigation/dock';
import { layoutAt } from './layout';
import { NavigationList } from './navigation/navigation-list';
import { useServices, type ShellDialog } from './services';
import css from './shell.module.css';
import { TopBar } from './navigation/top-bar';

const menu = async (): Promise<ShellDialog> => (await import('./navigation/menu-dialog')).MenuDialog;

/** Bar, navigation and the page's place; the same on every page, but for the navigation beside slim ones. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useTexts();
  const { session, Offline } = useServices();
  const { pathname } = useLocation();
  const main = useFocusWhileLoading();
  const { Opened, isComing, isLost, open, close } = useDialogs(pathname);
  const isSlim = layoutAt(pathname) === 'slim';
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      open('palette');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
  return (
    <>
      <a className={css['skip']} href="#content">
        {t('shell.skip')}
      </a>
      <TopBar onSearch={() => open('palette')} onMenu={() => open('menu')} />
      <div className={classNames(css['frame'], isSlim && css['slim'])}>
        {!isSlim && (
          <nav className={css['side']} aria-label={t('shell.navigation.label')}>
            <NavigationList />
          </nav>
        )}
        <main ref={main} id="content" className={css['main']} tabIndex={-1}>
          <Offline />
          <session.Notices />
          {children}
        </main>
      </div>
      <Dock onMenu={() => open('menu')} />
      {Opened && <Opened onClose={close} />}
      {isComing && (
        <p className={css['lost']} role="status">
          {t('shell.dialogComing')}
        </p>
      )}
      {isLost && (
        <p className={css['lost']} role="alert">
          {t('shell.dialogLost')}
        </p>
      )}
      <session.Dialogs />
    </>
  );
}

/**
 * The link that was pressed goes with its page. Until the next one is there and its heading takes the focus, its place
 * holds it: a key pressed meanwhile would begin at the top of the window. Where one came in, the browser keeps it.
 */
function useFocusWhileLoading(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    const isFirst = shown.current === pathname;
    shown.current = pathname;
    if (!isFirst && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** Milliseconds after which it is said that a dialog is coming; most are there before. */
const SOON = 400;

/** At most one dialog is open; one whose code does not come, after all tries, is said and can be asked for again. */
function useDialogs(pathname: string) {
  const { logger, palette } = useServices();
  const [Opened, setOpened] = useState<ShellDialog>();
  const [isComing, setComing] = useState(false);
  const [isLost, setIsLost] = useState(false);
  /** Ends the wait for one that is not wanted any more. */
  const callOff = useRef<() => void>(() => undefined);
  // Evaluated when they are wanted: a sheet that comes makes the browser lay out the whole page anew.
  const dialogs = useMemo(() => ({ palette, menu }), [palette]);
  const open = useCallback(
    (name: keyof typeof dialogs) => {
      callOff.current();
      let isWanted = true;
      const patience = window.setTimeout(() => setComing(true), SOON);
      callOff.current = () => {
        isWanted = false;
        window.clearTimeout(patience);
        setComing(false);
      };
      setIsLost(false);
      patiently(dialogs[name]).then(
        (Dialog) => {
          if (!isWanted) return;
          callOff.current();
          setOpened(() => Dialog);
        },
        (reason: unknown) => {
          logger.error('Dialog could not be loaded', { name, reason: String(reason) });
          if (!isWanted) return;
          callOff.current();
          setIsLost(true);
        },
      );
    },
    [dialogs, logger],
  );
  // Whoever has gone on meanwhile does not want it over the next page.
  useEffect(() => () => callOff.current(), [pathname]);
  const close = useCallback(() => setOpened(undefined), []);
  return { Opened, isComing, isLost, open, close };
}
