import * as E from 'fp-ts/Either';
import type { Message } from '@domain/message/message';
import { pathOf } from './read-body';
import { toMessage, wireResponseInfo } from '../wire/wire-message';

/** Reads the messages header; a bad one yields what is wrong with it, an absent one no messages (KIT-11). */
export function responseMessages(header: string | undefined): E.Either<string, readonly Message[]> {
  if (header === undefined || header === '') return E.right([]);
  try {
    const info = wireResponseInfo.decode(JSON.parse(header));
    if (E.isLeft(info)) return E.left(pathOf(info.left));
    return E.right(info.right.messages.map(toMessage));
  } catch {
    return E.left('no JSON');
  }
}
