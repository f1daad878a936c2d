import { accountHolding, type AccountHolding } from '@domain/depot/account-holding';
import { personRelation, personRelations } from '@domain/person/person-relation';

describe('person relations [KIT-15]', () => {
  it.each([
    ['O', 'owner'],
    ['AR', 'authorized-representative'],
    ['E', 'exemption-partner'],
    ['R', 'representative'],
    ['L', 'legal-person'],
    ['AML', 'asset-manager-company'],
    ['AME', 'asset-manager-employee'],
    ['B', 'beneficiary'],
    ['X', undefined],
    ['o', undefined],
    ['constructor', undefined],
  ])('%s is %s', (code, relation) => {
    expect(personRelation(code)).toBe(relation);
  });

  it('are eight, each of its own', () => {
    expect(new Set(Object.values(personRelations)).size).toBe(8);
  });
});

describe('whose an account is [KIT-15]', () => {
  it.each<[string, AccountHolding | undefined, string]>([
    ['KPE', 'single', 'an application for one'],
    ['KPG', 'joint', 'an application for several'],
    ['CA', 'single', 'a current account'],
    ['CAJ', 'joint', 'a joint one'],
    ['CAEU', 'single', 'one in another currency'],
    ['CAEJ', 'joint', 'a joint one of these'],
    ['SA', undefined, 'a settlement account does not say'],
    ['EXT', undefined, 'nor does one at another bank'],
  ])('%s is %s: %s', (word, holding) => {
    expect(accountHolding(word)).toBe(holding);
  });
});
