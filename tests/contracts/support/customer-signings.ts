import { httpApplicationRelease } from '@adapters/http/application/http-application-release';
import { httpJointRelease } from '@adapters/http/application/http-joint-release';
import { httpTargetMarketRelease } from '@adapters/http/knowledge/http-target-market-release';
import { HttpSessionGateway } from '@adapters/http/session/http-session-gateway';
import type { DepotId } from '@domain/codes/ids';
import { addressChangeTo } from '../gateway/application-gateway.contract';
import { appliedTogether } from './joint-application';
import { anna, bernd } from './signed-in';
import { type SigningCase, newKey, asked, depotOf } from './signing';
import { valueOf } from './value-of';

/** What is signed of the session, applications and depots, calculated by hand. */
export const customerSignings: Readonly<
  Record<'session' | 'application' | 'application-release' | 'target-market', SigningCase>
> = {
  session: {
    customer: bernd,
    sign: async ({ client }) => {
      const sessions = new HttpSessionGateway(client);
      const challenge = await valueOf(sessions.requestActivation(await valueOf(sessions.load()), 'M_TAN'));
      const sentence =
        'Sie geben Ihre Sitzung im Depotwerk frei: Konten und Depots ansehen, Orders vorbereiten.';
      return { challenge, sentence, lines: {} };
    },
  },
  application: {
    customer: bernd,
    sign: async ({ client }) => {
      const release = httpApplicationRelease(client, () => () => Promise.resolve(false));
      const lines = {
        Antragsnummer: expect.stringMatching(/^A\d{7}$/),
        'Person 1': 'Bernd Claasen',
        'Neue Straße': 'Lange Straße',
        'Neue Hausnummer': '7',
        'Neue Postleitzahl': '30159',
        'Neuer Ort': 'Hannover',
      };
      const challenge = await asked(release, addressChangeTo('Lange Straße'));
      return { challenge, sentence: 'Auftrag: Adressänderung', lines };
    },
  },
  'application-release': {
    customer: bernd,
    sign: async (visit) => {
      const applicationId = await appliedTogether(anna, visit, bernd.zugangsnummer);
      const challenge = await asked(httpJointRelease(visit.client), { applicationId });
      const lines = {
        Antragsnummer: expect.stringMatching(/^A\d{7}$/),
        'Person 1': 'Anna Berger',
        'Person 2': 'Bernd Claasen',
        Auszahlungskonto: 'DE02 1203 0000 0000 2020 51',
      };
      return { challenge, sentence: 'Depot beantragen', lines };
    },
  },
  'target-market': {
    customer: bernd,
    sign: async (visit) => {
      const { id, displayId } = await depotOf(visit);
      const release = httpTargetMarketRelease(visit.client);
      const to = (depotId: DepotId, targetMarket: 'UNKNOWN' | 'BASIC') => ({ depotId, targetMarket });
      await valueOf(release.create(to(id, 'UNKNOWN'), undefined, { id: newKey() }));
      const challenge = await asked(release, to(id, 'BASIC'));
      const lines = { Depot: displayId, Bisher: 'Nicht eingestuft', Künftig: 'Einfach' };
      return { challenge, sentence: `Zielmarkt des Depots ${displayId} auf Einfach erweitern.`, lines };
    },
  },
};
