import { Button } from '@ui/components/action/button';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { useTexts } from '@ui/i18n/use-texts';
import { Suspense, useState } from 'react';
import type { OrderPreferencesModel } from './order-preferences-model';
import css from './preferences-button.module.css';

const Preferences = lazyPart(async () => (await import('./preferences-dialog')).PreferencesDialog);

/** Opens the lasting choices for order entry; their code comes when they are asked for. */
export function PreferencesButton({ preferences }: { readonly preferences: OrderPreferencesModel }) {
  const t = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="text" icon="columns-3-cog" onPress={() => setIsOpen(true)}>
        <span className={css['words']}>{t('orderEntry.preferences.open')}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <Preferences preferences={preferences} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
