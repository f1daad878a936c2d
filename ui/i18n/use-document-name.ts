import type { NamedDocument } from '@domain/postbox/document-title';
import { keyedText, saidArguments } from './message-text';
import { useTexts, useTextSource } from './use-texts';
import { useCallback } from 'react';

/** What a document is called in the language now shown; in the bank's words where its kind is not known here. */
export function useDocumentName(): (document: NamedDocument) => string {
  const t = useTexts();
  const texts = useTextSource();
  return useCallback(
    ({ name, title }) => {
      if (title === undefined || title.kind === 'UNKNOWN') return name;
      const { product, accountType, ...others } = title.args;
      return t(`postbox.kind.${title.kind}`, {
        ...saidArguments(texts, others),
        product: keyedText(texts, `postbox.product.${product ?? ''}`) ?? product,
        accountType: keyedText(texts, `postbox.account.${accountType ?? ''}`) ?? accountType,
      });
    },
    [t, texts],
  );
}
