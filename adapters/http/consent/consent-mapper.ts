import type { Approval } from '@domain/consent/approval';
import type { TermsOfUse } from '@domain/consent/terms-of-use';
import { readTextBlocks } from '@domain/consent/text-block';
import type * as t from 'io-ts';
import type { wireApproval, wireTermsOfUse } from './consent-codec';

/** The domain's terms of use: their text is read into words here, and is HTML nowhere else. */
export const toTermsOfUse = ({ html, ...terms }: t.TypeOf<typeof wireTermsOfUse>): TermsOfUse => ({
  ...terms,
  text: readTextBlocks(html),
});

/** The domain's approval. */
export const toApproval = ({
  approvalId: id,
  title,
  text,
  grantedAt,
}: t.TypeOf<typeof wireApproval>): Approval => ({
  id,
  title,
  text,
  ...(grantedAt === undefined ? {} : { grantedAt }),
});
