/** Closes a switch: a value that the types rule out is a bug and stops at once. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
