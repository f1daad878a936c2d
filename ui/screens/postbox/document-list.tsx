import type { DocumentId } from '@domain/codes/ids';
import type { BankDocument } from '@domain/postbox/bank-document';
import type { DocumentDay } from '@domain/postbox/postbox-view';
import { Button } from '@ui/components/action/button';
import { BankWords } from '@ui/components/text/bank-words';
import { SectionHead } from '@ui/components/text/section-head';
import { Tag } from '@ui/components/text/tag';
import { classNames } from '@ui/components/class-names';
import { VisuallyHidden } from '@ui/components/text/visually-hidden';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import css from './postbox-screen.module.css';

interface DocumentListProps {
  readonly days: readonly DocumentDay[];
  /** The one that is being fetched. */
  readonly opening: DocumentId | undefined;
  readonly onOpen: (document: BankDocument) => void;
}

/** Documents under the day they came. */
export function DocumentList({ days, opening, onOpen }: DocumentListProps) {
  const formats = useFormats();
  return days.map(({ day, documents }) => (
    <section key={day} aria-labelledby={`day-${day}`}>
      <SectionHead id={`day-${day}`}>{formats.day(day, 'longDate')}</SectionHead>
      <ul className={css['list']}>
        {documents.map((document) => (
          <DocumentEntry
            key={document.id}
            document={document}
            isOpening={opening === document.id}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </section>
  ));
}

interface DocumentEntryProps {
  readonly document: BankDocument;
  readonly isOpening: boolean;
  readonly onOpen: (document: BankDocument) => void;
}

function DocumentEntry({ document, isOpening, onOpen }: DocumentEntryProps) {
  const t = useTexts();
  const { name, form, isRead, advertisement } = document;
  const isPage = form === 'text/html';
  const action = isPage ? 'read' : 'download';
  return (
    <li className={css['document']}>
      <span className={classNames(css['name'], !isRead && css['unread'])}>
        <BankWords>{name}</BankWords>
        {!isRead && (
          <Tag icon="circle" tone="info">
            {t('postbox.new')}
          </Tag>
        )}
        {advertisement && <Tag icon="info">{t('postbox.advertisement')}</Tag>}
      </span>
      <Button
        icon={isPage ? 'eye' : 'download'}
        busy={isOpening ? t('postbox.opening') : undefined}
        blocked={form === 'UNKNOWN' ? t('postbox.unknownForm') : undefined}
        onPress={() => onOpen(document)}
      >
        <span aria-hidden="true">{t(`postbox.${action}`)}</span>
        <VisuallyHidden>{t(`postbox.${action}Named`, { name })}</VisuallyHidden>
      </Button>
    </li>
  );
}
