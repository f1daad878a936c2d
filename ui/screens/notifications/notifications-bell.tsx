import { IconButton } from '@ui/components/action/icon-button';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { NotificationsModel } from './notifications-model';
import css from './notifications.module.css';

/** The bell of the top bar, with how many things the customer has not seen yet. */
export const NotificationsBell = observer(function NotificationsBell({
  model,
}: {
  readonly model: NotificationsModel;
}) {
  const t = useTexts();
  const { count } = useFormats();
  const { unseen } = model;
  return (
    <IconButton
      icon="bell"
      label={unseen === 0 ? t('notification.open') : t('notification.openNew', { count: unseen })}
      expanded={model.isOpen}
      onPress={model.open}
    >
      {unseen > 0 && (
        <span className={css['badge']} aria-hidden="true">
          {unseen > 99 ? '99+' : count(unseen)}
        </span>
      )}
    </IconButton>
  );
});
