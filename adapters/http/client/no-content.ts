import * as t from 'io-ts';

/** The answer of a call that answers nothing, or something nobody reads. */
export const noContent: t.Decoder<unknown, undefined> = {
  name: 'NoContent',
  validate: () => t.success(undefined),
  decode: () => t.success(undefined),
};
