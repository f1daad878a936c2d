import { AREAS } from '@sandbox/areas';
import type { Area } from '@sandbox/platform/area';
import { openWerkbank } from '../support/werkbank';

/** Two rounds bring a new world to rest; a bank at work begins a third at once. */
const RESTING = 2;

it.each([
  [false, RESTING],
  [true, RESTING + 1],
])('a reset leaves the background as it was: at work %s', async (withBackground, rounds) => {
  let counted = 0;
  const counting: Area = {
    name: 'counting',
    engine: () => ({ round: () => Promise.resolve(void counted++) }),
  };
  const still = AREAS.map(({ engine: _engine, ...area }) => area);
  const werkbank = await openWerkbank({ areas: [...still, counting], withBackground });
  counted = 0;
  await werkbank.bank.reset();
  const after = counted;
  await werkbank.close();
  expect(after).toBe(rounds);
});
