/** The order types this bank executes one by one. */
export const executableTypes = [
  'MARKET',
  'LIMIT',
  'STOP_MARKET',
  'STOP_LIMIT',
  'TRAILING_STOP_MARKET',
  'TRAILING_STOP_LIMIT',
  'TRAILING_STOP_NATIVE_MARKET',
  'QUOTE',
] as const;

/** These and the types that combine them. */
export const orderTypes = [...executableTypes, 'ONE_CANCELS_OTHER', 'NEXT_ORDER'] as const;

/** An order type this bank executes, combined ones apart. */
export type ExecutableType = (typeof executableTypes)[number];

/** The name of an order type on the wire. */
export type OrderTypeName = (typeof orderTypes)[number];

/** The executable order type of a text. */
export const executableType = (text: string): ExecutableType | undefined =>
  executableTypes.find((type) => type === text);
