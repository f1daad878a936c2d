import type { Notification } from '@domain/notification/notification';
import { Button } from '@ui/components/action/button';
import { Dialog } from '@ui/components/action/dialog';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { Icon } from '@ui/components/icon/icon';
import { Tag } from '@ui/components/text/tag';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { happeningIcons, happeningPlace } from '@ui/parts/notification/happening-place';
import { HappeningText } from '@ui/parts/notification/happening-text';
import type { NotificationsModel } from './notifications-model';
import css from './notifications.module.css';

/** What happened, the latest first, each with the way to it. */
export const NotificationsDialog = observer(function NotificationsDialog({
  model,
}: {
  readonly model: NotificationsModel;
}) {
  const t = useTexts();
  if (!model.isOpen) return null;
  return (
    <Dialog
      heading={t('notification.heading')}
      actions={<Button onPress={model.close}>{t('notification.close')}</Button>}
      onClose={model.close}
    >
      <FromTheTop>
        <RemoteView
          data={model.list.data}
          subject={t('notification.subject')}
          onRetry={() => void model.look()}
        >
          {(all) =>
            all.length === 0 ? (
              <p>{t('notification.none')}</p>
            ) : (
              <ul className={css['list']}>
                {all.map((each) => (
                  <Entry key={each.id} notification={each} onFollow={model.close} />
                ))}
              </ul>
            )
          }
        </RemoteView>
      </FromTheTop>
    </Dialog>
  );
});

/** The list comes after the dialog: the keyboard begins above it, not at the one button that stands there before, below it. */
function FromTheTop({ children }: { readonly children: ReactNode }) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={top} tabIndex={-1} className={css['top']}>
      {children}
    </div>
  );
}

interface EntryProps {
  readonly notification: Notification;
  readonly onFollow: () => void;
}

function Entry({ notification, onFollow }: EntryProps) {
  const t = useTexts();
  const formats = useFormats();
  const { at, isSeen, happening } = notification;
  return (
    <li className={css['entry']}>
      <Icon name={happeningIcons[happening.kind]} />
      <span>
        <Link to={happeningPlace(happening)} onClick={onFollow}>
          <HappeningText notification={notification} />
        </Link>{' '}
        {!isSeen && (
          <Tag icon="circle" tone="info">
            {t('notification.new')}
          </Tag>
        )}
        <small>{`${formats.instant(at, 'date')}, ${formats.instant(at)}`}</small>
      </span>
    </li>
  );
}
