import {
  documentDays,
  filteredDocuments,
  initialPostboxView,
  namedDocuments,
  postboxFilters,
  type DocumentDay,
  type PostboxFilter,
} from '@domain/postbox/postbox-view';
import { pathOf } from '@ui/app/routes';
import { Button } from '@ui/components/action/button';
import { ButtonLink } from '@ui/components/action/button-link';
import { EmptyState } from '@ui/components/feedback/empty-state';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { FilterChips } from '@ui/components/search/filter-chips';
import { FindField } from '@ui/components/search/find-field';
import { PageHeading } from '@ui/components/text/page-heading';
import { SectionHead } from '@ui/components/text/section-head';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { DocumentEntries, PageDialog, Unopened } from '@ui/parts/document/document-entries';
import { useDocumentName } from '@ui/i18n/use-document-name';
import type { DocumentsModel } from '@ui/parts/document/documents-model';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { PostboxModel } from './postbox-model';
import css from './postbox-screen.module.css';
import { useViewInUrl } from '@ui/app/use-view-in-url';
import { postboxQuery } from './postbox-query';

interface PostboxScreenProps {
  readonly model: PostboxModel;
}

/** `postfach`: the bank's documents by day, unread ones marked, each to be opened (CUS-02). */
export const PostboxScreen = observer(function PostboxScreen({ model }: PostboxScreenProps) {
  const t = useTexts();
  const { count } = useFormats();
  const { documents, unread } = model;
  const { list } = documents;
  useViewInUrl(model, postboxQuery);
  useEffect(() => {
    void documents.load();
  }, [documents]);
  return (
    <>
      <PageHeading
        trail={[{ text: t('shell.page.start'), to: pathOf('start') }, { text: t('shell.page.postbox') }]}
        actions={
          <>
            {list.data.kind === 'loaded' && list.data.value.length > 0 && (
              <p role="status">
                {unread === 0 ? t('postbox.allRead') : t('postbox.unread', { count: count(unread) })}
              </p>
            )}
            <ButtonLink to={pathOf('messages')} icon="message-square">
              {t('shell.page.messages')}
            </ButtonLink>
          </>
        }
      >
        {t('shell.page.postbox')}
      </PageHeading>
      <RemoteView data={list.data} subject={t('postbox.subject')} onRetry={() => void documents.load()}>
        {() => <Documents model={model} />}
      </RemoteView>
      <PageDialog model={documents} />
    </>
  );
});

const Documents = observer(function Documents({ model }: PostboxScreenProps) {
  const t = useTexts();
  const { all, view, documents } = model;
  const named = namedDocuments(all, view, useDocumentName());
  const shown = filteredDocuments(named, view.filter);
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
          { value: 'all', label: t('postbox.filter.all'), count: named.length },
          ...postboxFilters.map((filter) => ({
            value: filter,
            label: t(`postbox.filter.${filter}`),
            count: filteredDocuments(named, filter).length,
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
      <Unopened model={documents} />
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
        <DocumentDays model={documents} days={documentDays(shown)} />
      )}
    </div>
  );
});

interface DocumentDaysProps {
  readonly model: DocumentsModel;
  readonly days: readonly DocumentDay[];
}

/** Documents under the day they came. */
function DocumentDays({ model, days }: DocumentDaysProps) {
  const formats = useFormats();
  return days.map(({ day, documents }) => (
    <section key={day} aria-labelledby={`day-${day}`}>
      <SectionHead id={`day-${day}`}>{formats.day(day, 'longDate')}</SectionHead>
      <DocumentEntries model={model} documents={documents} />
    </section>
  ));
}
