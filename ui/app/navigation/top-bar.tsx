import { Icon } from '@ui/components/icon/icon';
import { IconButton } from '@ui/components/action/icon-button';
import { LanguageSwitch } from '@ui/components/action/language-switch';
import { ThemeSwitch } from '@ui/components/action/theme-switch';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { BrandMark } from './brand-mark';
import { useOffered } from '../offered';
import { pathOf } from '../routes';
import { useServices } from '../services';
import css from './top-bar.module.css';
import { useMediaQuery } from '../use-media-query';

interface TopBarProps {
  readonly onSearch: () => void;
  readonly onMenu: () => void;
}

/** Brand, search, and what is the same on every page: language, appearance, discreet mode, sign out. */
export const TopBar = observer(function TopBar({ onSearch, onMenu }: TopBarProps) {
  const t = useTexts();
  const { settings, signOut, session } = useServices();
  const orders = useOffered('orderEntry');
  const deviceIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  return (
    <header className={css['bar']}>
      <div className={css['menu']}>
        <IconButton icon="menu" label={t('shell.menu.open')} onPress={onMenu} />
      </div>
      <Link className={css['brand']} to={pathOf('start')}>
        <BrandMark />
        {t('common.product')}
      </Link>
      <button type="button" className={css['find']} aria-keyshortcuts="Control+K Meta+K" onClick={onSearch}>
        <Icon name="search" />
        <span>{t(orders ? 'shell.search.prompt' : 'shell.search.open')}</span>
        <kbd>{t('shell.search.keys')}</kbd>
      </button>
      <div className={css['tools']}>
        <span className={css['findShort']}>
          <IconButton icon="search" label={t('shell.search.open')} onPress={onSearch} />
        </span>
        <span className={css['session']}>
          <session.Clock />
        </span>
        <span className={css['bell']}>
          <session.Bell />
        </span>
        <LanguageSwitch
          language={settings.language}
          onChange={(language) => void settings.setLanguage(language)}
        />
        <ThemeSwitch
          appearance={settings.appearance}
          deviceIsDark={deviceIsDark}
          onChange={settings.setAppearance}
        />
        <IconButton
          icon={settings.discreet ? 'eye' : 'eye-off'}
          label={t('shell.discreet')}
          pressed={settings.discreet}
          onPress={settings.toggleDiscreet}
        />
        <button type="button" className={css['out']} onClick={() => void signOut()}>
          <Icon name="log-out" />
          <span>{t('shell.signOut')}</span>
        </button>
      </div>
    </header>
  );
});
