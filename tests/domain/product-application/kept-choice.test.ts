import { choiceOf, withChoice, withoutChoice } from '@domain/product-application/advertising/kept-choice';

const nothing = { wref: undefined, moduleIds: [], bundleIds: [] };
const link = { wref: 'PARTNER', moduleIds: ['m-1', 'm-2'], bundleIds: ['b-1'] };
const typed = { version: 1, rows: {}, fields: { 'PERSON.NAME_I1': 'Neumann' } };

describe('what a link has chosen for an application [APP-11] [APP-15]', () => {
  it('goes on with the draft, and is no field of the form', () => {
    const kept = withChoice(typed, link);
    expect(choiceOf(nothing, kept)).toEqual(link);
    expect(withoutChoice(kept)).toEqual(typed);
  });

  it('gives way to that of another link', () => {
    const other = { ...nothing, wref: 'OTHER' };
    expect(choiceOf(other, withChoice(typed, link))).toEqual(other);
  });

  it('is nothing where nothing was chosen', () => {
    expect(withChoice(typed, nothing)).toEqual(typed);
    expect(choiceOf(nothing, typed)).toEqual(nothing);
    expect(choiceOf(nothing, undefined)).toEqual(nothing);
  });
});
