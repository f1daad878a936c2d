import { intentId } from '@domain/codes/ids';
import { tabId } from '@domain/codes/tab-id';
import type { Intent } from '@domain/release/intent';
import { intentActions } from '@domain/release/intent-receipt';
import { releaseKinds } from '@domain/release/release-kind';
import * as t from 'io-ts';
import { wireWord } from '../../http/wire/wire-enum';
import { wireId } from '../../http/wire/wire-id';
import { wireObject } from '../../http/wire/wire-object';
import type { RecordFields } from './record/record-kind';
import { storedInstant } from './record/stored-instant';

const message = wireObject(
  'Message',
  {
    severity: t.keyof({ INFO: null, WARN: null, ERROR: null }),
    key: t.string,
    args: t.record(t.string, t.string),
    origin: t.readonlyArray(t.string),
  },
  { text: t.string },
);

const created = wireObject('Created', { kind: t.literal('created'), reference: t.string });
const refused = wireObject('Refused', { kind: t.literal('refused'), messages: t.readonlyArray(message) });
const voided = wireObject('Void', { kind: t.literal('void') });
const unused = wireObject('Unused', { kind: t.literal('unused'), why: t.string });
const silent = wireObject('Silent', { kind: t.literal('silent'), why: t.string });
const wordless = wireObject('Wordless', { kind: t.keyof({ pending: null, unknown: null, ready: null }) });

const phase = t.union([
  wireObject('Open', { kind: t.keyof({ prepared: null, sent: null }) }),
  wireObject('Settled', {
    kind: t.literal('settled'),
    at: storedInstant,
    end: t.union([created, refused, voided]),
    seen: t.boolean,
  }),
]);

const receipt = wireObject(
  'Receipt',
  {
    at: storedInstant,
    action: wireWord('IntentAction', intentActions),
    answer: t.union([created, refused, voided, unused, silent, wordless]),
    times: t.number,
  },
  { answeredAt: storedInstant },
);

/** An intent with every call made for it. */
export const intentCodec: t.Type<Intent, RecordFields> = wireObject(
  'Intent',
  {
    id: wireId('IntentId', intentId),
    kind: wireWord('ReleaseKind', releaseKinds),
    tab: wireId('TabId', tabId),
    draft: t.string,
    body: t.string,
    words: t.string,
    preparedAt: storedInstant,
    phase,
    receipts: t.readonlyArray(receipt),
  },
  { subject: t.string, whole: t.string, told: t.string },
);
