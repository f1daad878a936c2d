import * as O from 'fp-ts/Option';
import { wireText } from './wire-text';

/** Whether a link is a path of this origin: what the bank names is asked nowhere else. */
export const isOwnPath = (href: string): boolean => /^\/(?![/\\])/.test(href);

/** A path of this origin; a link that leads elsewhere does not decode. */
export const wireOwnPath = wireText<string>(
  'OwnPath',
  (text) => (isOwnPath(text) ? O.some(text) : O.none),
  String,
);
