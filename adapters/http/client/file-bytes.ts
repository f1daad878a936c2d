import * as t from 'io-ts';

/** The bytes of an answer that is a file. */
export const fileBytes: t.Decoder<unknown, ArrayBuffer> = {
  name: 'File',
  validate: (value, context) => {
    if (value instanceof ArrayBuffer) return t.success(value);
    if (!ArrayBuffer.isView(value)) return t.failure(value, context);
    const bytes = new Uint8Array(value.byteLength);
    bytes.set(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
    return t.success(bytes.buffer);
  },
  decode: (value) => fileBytes.validate(value, []),
};
