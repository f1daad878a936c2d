import type { Compiled } from '@domain/product-application/engine/compile';
import { compile } from '@tests/support/compile';
import type { Preparation } from '@domain/product-application/engine/field-life';
import { sentOf } from '@domain/form/session/sent';
import { FormSession } from '@domain/form/session/form-session';
import type { Product } from '@domain/product-application/engine/product';
import { applicationFor } from '@domain/product-application/products/products';
import * as E from 'fp-ts/Either';

/** A change as the page makes it of what the bank says of it. */
function compiled(product: Product, preparation: Preparation): Compiled {
  const made = compile(applicationFor(product, []), preparation);
  if (E.isLeft(made)) throw new Error(made.left.join());
  return made.right;
}

const isDisabled = ({ fields }: Compiled, name: string): boolean =>
  fields.get(name)?.node.life.disabled === true;

describe('what an existing customer changes [APP-13]', () => {
  const known = new Set([
    'PERSON.NAME_I1',
    'POST.STRASSE_I1',
    'TELEKOM.NUMMER_I1_1',
    'KARTEN.KREDITKARTE_I1',
    'KARTEN.KREDITKARTE_MOTIV_I1',
  ]);

  it.each([
    ['PERSON.NAME_I1', true, true],
    ['POST.STRASSE_I1', false, true],
    ['TELEKOM.NUMMER_I1_1', false, true],
    ['POST.ORT_I1', false, false],
  ])('%s takes no input: %s where prefilled fields stay open, else %s', (name, isKept, isClosed) => {
    const open = compiled('adresse', { prefilled: known, keepPrefilledFieldsEnabled: true });
    const closed = compiled('adresse', { prefilled: known });
    expect([isDisabled(open, name), isDisabled(closed, name)]).toEqual([isKept, isClosed]);
  });

  it.each<[string | undefined, boolean, string]>([
    ['Claasen', true, 'what the bank has filled in is right'],
    ['C', false, 'a name of one letter is not'],
    [undefined, false, 'nothing was filled in'],
  ])('of a field that takes no input, %s is sent: %s, %s [APP-08]', (filledIn, isSent) => {
    const { form, fields } = compiled('adresse', { prefilled: known });
    const session = new FormSession(form);
    const asked = fields.get('PERSON.NAME_I1');
    if (asked?.control !== 'text') throw new Error('It is typed');
    if (filledIn !== undefined) session.field(asked.node).prefill(filledIn);
    const sent = sentOf(session).fields.filter(({ path }) => path === 'PERSON.NAME_I1');
    expect(sent.map(({ value }) => value)).toEqual(isSent ? [filledIn] : []);
  });

  it('a card that is there stays, its design may be another, and no further one is ordered unasked', () => {
    const cards = compiled('karte', { prefilled: known });
    expect(isDisabled(cards, 'KARTEN.KREDITKARTE_I1')).toBe(true);
    expect(isDisabled(cards, 'KARTEN.KREDITKARTE_MOTIV_I1')).toBe(false);
    expect(isDisabled(cards, 'KARTEN.GIROCARD_I1')).toBe(false);
    expect(cards.fields.get('KARTEN.DEBITKARTE_I1')?.node.life).not.toHaveProperty('initial');
  });
});
