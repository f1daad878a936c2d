import { audit } from '@sandbox/platform/audit/audit';
import type { BankDatabase } from '@sandbox/platform/db/database';
import type { Bank } from '@sandbox/platform/bank';
import { timestampText } from '@domain/time/wire-time';
import { instant } from '@domain/time/instant';
import { photoContent, photoTan, smsTan, type TanChallenge } from './rules/tan-code';

/** The push states of api.md 3. */
export type PushStatus = 'PENDING' | 'AUTHENTICATED' | 'EXPIRED' | 'DECLINED' | 'DECLINED_INVALID_TX';

/** What the customer may say to a push; `mismatch`: what it shows is not what the portal shows. */
export type PushDecision = 'approve' | 'decline' | 'mismatch';

/** One message on the customer's telephone. */
export interface TelephoneMessage {
  readonly challengeId: string;
  readonly typ: string;
  readonly state: 'OPEN' | 'USED' | 'VOID' | 'EXPIRED';
  readonly pushStatus?: PushStatus;
  /** Code of an SMS; what the scanner makes of the picture of a photo TAN. */
  readonly tan?: string;
  readonly sentence: string;
  readonly lines: { readonly label: string; readonly value: string }[];
  readonly checkPhrase: string;
  readonly issuedAt: string;
  readonly expiresAt: string;
}

/** The telephone of a demo customer. */
export interface Telephone {
  readonly zugangsnummer: string;
  readonly name: string;
  readonly locked: boolean;
  /** Newest first. */
  readonly messages: TelephoneMessage[];
}

/** How many messages the telephone keeps on its screen. */
const KEPT_MESSAGES = 10;

const DECISIONS: Readonly<Record<PushDecision, NonNullable<TanChallenge['push_status']>>> = {
  approve: 'AUTHENTICATED',
  decline: 'DECLINED',
  mismatch: 'DECLINED_INVALID_TX',
};

/** What the customer's telephone shows now; undefined for an unknown sign-in number. */
export async function telephoneOf(bank: Bank, zugangsnummer: string): Promise<Telephone | undefined> {
  const customer = await customerOf(bank.db, zugangsnummer);
  if (customer === undefined) return undefined;
  const access = await bank.db
    .selectFrom('tan_access')
    .select('locked_at')
    .where('client_id', '=', customer.client_id)
    .executeTakeFirstOrThrow();
  const challenges = await bank.db
    .selectFrom('tan_challenge')
    .selectAll()
    .where('client_id', '=', customer.client_id)
    .where('typ', '<>', 'TAN_FREI')
    .orderBy('challenge_id', 'desc')
    .limit(KEPT_MESSAGES)
    .execute();
  return {
    zugangsnummer,
    name: `${customer.first_name} ${customer.last_name}`,
    locked: access.locked_at !== null,
    messages: challenges.map((challenge) => messageOf(bank, challenge, customer.fixed_sms_tan)),
  };
}

/** What the customer's scanner makes of a picture's content: the words it shows and the TAN; undefined if it is none. */
export async function scan(
  bank: Bank,
  zugangsnummer: string,
  content: string,
): Promise<{ tan: string; words: string[] } | undefined> {
  const customer = await customerOf(bank.db, zugangsnummer);
  const [head, challengeId, nonce, phrase, ...words] = content.split('\n');
  if (customer === undefined || head !== 'DEPOTWERK TAN 1') return undefined;
  if (challengeId === undefined || nonce === undefined || phrase === undefined) return undefined;
  return { tan: photoTan(bank, customer.client_id, content), words: [...words, phrase] };
}

/** Approves or declines a push; true if it was still waiting. */
export async function decidePush(
  bank: Bank,
  zugangsnummer: string,
  challengeId: string,
  decision: PushDecision,
): Promise<boolean> {
  const customer = await customerOf(bank.db, zugangsnummer);
  if (customer === undefined) return false;
  const decided = await bank.db
    .updateTable('tan_challenge')
    .set({ push_status: DECISIONS[decision] })
    .where('client_id', '=', customer.client_id)
    .where('challenge_id', '=', challengeId)
    .where('state', '=', 'OPEN')
    .where('push_status', '=', 'PENDING')
    .where('expires_at', '>', bank.clock.date())
    .returning('challenge_id')
    .executeTakeFirst();
  if (decided === undefined) return false;
  await audit(bank.db, bank, { clientId: customer.client_id, kind: 'PUSH_DECIDED', detail: { decision } });
  return true;
}

/** The push state the portal polls. */
export function pushStatusOf(challenge: TanChallenge, now: number): PushStatus {
  const { push_status: status } = challenge;
  if (status === null || challenge.state === 'VOID') return 'EXPIRED';
  const isOver = challenge.state === 'OPEN' && challenge.expires_at.getTime() <= now;
  return isOver && status === 'PENDING' ? 'EXPIRED' : status;
}

function messageOf(bank: Bank, challenge: TanChallenge, fixedSmsTan: string | null): TelephoneMessage {
  const now = bank.clock.now();
  const isOver = challenge.state === 'OPEN' && challenge.expires_at.getTime() <= now;
  return {
    challengeId: challenge.challenge_id,
    typ: challenge.typ,
    state: isOver ? 'EXPIRED' : challenge.state,
    ...(challenge.typ === 'P_TAN_PUSH' ? { pushStatus: pushStatusOf(challenge, now) } : {}),
    ...(challenge.typ === 'M_TAN' ? { tan: smsTan(bank, challenge, fixedSmsTan) } : {}),
    ...(challenge.typ === 'P_TAN'
      ? { tan: photoTan(bank, challenge.client_id, photoContent(challenge)) }
      : {}),
    sentence: challenge.words.sentence,
    lines: challenge.words.lines.map(({ label, value }) => ({ label, value })),
    checkPhrase: challenge.check_phrase,
    issuedAt: timestampText(instant(challenge.issued_at.getTime())),
    expiresAt: timestampText(instant(challenge.expires_at.getTime())),
  };
}

async function customerOf(db: BankDatabase, zugangsnummer: string) {
  return db
    .selectFrom('access_number')
    .innerJoin('customer', 'customer.client_id', 'access_number.client_id')
    .selectAll('customer')
    .where('access_number.access_number', '=', zugangsnummer)
    .executeTakeFirst();
}
