import { isUnread, type SecureMessage } from '@domain/postbox/secure-message';
import { pathOf } from '@ui/app/routes';
import { ButtonLink } from '@ui/components/action/button-link';
import { Disclosure } from '@ui/components/action/disclosure';
import { EmptyState } from '@ui/components/feedback/empty-state';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { PageHeading } from '@ui/components/text/page-heading';
import { Tag } from '@ui/components/text/tag';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import css from './message.module.css';
import type { MessagesModel } from './messages-model';

interface MessagesProps {
  readonly model: MessagesModel;
}

/** `postfach/nachrichten`: what was written to the bank, the latest first, with its answers (CUS-02). */
export const MessagesScreen = observer(function MessagesScreen({ model }: MessagesProps) {
  const t = useTexts();
  const { list, unread } = model;
  useEffect(() => {
    void model.open();
    return model.dispose;
  }, [model]);
  const write = (
    <ButtonLink to={pathOf('messageEntry')} variant="go" icon="message-square">
      {t('shell.page.messageEntry')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeading
        trail={[
          { text: t('shell.page.start'), to: pathOf('start') },
          { text: t('shell.page.postbox'), to: pathOf('postbox') },
          { text: t('shell.page.messages') },
        ]}
        actions={write}
      >
        {t('shell.page.messages')}
      </PageHeading>
      <RemoteView data={list.data} subject={t('message.subject')} onRetry={() => void model.load()}>
        {(messages) =>
          messages.length === 0 ? (
            <EmptyState icon="message-square" headline={t('message.empty.headline')}>
              {t('message.empty.text')}
            </EmptyState>
          ) : (
            <>
              <p role="status">
                {unread === 0 ? t('message.allRead') : t('message.unread', { count: unread })}
              </p>
              <ul className={css['list']}>
                {messages.map((message) => (
                  <MessageEntry key={message.id} message={message} onOpen={() => void model.read(message)} />
                ))}
              </ul>
            </>
          )
        }
      </RemoteView>
    </>
  );
});

interface EntryProps {
  readonly message: SecureMessage;
  readonly onOpen: () => void;
}

/** One message: what it is about and how far it is; opened, all that was written. */
function MessageEntry({ message, onOpen }: EntryProps) {
  const t = useTexts();
  const formats = useFormats();
  const { topic, reference, number, sentAt, text, language, answer } = message;
  const word = t(`message.topic.${topic}`);
  return (
    <li className={css['message']}>
      <Disclosure
        onOpen={onOpen}
        summary={
          <span className={css['head']}>
            <b>{reference === undefined ? word : t('message.about', { topic: word, reference })}</b>
            <State message={message} />
            <span className={css['when']}>
              {t('message.sent', {
                number,
                day: formats.instant(sentAt, 'date'),
                time: formats.instant(sentAt),
              })}
            </span>
          </span>
        }
      >
        <div className={css['body']}>
          <h2>{t('message.yours')}</h2>
          <p className={css['text']} lang={language}>
            {text}
          </p>
          {answer === undefined ? (
            <p>{t('message.noAnswer')}</p>
          ) : (
            <section className={css['answer']}>
              <h2>
                {t('message.answer', {
                  day: formats.instant(answer.at, 'date'),
                  time: formats.instant(answer.at),
                })}
              </h2>
              <p className={css['text']} lang={language}>
                {answer.text}
              </p>
            </section>
          )}
        </div>
      </Disclosure>
    </li>
  );
}

function State({ message }: Pick<EntryProps, 'message'>) {
  const t = useTexts();
  if (isUnread(message))
    return (
      <Tag icon="circle" tone="info">
        {t('message.new')}
      </Tag>
    );
  return message.answer === undefined ? (
    <Tag icon="hourglass">{t('message.waiting')}</Tag>
  ) : (
    <Tag icon="check" tone="ok">
      {t('message.answered')}
    </Tag>
  );
}
