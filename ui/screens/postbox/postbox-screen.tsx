import { initialPostboxView, postboxFilters, type PostboxFilter } from '@domain/postbox/postbox-view';
import { fileNameOf, type BankDocument } from '@domain/postbox/bank-document';
import { pathOf } from '@ui/app/routes';
import { Button } from '@ui/components/action/button';
import { Dialog } from '@ui/components/action/dialog';
import { EmptyState } from '@ui/components/feedback/empty-state';
import { Notice } from '@ui/components/feedback/notice';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { saveFile } from '@ui/components/page/save-file';
import { FilterChips } from '@ui/components/search/filter-chips';
import { FindField } from '@ui/components/search/find-field';
import { PageHeading } from '@ui/components/text/page-heading';
import { failureWords } from '@domain/failure/failure-words';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { TextBlocks } from '@ui/parts/consent/text-blocks';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { DocumentList } from './document-list';
import type { PostboxModel } from './postbox-model';
import css from './postbox-screen.module.css';
import { useViewInUrl } from './use-view-in-url';

interface PostboxScreenProps {
  readonly model: PostboxModel;
}

/** `postfach`: the bank's documents by day, unread ones marked, each to be opened (CUS-02). */
export const PostboxScreen = observer(function PostboxScreen({ model }: PostboxScreenProps) {
  const t = useTexts();
  const { count } = useFormats();
  const { documents, unread } = model;
  useViewInUrl(model);
  useEffect(() => {
    void model.load();
  }, [model]);
  return (
    <>
      <PageHeading
        trail={[{ text: t('shell.page.start'), to: pathOf('start') }, { text: t('postbox.title') }]}
        actions={
          documents.kind === 'loaded' &&
          documents.value.length > 0 && (
            <p role="status">
              {unread === 0 ? t('postbox.allRead') : t('postbox.unread', { count: count(unread) })}
            </p>
          )
        }
      >
        {t('postbox.title')}
      </PageHeading>
      <RemoteView data={documents} subject={t('postbox.subject')} onRetry={() => void model.load()}>
        {() => <Documents model={model} />}
      </RemoteView>
      <PageDialog model={model} />
    </>
  );
});

const Documents = observer(function Documents({ model }: PostboxScreenProps) {
  const t = useTexts();
  const { all, shown, days, view, opening } = model;
  const open = (document: BankDocument): void => {
    void model.open(document).then((bytes) => {
      if (bytes !== undefined) saveFile(fileNameOf(document), new Blob([bytes], { type: document.form }));
    });
  };
  if (all.length === 0)
    return (
      <EmptyState icon="message-square" headline={t('postbox.empty.headline')}>
        {t('postbox.empty.text')}
      </EmptyState>
    );
  return (
    <div className={css['content']}>
      <FilterChips<PostboxFilter | 'all'>
        label={t('postbox.filter.label')}
        chosen={view.filter ?? 'all'}
        chips={[
          { value: 'all', label: t('postbox.filter.all'), count: model.count(undefined) },
          ...postboxFilters.map((filter) => ({
            value: filter,
            label: t(`postbox.filter.${filter}`),
            count: model.count(filter),
          })),
        ]}
        onChoose={(chosen) => {
          model.show({ filter: chosen === 'all' ? undefined : chosen });
        }}
      />
      <div className={css['search']}>
        <FindField
          id="document-search"
          label={t('postbox.search')}
          value={view.search}
          onChange={(search) => {
            model.show({ search });
          }}
        />
      </div>
      <Unopened model={model} onRetry={open} />
      {shown.length === 0 ? (
        <EmptyState
          icon="funnel-x"
          headline={t('postbox.empty.noneFound')}
          actions={
            <Button
              onPress={() => {
                model.show(initialPostboxView);
              }}
            >
              {t('postbox.empty.reset')}
            </Button>
          }
        >
          {t('postbox.empty.noneFoundText')}
        </EmptyState>
      ) : (
        <DocumentList days={days} opening={opening} onOpen={open} />
      )}
    </div>
  );
});

interface UnopenedProps extends PostboxScreenProps {
  readonly onRetry: (document: BankDocument) => void;
}

/** What could not be opened, why, and the way to try again; the list stays as it is. */
const Unopened = observer(function Unopened({ model: { unopened }, onRetry }: UnopenedProps) {
  const t = useTexts();
  if (unopened === undefined) return null;
  const { document, failure } = unopened;
  return (
    <Notice
      kind="error"
      announced="alert"
      headline={t('postbox.failed', { name: document.name })}
      actions={
        <Button icon="refresh-cw" onPress={() => onRetry(document)}>
          {t('common.failure.retry')}
        </Button>
      }
    >
      <p>{t(`common.failure.${failureWords(failure)}`)}</p>
    </Notice>
  );
});

/** A document that is a page: its words, and before them what the bank wants to be read first. */
const PageDialog = observer(function PageDialog({ model: { page, close } }: PostboxScreenProps) {
  const t = useTexts();
  if (page === undefined) return null;
  const { foreword, blocks } = page.content;
  return (
    <Dialog
      heading={page.document.name}
      onClose={close}
      actions={<Button onPress={close}>{t('postbox.close')}</Button>}
    >
      <TextBlocks blocks={[...foreword, ...blocks]} />
    </Dialog>
  );
});
