/** A half of a surrogate pair as other programs percent-encode it; no reader of UTF-8 takes it. */
const ENCODED_SURROGATE = /%ED%[AB][0-9A-F]%[89AB][0-9A-F]/i;

/** Whether a text can be kept: it holds no NUL, which databases refuse, and no lone half of a surrogate pair. */
export const isReadable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** Whether an address or a form, percent-encoded, decodes to something readable. */
export function isReadableEncoding(encoded: string): boolean {
  try {
    return isReadable(decodeURIComponent(encoded));
  } catch {
    return false;
  }
}

/** Whether a header is readable; one that carries JSON or percent-encoded text, in what it says too. */
export function isReadableHeader(value: string): boolean {
  if (!isReadable(value) || value.includes('%00') || ENCODED_SURROGATE.test(value)) return false;
  if (!/^\s*[[{"]/.test(value)) return true;
  try {
    return isReadableJson(JSON.parse(value));
  } catch {
    return true;
  }
}

/** Whether all keys and texts of a parsed body are readable; goes as deep as the body does without recursion. */
export function isReadableJson(value: unknown): boolean {
  const waiting: unknown[] = [value];
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    if (typeof each === 'string' && !isReadable(each)) return false;
    if (typeof each !== 'object' || each === null) continue;
    for (const [key, member] of Object.entries(each)) {
      if (!isReadable(key)) return false;
      if (member !== undefined) waiting.push(member);
    }
  }
  return true;
}
