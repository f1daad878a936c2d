import { approvalId, termsOfUseId } from '@domain/codes/ids';
import * as t from 'io-ts';
import { wireId } from '../wire/wire-id';
import { wireObject } from '../wire/wire-object';
import { wireDateTime } from '../wire/wire-time';

/** Terms of use (api.md 7). */
export const wireTermsOfUse = wireObject(
  'TermsOfUse',
  { id: wireId('TermsOfUseId', termsOfUseId), version: t.string, title: t.string, html: t.string },
  { acceptedAt: wireDateTime },
);

/** An approval; one that is not granted has no moment (api.md 7). */
export const wireApproval = wireObject(
  'Approval',
  { approvalId: wireId('ApprovalId', approvalId), title: t.string, text: t.string, granted: t.boolean },
  { grantedAt: wireDateTime },
);
