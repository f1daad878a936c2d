/** The running bank the contract tests speak to. */
export function bankAt(path: string): string {
  const url = process.env['SANDBOX_URL'];
  if (url === undefined) throw new Error('No sandbox bank is running: SANDBOX_URL is not set');
  return `${url}${path}`;
}
