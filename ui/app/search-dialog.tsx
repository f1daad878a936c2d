import { Button } from '@ui/components/button';
import { Dialog } from '@ui/components/dialog';
import { useTexts } from '@ui/i18n/use-texts';
import css from './search-dialog.module.css';
import { SiteSearch } from './site-search';

/** The search from anywhere, with Ctrl or ⌘ K. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts();
  return (
    <Dialog
      heading={t('shell.search.prompt')}
      actions={<Button onPress={onClose}>{t('shell.search.close')}</Button>}
      onClose={onClose}
    >
      <div className={css['room']}>
        <SiteSearch id="site-search" onGone={onClose} />
      </div>
    </Dialog>
  );
}
