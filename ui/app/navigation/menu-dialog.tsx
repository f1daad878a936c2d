import { Button } from '@ui/components/action/button';
import { Dialog } from '@ui/components/action/dialog';
import { useTexts } from '@ui/i18n/use-texts';
import { useEffect } from 'react';
import { NavigationList } from './navigation-list';
import { useViewport } from '../viewport';
import { useServices } from '../services';

/** The whole navigation where there is no room for it at the side; it goes as soon as there is. */
export function MenuDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts();
  const isBeside = useViewport('desktop');
  useEffect(() => {
    if (isBeside) onClose();
  }, [isBeside, onClose]);
  const { session } = useServices();
  return (
    <Dialog
      heading={t('shell.menu.heading')}
      actions={<Button onPress={onClose}>{t('shell.menu.close')}</Button>}
      onClose={onClose}
    >
      <nav aria-label={t('shell.menu.heading')}>
        <NavigationList onFollow={onClose} />
      </nav>
      <session.Clock />
    </Dialog>
  );
}
