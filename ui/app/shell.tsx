import { useTexts } from '@ui/i18n/use-texts';
import { useEffect, useState, type ReactNode } from 'react';
import { Dock } from './dock';
import { MenuDialog } from './menu-dialog';
import { NavigationList } from './navigation-list';
import { SearchDialog } from './search-dialog';
import { useServices } from './services';
import css from './shell.module.css';
import { TopBar } from './top-bar';

/** Bar, navigation and the page's place; the same on every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useTexts();
  const { session } = useServices();
  const [opened, setOpened] = useState<'search' | 'menu'>();
  const close = () => setOpened(undefined);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpened('search');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <a className={css['skip']} href="#content">
        {t('shell.skip')}
      </a>
      <TopBar onSearch={() => setOpened('search')} onMenu={() => setOpened('menu')} />
      <div className={css['frame']}>
        <nav className={css['side']} aria-label={t('shell.navigation.label')}>
          <NavigationList />
        </nav>
        <main id="content" className={css['main']} tabIndex={-1}>
          {children}
        </main>
      </div>
      <Dock onMenu={() => setOpened('menu')} />
      <session.Warning />
      {opened === 'search' && <SearchDialog onClose={close} />}
      {opened === 'menu' && <MenuDialog onClose={close} />}
    </>
  );
}
