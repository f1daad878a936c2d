import { challengeId } from '@domain/shared/ids';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import { tanTypes, type TanType } from '@domain/tan/tan-type';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { wireHeaders } from './wire-headers';
import { wireId } from './wire-id';
import { wireObject } from './wire-object';
import { wireTimestamp } from './wire-time';

const isTanType = (text: string): text is TanType => tanTypes.some((type) => type === text);

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
  },
);

/** A path of this origin: the push status is asked nowhere else. */
const isOwnPath = (href: string): boolean => /^\/(?![/\\])/.test(href);

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
  const { expiresAt, triesLeft, challengesLeft, checkPhrase } = rest;
  const base = {
    id,
    available: availableTypes.filter(isTanType),
    ...(expiresAt === undefined ? {} : { expiresAt }),
    ...(triesLeft === undefined ? {} : { triesLeft }),
    ...(challengesLeft === undefined ? {} : { challengesLeft }),
    ...(checkPhrase === undefined ? {} : { checkPhrase }),
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

const parsed = E.tryCatchK(
  (text: string): unknown => JSON.parse(text),
  () => undefined,
);

/** The challenge an answer's header carries; none when it is absent or not readable (TAN-13). */
export function readChallenge(header: (name: string) => string | undefined): TanChallenge | undefined {
  const info = E.chainW((json: unknown) => wireTanInfo.decode(json))(
    parsed(header(wireHeaders.tanInfo) ?? ''),
  );
  return E.isRight(info) ? toChallenge(info.right) : undefined;
}

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
