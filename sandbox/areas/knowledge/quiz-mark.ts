import { createHmac } from 'node:crypto';
import type { Bank } from '@sandbox/platform/bank';
import type { Mark } from './quiz';

/** How many characters of a mark are shown. */
const LENGTH = 24;

/** Marks of this bank's quizzes. */
export function quizMark({ deriveKey }: Pick<Bank, 'deriveKey'>): Mark {
  const key = deriveKey('knowledge quiz');
  return (name) => createHmac('sha256', key).update(name).digest('hex').slice(0, LENGTH);
}
