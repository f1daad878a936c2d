/** How often it is looked again before the wait is given up; each look is a call to the bank. */
const LOOKS = 500;

/** Looks again and again until it is so: what the bank does on its own takes a moment. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let look = 0; look < LOOKS; look++) if (await isSo()) return;
  throw new Error('It never came to be');
}
