import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { IdSchema, Nullable } from '@sandbox/platform/http/schemas';
import { personalRecord } from '../personal-record';

const PersonalDataSchema = Type.Object({
  birthday: Nullable(Type.String()),
  birthplace: Nullable(Type.String()),
  citizenship: Nullable(Type.String()),
  address: Type.Object({
    street: Nullable(Type.String()),
    houseNumber: Nullable(Type.String()),
    postalCode: Nullable(Type.String()),
    city: Nullable(Type.String()),
    country: Nullable(Type.String()),
  }),
  telephone: Nullable(Type.String()),
  mailAddress: Nullable(Type.String()),
});

/** What the bank keeps of the person, such as the address to which letters go; only once the session is released. */
export function personalDataRoutes(server: BankServer, bank: Bank): void {
  server.get(
    '/api/customer/participants/:clientId/v1/personaldata',
    {
      schema: {
        tags: ['customer'],
        params: Type.Object({ clientId: IdSchema }),
        response: { 200: PersonalDataSchema },
      },
    },
    async (request) => {
      const record = await personalRecord(bank.db, signedIn(request).clientId);
      const kept = (entry: string): string | null => record[entry] ?? null;
      const number = [record['TELEKOM.VORWAHL#1'], record['TELEKOM.NUMMER#1']].filter(Boolean).join(' ');
      return {
        birthday: kept('PERSON.GEBURTSDATUM'),
        birthplace: kept('PERSON.GEBURTSORT'),
        citizenship: kept('PERSON.NATIONALITAET'),
        address: {
          street: kept('POST.STRASSE'),
          houseNumber: kept('POST.HAUSNUMMER'),
          postalCode: kept('POST.PLZ'),
          city: kept('POST.ORT'),
          country: kept('POST.LAND'),
        },
        telephone: number === '' ? null : number,
        mailAddress: kept('MAILADRESSE.ADRESSE'),
      };
    },
  );
}
