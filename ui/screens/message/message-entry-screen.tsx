import { focusHeading } from '@ui/components/page/focus-heading';
import { charactersOf, type WrittenMessage } from '@domain/postbox/form/message-form';
import { LONGEST_MESSAGE, messageTopics } from '@domain/postbox/secure-message';
import { pathOf } from '@ui/app/routes';
import { Button } from '@ui/components/action/button';
import { ButtonLink } from '@ui/components/action/button-link';
import { ButtonRow } from '@ui/components/action/button-row';
import { Notice } from '@ui/components/feedback/notice';
import { ChoiceField } from '@ui/components/field/choice-field';
import { TextAreaField } from '@ui/components/field/text-area-field';
import { TextField } from '@ui/components/field/text-field';
import { PageHeading } from '@ui/components/text/page-heading';
import { FormSummary } from '@ui/forms/form-summary';
import { LostNotice } from '@ui/forms/lost-notice';
import { useField } from '@ui/forms/use-field';
import { SavedTag } from '@ui/forms/saved-tag';
import { useFormats, useLanguage, useTexts } from '@ui/i18n/use-texts';
import { FailedRelease } from '@ui/release/failed-release';
import { ReleaseView } from '@ui/release/release-view';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { carriedAbout } from './carried-about';
import type { MessageEntryModel } from './message-entry-model';
import css from './message.module.css';

interface EntryProps {
  readonly model: MessageEntryModel;
}

/** `postfach/nachrichten/neu`: a message to the bank (CUS-02). */
export const MessageEntryScreen = observer(function MessageEntryScreen({ model }: EntryProps) {
  const t = useTexts();
  const [about] = useState(carriedAbout(useLocation().state));
  useEffect(() => {
    void model.open(about);
    return model.dispose;
  }, [about, model]);
  const { sent, release } = model;
  const at = sent !== undefined ? 'sent' : release.stage.kind === 'asking' ? 'asking' : undefined;
  return (
    <>
      <PageHeading
        {...(at && { state: t(`message.entry.state.${at}`) })}
        trail={[
          { text: t('shell.page.start'), to: pathOf('start') },
          { text: t('shell.page.postbox'), to: pathOf('postbox') },
          { text: t('shell.page.messages'), to: pathOf('messages') },
          { text: t('shell.page.messageEntry') },
        ]}
      >
        {t('shell.page.messageEntry')}
      </PageHeading>
      <div className={css['page']}>
        {at === 'sent' ? (
          <Sent model={model} />
        ) : at === 'asking' ? (
          <ReleaseView model={release} proof={undefined} />
        ) : (
          model.isOpen && <Entry model={model} />
        )}
      </div>
    </>
  );
});

const Sent = observer(function Sent({ model }: EntryProps) {
  const t = useTexts();
  return (
    <Notice
      kind="ok"
      announced="status"
      headline={t('message.entry.sent')}
      actions={
        <ButtonRow>
          <ButtonLink to={pathOf('messages')}>{t('message.entry.all')}</ButtonLink>
          <Button variant="text" onPress={model.writeOn}>
            {t('message.entry.another')}
          </Button>
        </ButtonRow>
      }
    >
      <p>{t('message.entry.sentText', { number: model.sent?.number ?? '' })}</p>
    </Notice>
  );
});

const Entry = observer(function Entry({ model }: EntryProps) {
  const t = useTexts();
  const formats = useFormats();
  const language = useLanguage();
  const { form, keeper } = model;
  const topic = useField(form.field(form.nodes.topic));
  const reference = useField(form.field(form.nodes.reference));
  const text = useField(form.field(form.nodes.text));
  const left = LONGEST_MESSAGE - charactersOf(text.value.trim());
  const say = ({ topic: about, reference: name }: WrittenMessage): string => {
    const word = t(`message.topic.${about}`);
    return name === undefined
      ? t('message.entry.words', { topic: word })
      : t('message.entry.wordsAbout', { topic: word, reference: name });
  };
  return (
    <>
      <Told model={model} />
      <p>{t('message.entry.intro')}</p>
      <form
        className={css['fields']}
        noValidate
        aria-label={t('shell.page.messageEntry')}
        onSubmit={(event) => {
          event.preventDefault();
          void model.send(language, say);
        }}
      >
        <ChoiceField
          {...topic}
          look="list"
          label={t('message.entry.topic')}
          placeholder={t('message.entry.choose')}
          choices={messageTopics.map((value) => ({ value, label: t(`message.topic.${value}`) }))}
        />
        <TextField
          {...reference}
          optional
          label={t('message.entry.reference')}
          hint={t('message.entry.referenceHint')}
        />
        <TextAreaField
          {...text}
          rows={8}
          label={t('message.entry.text')}
          hint={
            left < 0
              ? t('message.entry.over', { count: formats.count(-left) })
              : t('message.entry.left', { count: formats.count(left) })
          }
        />
        <ButtonRow>
          <Button type="submit" variant="go" busy={model.isBusy ? t('message.entry.sending') : undefined}>
            {t(model.hasTwin ? 'message.entry.twinSend' : 'message.entry.send')}
          </Button>
          <SavedTag keeper={keeper} />
        </ButtonRow>
      </form>
    </>
  );
});

const Told = observer(function Told({ model }: EntryProps) {
  const t = useTexts();
  const { notice, failure, hasTwin, form } = model;
  const nameOf = (path: string): string =>
    path === 'topic' || path === 'reference' ? t(`message.entry.${path}`) : t('message.entry.text');
  return (
    <div className={css['notices']}>
      <LostNotice lost={model.lost} labelOf={nameOf} />
      {notice !== undefined && (
        <Notice
          kind={notice === 'restored' ? 'info' : notice === 'refused' ? 'error' : 'warn'}
          announced={notice === 'restored' ? 'status' : 'alert'}
          headline={t(`message.entry.${notice}`)}
          actions={
            notice === 'restored' ? (
              <Button
                variant="text"
                onPress={() => {
                  model.startOver();
                  focusHeading();
                }}
              >
                {t('message.entry.discard')}
              </Button>
            ) : undefined
          }
        >
          {notice === 'refused' && <p>{t('message.entry.nothing')}</p>}
        </Notice>
      )}
      {hasTwin && (
        <Notice kind="warn" announced="alert" headline={t('message.entry.twin')}>
          <p>{t('message.entry.twinText')}</p>
        </Notice>
      )}
      {failure && (
        <FailedRelease
          failure={failure}
          nothing={t('message.entry.nothing')}
          attempted={model.release.failed}
        />
      )}
      <FormSummary
        form={form}
        attempt={model.attempt}
        headline={(count) => t('message.entry.errors', { count })}
        labelOf={nameOf}
      />
    </div>
  );
});
