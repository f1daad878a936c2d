const EXECUTABLE = [
  'MARKET',
  'LIMIT',
  'STOP_MARKET',
  'STOP_LIMIT',
  'TRAILING_STOP_MARKET',
  'TRAILING_STOP_LIMIT',
  'TRAILING_STOP_NATIVE_MARKET',
  'QUOTE',
] as const;

/** The order types this bank executes, combined ones apart. */
export type ExecutableType = (typeof EXECUTABLE)[number];

/** The executable order type of a text. */
export const executableType = (text: string): ExecutableType | undefined =>
  EXECUTABLE.find((type) => type === text);
