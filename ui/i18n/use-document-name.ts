import type { DocumentTitle, NamedDocument } from '@domain/postbox/document-title';
import { keyedText, saidArguments } from './message-text';
import { useTexts, useTextSource } from './use-texts';
import { useCallback } from 'react';

/** What a document is called in the language now shown; in the bank's words where its kind is not known here. */
export function useDocumentName(): (document: NamedDocument) => string {
  const words = useDocumentWords();
  return useCallback(({ name, title }) => (title && words(title)) ?? name, [words]);
}

/** What a document is called in the language now shown; none where its kind is not known here. */
export function useDocumentWords(): (title: DocumentTitle) => string | undefined {
  const t = useTexts();
  const texts = useTextSource();
  return useCallback(
    ({ kind, args }) => {
      if (kind === 'UNKNOWN') return undefined;
      const { product, accountType, ...others } = args;
      return t(`postbox.kind.${kind}`, {
        ...saidArguments(texts, others),
        product: keyedText(texts, `postbox.product.${product ?? ''}`) ?? product,
        accountType: keyedText(texts, `postbox.account.${accountType ?? ''}`) ?? accountType,
      });
    },
    [t, texts],
  );
}
