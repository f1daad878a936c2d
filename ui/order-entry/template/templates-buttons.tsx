import { Button } from '@ui/components/button';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import type { OrderInputModel } from '../order-input-model';

const SaveDialog = lazy(async () => ({
  default: (await import('@ui/order-parts/order-template/save-template-dialog')).SaveTemplateDialog,
}));
const LoadDialog = lazy(async () => ({ default: (await import('./templates-dialog')).TemplatesDialog }));

/** Keeps the order as a template, or begins it from one; the code of both comes when they are asked for (ORD-21). */
export const TemplatesButtons = observer(function TemplatesButtons({
  input,
}: {
  readonly input: OrderInputModel;
}) {
  const t = useTexts();
  const [open, setOpen] = useState<'save' | 'load'>();
  const { instrument } = input.form.values;
  const close = (): void => setOpen(undefined);
  return (
    <>
      <Button variant="text" onPress={() => setOpen('load')}>
        {t('orderTemplate.load.open')}
      </Button>
      {instrument && (
        <Button variant="text" onPress={() => setOpen('save')}>
          {t('orderTemplate.save.open')}
        </Button>
      )}
      <Suspense>
        {open === 'save' && (
          <SaveDialog suggestion={instrument?.name ?? ''} onSave={input.templates.keep} onClose={close} />
        )}
        {open === 'load' && <LoadDialog templates={input.templates} onClose={close} />}
      </Suspense>
    </>
  );
});
