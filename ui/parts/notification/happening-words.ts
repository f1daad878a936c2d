import type { Notification } from '@domain/notification/notification';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { useCallback } from 'react';

/** What happened, as one sentence. */
export function useHappeningWords(): (notification: Notification) => string {
  const t = useTexts();
  const formats = useFormats();
  return useCallback(
    ({ name, happening }) => {
      switch (happening.kind) {
        case 'plan':
        case 'application':
        case 'fund-order':
          return name;
        case 'document':
          return t('notification.words.document', { name });
        case 'alarm':
          return t(`notification.words.alarm.${happening.direction}`, {
            name,
            level: formats.amount(happening.level),
          });
        case 'executed':
          return t(`notification.words.executed.${happening.side}`, {
            name,
            quantity: formats.amount(happening.quantity),
            price: formats.amount(happening.price),
          });
        case 'expired':
        case 'cancelled':
          return t(`notification.words.${happening.kind}.${happening.side}`, {
            name,
            quantity: formats.amount(happening.quantity),
          });
      }
    },
    [formats, t],
  );
}
