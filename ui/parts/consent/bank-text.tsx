import { readTextBlocks } from '@domain/consent/text-block';
import { TextBlocks } from './text-blocks';

/** A text of the bank, which is German, drawn from the words of its HTML (rules.md 14). */
export const BankText = ({ html }: { readonly html: string }) => (
  <div lang="de">
    <TextBlocks blocks={readTextBlocks(html)} />
  </div>
);
