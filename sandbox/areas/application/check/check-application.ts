import type { WireMessage } from '@sandbox/platform/http/message';
import type { ApplicationProduct } from '../product';
import type { Answers } from './answers';
import type { CheckFacts, Scope } from './check-facts';
import { checkNeeds, checkValues } from './check-fields';
import { checkTogether } from './cross-checks';

/** Messages go into a header too, and one that is too long is cut off on its way; the rest follows with the next answer. */
const MOST_MESSAGES = 50;

/**
 * All that the bank has against an application, one message a field. `sent`: of what was sent alone, as for a step;
 * `all`: of the whole, completed by what the bank knows of a customer.
 */
export function checkApplication(
  product: ApplicationProduct,
  answers: Answers,
  facts: CheckFacts,
  scope: Scope,
): readonly WireMessage[] {
  const whole = scope === 'all' ? answers.completedBy(facts.known) : answers;
  const found = [
    ...checkNeeds(product.needs, whole, scope),
    ...checkValues(answers, facts.today),
    ...checkTogether(answers, product, facts, scope),
  ];
  const told = new Set<string>();
  const once = found.filter(({ origin }) => {
    const place = origin?.join(' ') ?? '';
    if (told.has(place)) return false;
    told.add(place);
    return true;
  });
  return once.slice(0, MOST_MESSAGES);
}
