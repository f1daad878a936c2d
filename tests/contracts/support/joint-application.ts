import { keyedRelease } from '@adapters/http/client/keyed-release';
import { timeOuts } from '@adapters/http/client/time-outs';
import { wireReceived } from '@adapters/http/application/application-codec';
import { wireObject } from '@adapters/http/wire/wire-object';
import * as t from 'io-ts';
import { jointDepot, wire } from '../../sandbox/areas/application/sample-fields';
import { asked, newKey, proverOf } from './signing';
import { openSessionBySms, signIn, type Customer, type Visit } from './signed-in';
import { valueOf } from './value-of';

const prefilled = wireObject('Prefilled', {
  prefilled: t.array(wireObject('Field', { fieldname: t.string, fieldvalue: t.string })),
});

/** What the bank knows of the first person by itself. */
const OF_FIRST = /^(PERSON|POST|TELEKOM|MAILADRESSE|WIRTSCHAFTSDATEN)\..*_I1/;

/** A depot that the first customer has applied for together with the second one; its id at the bank. */
export async function appliedTogether(first: Customer, second: Visit, secondNumber: string): Promise<string> {
  const { prefilled: fields } = await valueOf(
    second.client.read({
      method: 'GET',
      path: '/antrag/depot/configuration',
      timeOut: timeOuts.read,
      answer: prefilled,
    }),
  );
  const known = (field: string): string =>
    fields.find(({ fieldname }) => fieldname === `PERSON.${field}_I1`)?.fieldvalue ?? '';
  const said = Object.fromEntries(Object.entries(jointDepot()).filter(([name]) => !OF_FIRST.test(name)));
  const body = {
    fields: wire({
      ...said,
      'PERSON.VORNAME_I2': known('VORNAME'),
      'PERSON.NAME_I2': known('NAME'),
      'PERSON.GEBURTSDATUM_I2': known('GEBURTSDATUM'),
      'PERSON.ZUGANGSNUMMER_I2': secondNumber,
    }),
  };
  const visit = await signIn(first);
  await openSessionBySms(visit, first);
  const release = keyedRelease(visit.client, {
    validation: () => ({ method: 'POST', path: '/antrag/depot/validation', body }),
    creation: () => ({ method: 'POST', path: '/antrag/depot', body }),
    answer: wireReceived,
    toResult: ({ applicationId }) => applicationId,
  });
  const challenge = await asked(release, body);
  return valueOf(release.create(body, await proverOf(first)(challenge), { id: newKey() }));
}
