import { challengeId, type ChallengeId, type IntentId } from '@domain/codes/ids';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import type { TanState } from '@domain/tan/tan-choice';
import { isTanType, type TanType } from '@domain/tan/tan-type';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { wireHeaders } from '../wire/wire-headers';
import { wireId } from '../wire/wire-id';
import { wireObject } from '../wire/wire-object';
import { isOwnPath } from '../wire/wire-own-path';
import { wireTimestamp } from '../wire/wire-time';

const wireSigned = wireObject('SignedText', {
  sentence: t.string,
  lines: t.array(wireObject('SignedLine', { label: t.string, value: t.string })),
});

/** The TAN state of an answer's header, with what wire practice adds to it (api.md 3). */
export const wireTanInfo = wireObject(
  'OnceAuthenticationInfo',
  { id: wireId('ChallengeId', challengeId), typ: t.string },
  {
    challenge: t.string,
    availableTypes: t.array(t.string),
    link: wireObject('Link', { href: t.string }),
    expiresAt: wireTimestamp,
    triesLeft: t.number,
    challengesLeft: t.number,
    checkPhrase: t.string,
    signed: wireSigned,
  },
);

type TanInfo = t.TypeOf<typeof wireTanInfo>;

/** The challenge of a TAN state; a type without what it needs, or an unknown one, is none. */
function toChallenge({
  id,
  typ,
  challenge,
  availableTypes = [],
  link,
  ...rest
}: TanInfo): TanChallenge | undefined {
  const { expiresAt, triesLeft, challengesLeft, checkPhrase, signed } = rest;
  const base = {
    id,
    available: availableTypes.filter(isTanType),
    ...(expiresAt === undefined ? {} : { expiresAt }),
    ...(triesLeft === undefined ? {} : { triesLeft }),
    ...(challengesLeft === undefined ? {} : { challengesLeft }),
    ...(checkPhrase === undefined ? {} : { checkPhrase }),
    ...(signed === undefined ? {} : { signed }),
  };
  switch (typ) {
    case 'M_TAN':
      return { ...base, type: typ, ...(challenge === undefined ? {} : { recipient: challenge }) };
    case 'P_TAN':
      return challenge === undefined ? undefined : { ...base, type: typ, picture: challenge };
    case 'P_TAN_PUSH':
      return link === undefined || !isOwnPath(link.href)
        ? undefined
        : { ...base, type: typ, statusLink: link.href };
    case 'TAN_FREI':
    case 'P_TAN_APP':
      return { ...base, type: typ };
    default:
      return undefined;
  }
}

/** A TAN state without a challenge: nothing has been asked for yet. */
const wireTanState = wireObject(
  'TanState',
  { availableTypes: t.array(t.string) },
  { typ: t.string, locked: t.boolean },
);

const wireTanId = wireObject('TanId', { id: wireId('ChallengeId', challengeId) });

type Header = (name: string) => string | undefined;

function decoded<A>(decoder: t.Decoder<unknown, A>, text: string | undefined): A | undefined {
  const json = E.tryCatch(
    (): unknown => JSON.parse(text ?? ''),
    () => undefined,
  );
  const result = E.isRight(json) ? decoder.decode(json.right) : json;
  return E.isRight(result) ? result.right : undefined;
}

/** The challenge an answer carries in either TAN header; none when it is absent or not readable (TAN-13). */
export function readChallenge(header: Header): TanChallenge | undefined {
  const info = decoded(wireTanInfo, header(wireHeaders.tanInfo) ?? header(wireHeaders.tan));
  return info === undefined ? undefined : toChallenge(info);
}

/** The ways to prove, where the bank requires a TAN that has not been asked for yet (portal.md 4, wire.md). */
export function readTanState(header: Header): TanState | undefined {
  const state = decoded(wireTanState, header(wireHeaders.tanInfo));
  if (state === undefined) return undefined;
  const { availableTypes, typ, locked = false } = state;
  const known = { available: availableTypes.filter(isTanType), isLocked: locked };
  return typ !== undefined && isTanType(typ) ? { ...known, selected: typ } : known;
}

/** The authenticationInfoId that stands now, as a refusal tells it (portal.md 8, TAN-10). */
export const readLastKnownId = (header: Header): ChallengeId | undefined =>
  decoded(wireTanId, header(wireHeaders.tan))?.id;

/** Headers that ask for a challenge, of a chosen type or the customer's favourite (decisions.md). */
export const askChallenge = (type: TanType | undefined): Readonly<Record<string, string>> => ({
  [wireHeaders.tanValidate]: 'true',
  ...(type === undefined ? {} : { [wireHeaders.tanInfo]: JSON.stringify({ typ: type }) }),
});

/** Headers that answer a challenge: its id, and the TAN where one was typed (decisions.md). */
export const answerChallenge = ({ challengeId: id, tan }: TanAnswer): Readonly<Record<string, string>> => ({
  [wireHeaders.tanInfo]: JSON.stringify({ id }),
  ...(tan === undefined ? {} : { [wireHeaders.tan]: JSON.stringify({ id, tan }) }),
});

/** Headers that release something: the key it is done once with, and the proof where one is wanted (api.md 9). */
export const keyedProof = (
  key: IntentId,
  proof: TanAnswer | undefined,
): Readonly<Record<string, string>> => ({
  ...(proof && answerChallenge(proof)),
  [wireHeaders.idempotencyKey]: key,
});
