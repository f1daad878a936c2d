import { freshWerkbank } from '../../support/fresh-werkbank';
import { becoming, paperText } from './applying';
import {
  child,
  consents,
  currentAccount,
  knowledge,
  payout,
  person,
  taxAndWork,
  type Said,
} from './sample-fields';

const werkbank = freshWerkbank();

const called: Said = {
  'KARTEN.RATENSERVICE_I1': 'J',
  'KARTEN.RATENSERVICE_TELEFON_I1': '15155512345',
};

describe('the instalment service of a card [APP-13]', () => {
  const cardTerms = async () =>
    (
      await werkbank()
        .bank.db.selectFrom('contract')
        .select('terms')
        .where('product_type', '=', 'CARD')
        .orderBy('sub_type')
        .execute()
    ).map(({ terms }) => [terms['instalments'], terms['instalmentsTelephone']]);

  it('keeps the number that is called with the cards, and says it in the contract', async () => {
    const paula = await becoming(werkbank(), 'girokonto', { ...currentAccount(), ...called }, 'I1');
    expect(await cardTerms()).toEqual([
      ['J', '15155512345'],
      ['J', '15155512345'],
    ]);
    expect(await paperText(paula, 'Vertrag Girokonto')).toContain('Ratenservice Rückruf unter 015155512345');
  });

  it.each([
    ['is not wanted', { ...called, 'KARTEN.RATENSERVICE_I1': 'N' }],
    [
      'has no card to be of',
      {
        ...called,
        'KARTEN.KREDITKARTE_I1': 'N',
        'KARTEN.KREDITKARTE_MOTIV_I1': '',
        'KARTEN.GIROCARD_I1': 'N',
      },
    ],
  ] as const)('that %s is not agreed', async (_what, more) => {
    const paula = await becoming(werkbank(), 'girokonto', { ...currentAccount(), ...more }, 'I1');
    expect((await cardTerms()).every(([, telephone]) => telephone === '')).toBe(true);
    expect(await paperText(paula, 'Vertrag Girokonto')).not.toContain('Ratenservice');
  });
});

const two: Said = { ...person('E2'), ...taxAndWork('E2'), ...consents('E2'), 'JUNIOR.ALLEINIGE_SORGE': 'N' };
const depot: Said = { 'DEPOT.DEPOT': 'J', ...payout(), ...knowledge('E1'), ...knowledge('E2') };

describe('who may dispose of what is a child’s [APP-13]', () => {
  it.each([
    ['junior-konto', 'J', two, 'jeder Elternteil allein'],
    ['junior-konto', 'N', two, 'beide Elternteile gemeinsam'],
    ['junior-konto', 'J', {}, 'der sorgeberechtigte Elternteil allein'],
    ['junior-depot', 'N', { ...two, ...depot }, 'beide Elternteile gemeinsam'],
  ] as const)('stands in the contract of a %s: %s', async (product, flag, more, words) => {
    const account = product === 'junior-konto' ? { 'GIRO.KONTO': 'J' } : {};
    const said: Said = { ...child(), ...account, ...more, 'JUNIOR.EINZELVERFUEGUNG': flag };
    const roles = said['JUNIOR.ALLEINIGE_SORGE'] === 'J' ? ['E1'] : ['E1', 'E2'];
    const paula = await becoming(werkbank(), product, said, ...roles);
    const paper = product === 'junior-konto' ? 'Vertrag Junior-Konto' : 'Vertrag Junior-Depot';
    expect(await paperText(paula, paper)).toContain(`Verfügung ${words}`);
    // The junior is I1 on the wire, and a child where somebody reads it (brokerage.md 3).
    const summary = await paperText(paula, paper.replace('Vertrag', 'Antrag'));
    expect(summary).toContain('Person, Kind');
    expect(summary).toContain('Person, Elternteil 1');
    expect(summary).not.toContain('Person 1');
  });
});
