import { Button } from '@ui/components/action/button';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import type { ShownNodes } from '../observed-order';
import type { TemplatesModel } from './templates-model';

const SaveDialog = lazyPart(
  async () => (await import('@ui/parts/order/save-template-dialog')).SaveTemplateDialog,
);
const LoadDialog = lazyPart(async () => (await import('./templates-dialog')).TemplatesDialog);

/** Keeps the order as a template, or begins it from one; the code of both comes when they are asked for (ORD-21). */
export const TemplatesButtons = observer(function TemplatesButtons({
  nodes,
  templates,
}: {
  readonly nodes: ShownNodes<'instrument'>;
  readonly templates: TemplatesModel;
}) {
  const t = useTexts();
  const [open, setOpen] = useState<'save' | 'load'>();
  const instrument = nodes.instrument.value;
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
          <SaveDialog suggestion={instrument?.name ?? ''} onSave={templates.keep} onClose={close} />
        )}
        {open === 'load' && <LoadDialog templates={templates} onClose={close} />}
      </Suspense>
    </>
  );
});
