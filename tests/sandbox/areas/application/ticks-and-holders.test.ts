import {
  cfd,
  child,
  currentAccount,
  dailyDeposit,
  fixedDeposit,
  knowledge,
  payout,
  singleDepot,
} from './sample-fields';
import { MISSING, told, without } from './told-of-the-whole';

const junior = () => ({ ...child(), 'DEPOT.DEPOT': 'J', ...knowledge('E1'), ...payout() });
const juniorAccount = () => ({ ...child(), 'GIRO.KONTO': 'J' });

describe('what every product refuses [APP-13]', () => {
  it.each([
    ['festgeld', fixedDeposit()],
    ['junior-konto', juniorAccount()],
    ['junior-depot', junior()],
  ] as const)('%s is not for two holders', (product, said) => {
    expect(told(product, { ...said, 'PRODUKT.ART': '2' })).toEqual([
      'PRODUKT.ART: fehler-nur-fuer-eine-person',
    ]);
  });

  it.each([
    ['depot', singleDepot(), 'ZUSTIMMUNG.AUSKUNFTEI_I1'],
    ['depot', singleDepot(), 'ZUSTIMMUNG.AUFZEICHNUNG_I1'],
    ['depot', singleDepot(), 'ZUSTIMMUNG.EIGENES_INTERESSE_I1'],
    ['depot', singleDepot(), 'ZUSTIMMUNG.BEDINGUNGEN_I1'],
    ['depot', singleDepot(), 'PERSON_TIN_LAND.BESTAETIGUNG_I1'],
    ['junior-konto', juniorAccount(), 'ZUSTIMMUNG.BEDINGUNGEN_E1'],
    ['cfd', cfd(6), 'ZUSTIMMUNG.AUFZEICHNUNG_I1'],
    ['festgeld', fixedDeposit(), 'ZUSTIMMUNG.BEDINGUNGEN_I1'],
    ['tagesgeld', dailyDeposit(), 'ZUSTIMMUNG.AUSKUNFTEI_I1'],
    ['girokonto', currentAccount(), 'ZUSTIMMUNG.EIGENES_INTERESSE_I1'],
  ] as const)('%s takes no tick left out, nor a no, for %s', (product, said, name) => {
    expect(told(product, without(said, name))).toEqual([`${name}: ${MISSING}`]);
    expect(told(product, { ...said, [name]: 'N' })).toEqual([expect.stringContaining(`${name}: `)]);
  });
});
