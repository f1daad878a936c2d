import { acceptKnowledge } from '@sandbox/areas/knowledge/accept-knowledge';
import { sayExperience } from '@sandbox/areas/knowledge/say-experience';
import { numbersTo } from '../check/plan-of-answers';
import type { Role } from '../field/field-group';
import type { Opening } from './opening';

const EXPERIENCES = ['0', '1-4', '5-10', '>10'] as const;

/**
 * Keeps what everybody who has signed says of their own knowledge, and how often they have traded, with that person. In
 * one order for all, so that two who apply with each other never wait for each other in a circle.
 */
export async function keepKnowledge(opening: Opening): Promise<void> {
  const { answers, product, clientId, secondClientId } = opening;
  const clients = [clientId, secondClientId];
  const signed = product.signers(answers).flatMap((role, at) => {
    const client = clients[at] ?? null;
    return client === null ? [] : [{ role, client }];
  });
  for (const { role, client } of signed.toSorted((a, b) => (a.client < b.client ? -1 : 1)))
    await keepOf(opening, role, client);
}

async function keepOf({ bank, tx, answers }: Opening, role: Role, clientId: string): Promise<void> {
  const of = (field: string, index: number): string => answers.of('WP_PRODUKTGRUPPE', field, role, index);
  const groups = numbersTo(40).filter((index) => of('UUID', index) !== '');
  const said = groups.flatMap((index) => {
    const experience = EXPERIENCES.find((each) => each === of('ERFAHRUNGEN', index));
    return experience === undefined ? [] : [{ productGroupId: of('UUID', index), experience }];
  });
  if (said.length > 0) await sayExperience(bank, tx, clientId, said);
  const known = groups.filter((index) => of('KENNTNISSE', index) === 'J').map((index) => of('UUID', index));
  await acceptKnowledge(bank, tx, clientId, known);
}
