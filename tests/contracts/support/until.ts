import { callSandbox } from '@tests/e2e/support/sandbox-calls';
import { bankAt } from './bank-at';

/**
 * Looks again and again until it is so. What the bank does on its own it does at a second of its clock, which is put
 * on after each look: nobody waits for it, and a look that is in vain for ever ends with the bank.
 */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await callSandbox(bankAt('/sandbox/api/clock'), 'POST', { advance: 1 });
}
