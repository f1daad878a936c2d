import { namedDocuments } from '@domain/postbox/postbox-view';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { Button } from '@ui/components/action/button';
import { TextButton } from '@ui/components/action/text-button';
import { FindField } from '@ui/components/search/find-field';
import { SectionHead } from '@ui/components/text/section-head';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import css from './document.module.css';
import { DocumentEntries, PageDialog, Unopened } from './document-entries';
import type { DocumentsModel } from './documents-model';
import { useDocumentName } from '@ui/i18n/use-document-name';

/** So many are drawn at first, and twice as many each time: years of purchases leave a note each. */
const AT_ONCE = 6;

interface DocumentsAboutProps {
  readonly model: DocumentsModel;
  /** What is said as long as there is none. */
  readonly none: string;
}

/** What the bank wrote about a plan or the orders for a security, the latest first (SAV-07, CUS-03). */
export const DocumentsAbout = observer(function DocumentsAbout({ model, none }: DocumentsAboutProps) {
  const t = useTexts();
  const { count } = useFormats();
  const [most, setMost] = useState(AT_ONCE);
  const headId = useId();
  const searchId = useId();
  const { all } = model;
  const [search, setSearch] = useState('');
  const found = namedDocuments(all, { search }, useDocumentName());
  const hidden = Math.max(0, found.length - most);
  return (
    <section aria-labelledby={headId}>
      <SectionHead id={headId}>{t('postbox.about.headline')}</SectionHead>
      <RemoteView
        data={model.list.data}
        subject={t('postbox.about.subject')}
        onRetry={() => void model.load()}
      >
        {() => (
          <>
            <Unopened model={model} />
            {all.length > AT_ONCE && (
              <div className={css['search']}>
                <FindField id={searchId} label={t('postbox.search')} value={search} onChange={setSearch} />
              </div>
            )}
            {all.length === 0 ? (
              <p className={css['none']}>{none}</p>
            ) : found.length === 0 ? (
              <NoneFound onReset={() => setSearch('')} />
            ) : (
              <DocumentEntries model={model} documents={found.slice(0, most)} withDay />
            )}
            {hidden > 0 && (
              <p className={css['more']}>
                <Button onPress={() => setMost(2 * most)}>
                  {t('postbox.about.more', { count: count(hidden) })}
                </Button>
              </p>
            )}
          </>
        )}
      </RemoteView>
      <PageDialog model={model} />
    </section>
  );
});

/** No document has these words in its name; the way back to all. */
function NoneFound({ onReset }: { readonly onReset: () => void }) {
  const t = useTexts();
  return (
    <div className={css['none']}>
      <p role="status">{t('postbox.empty.noneFound')}</p>
      <TextButton onPress={onReset}>{t('postbox.empty.reset')}</TextButton>
    </div>
  );
}
