import { approvalId, termsOfUseId } from '@domain/shared/ids';
import * as t from 'io-ts';
import { wireId } from '../client/wire-id';
import { wireObject } from '../client/wire-object';
import { wireDateTime } from '../client/wire-time';

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
