import type { ApplicationGateway } from '@application/ports/bank/application-gateway';
import type { ReleaseGateway } from '@application/ports/bank/release-gateway';
import type { IntentId } from '@domain/codes/ids';
import type { ApplicationRequest, NamedValue } from '@domain/product-application/application-request';
import type { ReceivedApplication } from '@domain/product-application/submitted-application';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import { succeeded } from '../answers';
import { challengeIn } from './release-gateway.contract';

/** What applications are tried with: a signed-in customer of the bank. */
export interface ApplicationBench {
  readonly bank: ApplicationGateway;
  readonly release: ReleaseGateway<ApplicationRequest, ReceivedApplication>;
  newKey(): IntentId;
  prove(challenge: TanChallenge): Promise<TanAnswer>;
}

/** A new address, which any customer may have. */
export const addressChangeTo = (street: string): ApplicationRequest => ({
  product: 'adresse',
  isChange: true,
  fields: Object.entries<NamedValue['value']>({
    'POST.STRASSE_I1': street,
    'POST.HAUSNUMMER_I1': '7',
    'POST.PLZ_I1': '30159',
    'POST.ORT_I1': 'Hannover',
    'POST.LAND_I1': 'DE',
    'TELEKOM.VORWAHL_I1_1': '+49',
    'TELEKOM.NUMMER_I1_1': '1715554482',
    'TELEKOM.ART_I1_1': 'MOBIL',
    'TELEKOM.BEVORZUGT_I1_1': true,
    'TELEKOM.NUTZUNG_I1_1': false,
    'MAILADRESSE.ADRESSE_I1': 'jana@post.example',
    'MAILADRESSE.WIEDERHOLUNG_I1': 'jana@post.example',
    'MAILADRESSE.NUTZUNG_I1': false,
  }).map(([name, value]) => ({ name, value })),
});

const payout = (account: string): ApplicationRequest => ({
  product: 'depot',
  isChange: false,
  fields: [{ name: 'AUSZAHLUNG_KONTO.KONTO_ID', value: account }],
});

/** The contract of every application gateway: the fake obeys it, and the HTTP adapter on a running bank. */
export function describeApplicationGateway(name: string, make: () => Promise<ApplicationBench>): void {
  describe(`${name} as an application gateway`, () => {
    it('says how a depot is applied for, and what it knows of the customer [APP-11] [APP-13]', async () => {
      const { bank } = await make();
      const configuration = succeeded(await bank.configuration('depot')());
      expect(configuration.baseProduct).not.toBe('');
      expect(configuration.groups.length).toBeGreaterThan(0);
      const known = configuration.prefilled.map((field) => field.name);
      expect(known).toEqual(expect.arrayContaining(['PERSON.VORNAME_I1', 'PERSON.NAME_I1']));
    });

    it('says at its field what is wrong with a step, and nothing of what is right [APP-05] [APP-06]', async () => {
      const { bank } = await make();
      const right = payout('DE02120300000000202051');
      expect(succeeded(await bank.prevalidate(right, 'konto')())).toEqual([]);
      const wrong = succeeded(await bank.prevalidate(payout('DE02120300000000202052'), 'konto')());
      expect(wrong).toEqual([
        expect.objectContaining({ severity: 'ERROR', origin: ['AUSZAHLUNG_KONTO.KONTO_ID'] }),
      ]);
    });

    it('takes an application with its TAN, and lists it from then on [APP-14]', async () => {
      const { bank, release, newKey, prove } = await make();
      const content = addressChangeTo('Neue Straße');
      const validated = succeeded(await release.validate(content, 'M_TAN')());
      expect(validated.subject).toMatch(/^A\d{7}$/);
      const proof = await prove(challengeIn(validated));
      const received = succeeded(await release.create(content, proof, { id: newKey() })());
      expect(received.number).toMatch(/^A\d{7}$/);
      expect(succeeded(await bank.mine()()).map(({ id }) => id)).toContain(received.id);
    });
  });
}
