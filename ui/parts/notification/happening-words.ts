import type { Notification } from '@domain/notification/notification';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { useDocumentName } from '@ui/i18n/use-document-name';
import { useCallback } from 'react';

/** What happened, as one sentence. */
export function useHappeningWords(): (notification: Notification) => string {
  const t = useTexts();
  const formats = useFormats();
  const documentName = useDocumentName();
  return useCallback(
    ({ name, happening }) => {
      switch (happening.kind) {
        case 'plan':
        case 'application':
        case 'fund-order':
        case 'tax':
          return name;
        case 'document':
          return t('notification.words.document', {
            name: documentName({ name, ...(happening.title && { title: happening.title }) }),
          });
        case 'alarm':
          return t(`notification.words.alarm.${happening.direction}`, {
            name,
            level: formats.price(happening.level),
          });
        case 'executed':
          return t(`notification.words.executed.${happening.side}`, {
            name,
            quantity: formats.amount(happening.quantity),
            price: formats.price(happening.price),
          });
        case 'expired':
        case 'cancelled':
          return t(`notification.words.${happening.kind}.${happening.side}`, {
            name,
            quantity: formats.amount(happening.quantity),
          });
      }
    },
    [documentName, formats, t],
  );
}
