import { germanTexts } from '@ui/i18n/german-texts';
import { englishTexts } from '@ui/i18n/english-texts';
import { messageText } from '@ui/i18n/message-parts';
import { createTexts } from '@ui/i18n/texts';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../../support/werkbank';
import { applied } from './applying';
import { walked } from './portal-walk';
import { wire, type Said } from './sample-fields';

let werkbank: Werkbank;
let anna: PortalCustomer;
beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
});
beforeEach(async () => {
  await werkbank.bank.reset();
  anna = await (await werkbank.signIn('10000001')).activateSession();
});
afterAll(() => werkbank.close());

const KEY = 'fehler-karten-unveraendert';
const forest: Said = {
  'KARTEN.KREDITKARTE_I1': 'J',
  'KARTEN.KREDITKARTE_MOTIV_I1': 'WALD',
  'KARTEN.RATENSERVICE_I1': 'J',
  'KARTEN.RATENSERVICE_TELEFON_I1': '15155512345',
};

/** Anna has a credit card with a forest on it that she pays by instalments. */
async function withCard(): Promise<void> {
  await applied(anna, 'karte', forest, anna.patch.bind(anna));
  await werkbank.advance(181);
  await anna.get('/api/customer/participants/user/v1/applications');
}

/** What the bank says of a change of cards: the whole, or the step of it. */
const told = async (said: Said, path = 'validation') => {
  const answer = await anna.post(`/api/antrag/karte/${path}`, { fields: wire(said) });
  return answer.statusCode === 422
    ? answer
        .json<{ messages: { key: string; origin: string[] | null }[] }>()
        .messages.map(({ key, origin }) => [key, origin ?? []])
    : answer.statusCode;
};

const none = { 'KARTEN.KREDITKARTE_I1': 'N', 'KARTEN.DEBITKARTE_I1': 'N', 'KARTEN.GIROCARD_I1': 'N' };

describe('a change of cards that changes nothing [APP-13]', () => {
  it.each([
    ['says nothing', {}],
    ['chooses no card', none],
    ['wants instalments of no card', { ...none, ...forest, 'KARTEN.KREDITKARTE_I1': 'N' }],
  ] as const)('%s and is refused at the form', async (_what, said) => {
    expect(await told(said)).toEqual([[KEY, []]]);
  });

  it('has everything as it is, and is refused', async () => {
    await withCard();
    expect(await told(forest)).toEqual([[KEY, []]]);
    expect(await told({ ...none, ...forest })).toEqual([[KEY, []]]);
    expect(await told({ ...none, ...forest }, 'prevalidation/karten')).toEqual([[KEY, []]]);
    expect(await told({ 'KARTEN.GIROCARD_I1': 'N' }, 'prevalidation/karten')).toBe(200);
  });

  it.each([
    ['another design', { 'KARTEN.KREDITKARTE_MOTIV_I1': 'SKYLINE' }],
    ['another card', { 'KARTEN.GIROCARD_I1': 'J' }],
    ['another telephone for instalments', { 'KARTEN.RATENSERVICE_TELEFON_I1': '15155512346' }],
    ['no more instalments', { 'KARTEN.RATENSERVICE_I1': 'N' }],
  ] as const)('is none with %s', async (_what, more) => {
    await withCard();
    expect(await told({ ...none, ...forest, ...more })).toBe(201);
  });

  it('is told in the step of the portal, in words of its own', async () => {
    await expect(walked(anna, 'karte', {})).rejects.toThrow(`The bank at karten: `);
    await expect(walked(anna, 'karte', {})).rejects.toThrow(KEY);
    const words = (['de', 'en'] as const).map((language) =>
      messageText(createTexts(language, language === 'de' ? germanTexts : englishTexts), {
        key: KEY,
        args: {},
      }),
    );
    expect(words).toEqual([
      expect.stringContaining('ändert sich an Ihren Karten nichts'),
      expect.stringContaining('would change nothing about your cards'),
    ]);
  });
});
