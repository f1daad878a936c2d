import { FailureText } from '@ui/components/feedback/failure-text';
import { fileNameOf, type BankDocument } from '@domain/postbox/bank-document';
import { Button } from '@ui/components/action/button';
import { Dialog } from '@ui/components/action/dialog';
import { classNames } from '@ui/components/class-names';
import { Notice } from '@ui/components/feedback/notice';
import { saveFile } from '@ui/components/page/save-file';
import { BankWords } from '@ui/components/text/bank-words';
import { Tag } from '@ui/components/text/tag';
import { VisuallyHidden } from '@ui/components/text/visually-hidden';
import { useFormats, useLanguage, useTexts } from '@ui/i18n/use-texts';
import { TextBlocks } from '@ui/parts/consent/text-blocks';
import { observer } from 'mobx-react-lite';
import css from './document.module.css';
import type { DocumentsModel, OpenPage, UnopenedDocument } from './documents-model';
import { useDocumentName, useDocumentWords } from '@ui/i18n/use-document-name';

interface ModelProps {
  readonly model: DocumentsModel;
}

interface DocumentEntriesProps extends ModelProps {
  readonly documents: readonly BankDocument[];
  /** Each says its day, where no heading does. */
  readonly withDay?: boolean;
}

/** Documents, each to be read or kept as a file. */
export const DocumentEntries = observer(function DocumentEntries({
  model,
  documents,
  withDay = false,
}: DocumentEntriesProps) {
  return (
    <ul className={css['list']}>
      {documents.map((document) => (
        <Entry key={document.id} model={model} document={document} withDay={withDay} />
      ))}
    </ul>
  );
});

interface EntryProps extends ModelProps {
  readonly document: BankDocument;
  readonly withDay: boolean;
}

const Entry = observer(function Entry({ model, document, withDay }: EntryProps) {
  const t = useTexts();
  const formats = useFormats();
  const { id, createdOn, form, isRead, advertisement } = document;
  const name = useDocumentName()(document);
  const isPage = form === 'text/html';
  const action = isPage ? 'read' : 'download';
  return (
    <li className={css['document']}>
      <span className={classNames(css['name'], !isRead && css['unread'])}>
        <DocumentName document={document} />
        {!isRead && (
          <Tag icon="circle" tone="info">
            {t('postbox.new')}
          </Tag>
        )}
        {advertisement && <Tag icon="info">{t('postbox.advertisement')}</Tag>}
        {withDay && <span className={css['day']}>{formats.day(createdOn, 'date')}</span>}
      </span>
      <Button
        icon={isPage ? 'eye' : 'download'}
        busy={model.opening === id ? t('postbox.opening') : undefined}
        blocked={form === 'UNKNOWN' ? t('postbox.unknownForm') : undefined}
        onPress={() => void openDocument(model, document)}
      >
        <span className={css['action']} aria-hidden="true">
          {t(`postbox.${action}`)}
        </span>
        <VisuallyHidden>{t(`postbox.${action}Named`, { name })}</VisuallyHidden>
      </Button>
    </li>
  );
});

/** The name in the language now shown, or the bank's own; and that the paper is in German where the page is not. */
function DocumentName({ document }: { readonly document: BankDocument }) {
  const t = useTexts();
  const words = useDocumentWords();
  return (
    <>
      {(document.title && words(document.title)) ?? <BankWords>{document.name}</BankWords>}
      {useLanguage() !== 'de' && <span className={css['language']}>{t('postbox.inGerman')}</span>}
    </>
  );
}

/** A page is shown, a file is kept. */
async function openDocument(model: DocumentsModel, document: BankDocument): Promise<void> {
  const bytes = await model.open(document);
  if (bytes !== undefined) saveFile(fileNameOf(document), new Blob([bytes], { type: document.form }));
}

/** What could not be opened, why, and the way to try again; the list stays as it is. */
export const Unopened = observer(function Unopened({ model }: ModelProps) {
  if (model.unopened === undefined) return null;
  return <UnopenedNotice model={model} unopened={model.unopened} />;
});

interface UnopenedNoticeProps extends ModelProps {
  readonly unopened: UnopenedDocument;
}

function UnopenedNotice({ model, unopened: { document, failure } }: UnopenedNoticeProps) {
  const t = useTexts();
  const name = useDocumentName()(document);
  return (
    <Notice
      kind="error"
      announced="alert"
      headline={t('postbox.failed', { name })}
      actions={
        // What does not exist any more is not there at the second try either.
        failure.kind === 'not-found' ? undefined : (
          <Button icon="refresh-cw" onPress={() => void openDocument(model, document)}>
            {t('common.failure.retry')}
          </Button>
        )
      }
    >
      <p>
        <FailureText failure={failure} />
      </p>
    </Notice>
  );
}

/** A document that is a page: its words, and before them what the bank wants to be read first. */
export const PageDialog = observer(function PageDialog({ model: { page, close } }: ModelProps) {
  if (page === undefined) return null;
  return <Page page={page} onClose={close} />;
});

interface PageProps {
  readonly page: OpenPage;
  readonly onClose: () => void;
}

function Page({ page, onClose }: PageProps) {
  const t = useTexts();
  const heading = useDocumentName()(page.document);
  const { foreword, blocks } = page.content;
  return (
    <Dialog
      heading={heading}
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('postbox.close')}</Button>}
    >
      <div lang="de">
        <TextBlocks blocks={[...foreword, ...blocks]} />
      </div>
    </Dialog>
  );
}
