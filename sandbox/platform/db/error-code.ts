/** The `code` of an error: a system error's name (`EEXIST`) or a database error's SQLSTATE; undefined without one. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
