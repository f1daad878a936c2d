import { problem } from './field-problem';
import type { FieldCheck } from './field-check';

/** Latin letters with their marks, digits, and the punctuation of names and addresses (after DIN 91379). */
const READABLE = /^[\p{Script=Latin}\p{M}\d .,;:'’`´"„“‚‘/&()+\-–_#°!?§%*@]*$/u;
/** What names are made of. */
const NAME = /^\p{Script=Latin}[\p{Script=Latin}\p{M} .'’`´/()\-–]*$/u;
const OPAQUE = /^[A-Za-z0-9][A-Za-z0-9._:~|+=/#-]*$/;

/** How long an identifier of another system may be. */
const LONGEST_ID = 120;

interface Lengths {
  readonly min?: number;
  readonly max: number;
}

const lengthCheck =
  ({ min = 1, max }: Lengths, shape: RegExp): FieldCheck =>
  (value) => {
    const { length } = value.trim();
    if (length < min) return problem('fehler-mindestlaenge', { n: min });
    if (value.length > max) return problem('fehler-hoechstlaenge', { n: max });
    return shape.test(value.trim()) ? undefined : problem('fehler-zeichen-ungueltig');
  };

/** A text of so many characters; blanks around it do not count. */
export const text = (lengths: Lengths): FieldCheck => lengthCheck(lengths, READABLE);

/** The name of a person or place. */
export const properName = (lengths: Lengths): FieldCheck => lengthCheck(lengths, NAME);

/** One of these codes. */
export const oneOf =
  (...codes: readonly string[]): FieldCheck =>
  (value) =>
    codes.includes(value) ? undefined : problem('fehler-wert-unbekannt');

/** Yes or no. */
export const yesOrNo: FieldCheck = oneOf('J', 'N');

/** Nothing but yes will do; `N` is told as something to accept. */
export const accepted: FieldCheck = (value) =>
  value === 'J' ? undefined : problem('fehler-nicht-akzeptiert');

/** Nothing but yes will do; `N` is told as a consent that is missing. */
export const consented: FieldCheck = (value) =>
  value === 'J' ? undefined : problem('fehler-einwilligung-fehlt');

/** Digits, so many. */
export const digits =
  (least: number, most: number): FieldCheck =>
  (value) =>
    /^\d+$/.test(value) && value.length >= least && value.length <= most
      ? undefined
      : problem('fehler-ziffern', { n: least, m: most });

/** An identifier that another system has given. */
export const opaque: FieldCheck = (value) =>
  OPAQUE.test(value) && value.length <= LONGEST_ID ? undefined : problem('fehler-kennung-ungueltig');

/** Identifiers joined by commas. */
export const opaqueList: FieldCheck = (value, moment, place) => {
  const ids = value.split(',');
  if (ids.length > 20) return problem('fehler-kennung-ungueltig');
  return ids.map((id) => opaque(id, moment, place)).find((found) => found !== undefined);
};

/** Words joined by single dots, of signs that are seen. */
const LOCAL_PART = /^(?=.{1,64}$)[^@\s\p{C}<>()[\],;:\\".]+(?:\.[^@\s\p{C}<>()[\],;:\\".]+)*$/u;
/** Letters of any script: a domain may have an umlaut (RFC 5890). */
const HOST_LABEL = /^[\p{L}\d](?:[\p{L}\p{M}\d-]*[\p{L}\p{M}\d])?$/u;

/** One sign `@`, something before it and a name with a dot after it, 254 characters at most (RFC 5321). */
export const mailAddress: FieldCheck = (value) => {
  const [local = '', host = '', ...more] = value.split('@');
  const labels = host.split('.');
  const isNumbered = /^\d+$/.test(labels.at(-1) ?? '');
  const isHost = labels.length > 1 && labels.every((label) => HOST_LABEL.test(label)) && !isNumbered;
  return more.length === 0 && LOCAL_PART.test(local) && isHost && value.length <= 254
    ? undefined
    : problem('fehler-email-ungueltig');
};

/** The same address once more, in capitals or not (E1916). */
export const sameMailAddress =
  (base: string): FieldCheck =>
  (value, moment, place) => {
    const address = moment.valueOf(place.sibling(base));
    const isSame = address.toLowerCase() === value.toLowerCase();
    return address !== '' && !isSame ? problem('E1916') : mailAddress(value, moment, place);
  };
