/**
 * Looks again and again until it is so: what the bank does on its own takes a moment, and a longer one on a busy
 * machine. Each look is a call to the bank, so a look that nobody waits for any more ends with the bank.
 */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo()));
}
