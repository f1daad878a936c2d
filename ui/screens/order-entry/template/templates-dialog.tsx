import type { OrderTemplate } from '@domain/order/prefill/order-template';
import { Button } from '@ui/components/action/button';
import { Caption } from '@ui/components/text/caption';
import { Dialog } from '@ui/components/action/dialog';
import { EmptyState } from '@ui/components/feedback/empty-state';
import { Notice } from '@ui/components/feedback/notice';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { TextButton } from '@ui/components/action/text-button';
import { VisuallyHidden } from '@ui/components/text/visually-hidden';
import { useTexts } from '@ui/i18n/use-texts';
import { SaveTemplateDialog, useFailureText } from '@ui/parts/order/save-template-dialog';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import css from './templates-dialog.module.css';
import type { TemplatesModel } from './templates-model';

interface TemplatesDialogProps {
  readonly templates: TemplatesModel;
  readonly onClose: () => void;
}

/** The customer's templates: one press fills the form; each can be renamed, overwritten and thrown away (ORD-21). */
export const TemplatesDialog = observer(function TemplatesDialog({
  templates,
  onClose,
}: TemplatesDialogProps) {
  const t = useTexts();
  const textOf = useFailureText();
  const [renamed, setRenamed] = useState<OrderTemplate>();
  const { failure, list } = templates;
  useEffect(() => templates.load(), [templates]);
  if (renamed)
    return (
      <SaveTemplateDialog
        suggestion={renamed.name}
        onSave={(name) => templates.rename(renamed.id, name)}
        onClose={() => setRenamed(undefined)}
      />
    );
  return (
    <Dialog
      heading={t('orderTemplate.load.heading')}
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('orderTemplate.close')}</Button>}
    >
      {failure && <Notice kind="error" announced="alert" headline={textOf(failure)} />}
      <RemoteView data={list.data} subject={t('orderTemplate.subject')} onRetry={templates.load}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState icon="receipt-text" headline={t('orderTemplate.none')}>
              {t('orderTemplate.noneText')}
            </EmptyState>
          ) : (
            <ul className={css['list']}>
              {found.map((template) => (
                <TemplateRow
                  key={template.id}
                  template={template}
                  templates={templates}
                  onClose={onClose}
                  onRename={() => setRenamed(template)}
                />
              ))}
            </ul>
          )
        }
      </RemoteView>
    </Dialog>
  );
});

interface TemplateRowProps extends TemplatesDialogProps {
  readonly template: OrderTemplate;
  readonly onRename: () => void;
}

function TemplateRow({ template, templates, onClose, onRename }: TemplateRowProps) {
  const t = useTexts();
  const [asked, setAsked] = useState<'overwrite' | 'drop'>();
  const { id, name, order, instrument } = template;
  const use = async (): Promise<void> => {
    if (await templates.use(id)) onClose();
  };
  const confirm = (): void => {
    setAsked(undefined);
    void (asked === 'drop' ? templates.drop(id) : templates.overwrite(id));
  };
  const what = <VisuallyHidden>{` ${name}`}</VisuallyHidden>;
  return (
    <li>
      <div>
        <b>{name}</b>
        <Caption>
          {[t(`orderParts.type.${order.orderType}`), instrument?.name]
            .filter((part) => part !== undefined)
            .join(' · ')}
        </Caption>
      </div>
      {asked === undefined ? (
        <div className={css['actions']}>
          <Button onPress={() => void use()}>
            {t('orderTemplate.use')}
            {what}
          </Button>
          <TextButton onPress={onRename}>
            {t('orderTemplate.rename')}
            {what}
          </TextButton>
          <TextButton onPress={() => setAsked('overwrite')}>
            {t('orderTemplate.overwrite')}
            {what}
          </TextButton>
          <TextButton onPress={() => setAsked('drop')}>
            {t('orderTemplate.drop')}
            {what}
          </TextButton>
        </div>
      ) : (
        <div className={css['actions']} role="group" aria-label={t(`orderTemplate.ask.${asked}`, { name })}>
          <span>{t(`orderTemplate.ask.${asked}`, { name })}</span>
          <Button onPress={confirm}>{t(`orderTemplate.sure.${asked}`)}</Button>
          <TextButton onPress={() => setAsked(undefined)}>{t('orderTemplate.cancel')}</TextButton>
        </div>
      )}
    </li>
  );
}
