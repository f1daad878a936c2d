import * as O from 'fp-ts/Option';
import * as fc from 'fast-check';
import {
  attach,
  edit,
  isDirty,
  showsIssues,
  submit,
  touch,
  untouched,
  type FieldState,
} from '@domain/form/field';
import { errorFinding, issueAt } from '@domain/form/issue';

const refused = issueAt('quantity', errorFinding('fehler-menge-ungueltig', 'Menge prüfen'), 'server');
const checked = issueAt('quantity', errorFinding('fehler-nicht-genuegend-bestand', 'Zu wenig'), 'async');

const steps: Record<string, (field: FieldState<string>, text: string) => FieldState<string>> = {
  edit,
  touch,
  submit,
  attach: (field) => attach(field, 'server', [refused]),
};
const history = fc.array(fc.tuple(fc.constantFrom(...Object.keys(steps)), fc.string({ maxLength: 2 })));
const play = (initial: string, actions: readonly (readonly [string, string])[]) =>
  actions.reduce((field, [name, text]) => steps[name]?.(field, text) ?? field, untouched(initial));

describe('field', () => {
  it('is dirty exactly when the value differs from the first, whatever happened between [APP-06]', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2 }), history, (initial, actions) => {
        const field = play(initial, actions);
        expect(isDirty(field)).toBe(field.edited !== initial);
      }),
    );
    expect(isDirty(edit(edit(untouched('10'), '100'), '10'))).toBe(false);
  });

  it('compares by what the field calls equal [APP-06]', () => {
    const sameLength = (one: string, other: string) => one.length === other.length;
    expect(isDirty(edit(untouched('ab'), 'xy'), sameLength)).toBe(false);
  });

  it('shows its issues only once it was left or submitted, and goes on showing them [KIT-03]', () => {
    fc.assert(
      fc.property(history, (actions) => {
        const shown = actions.some(([name]) => name === 'touch' || name === 'submit');
        expect(showsIssues(play('', actions))).toBe(shown);
      }),
    );
  });

  it('keeps the submitted value apart from the edited one', () => {
    const field = edit(submit(edit(untouched(''), '10')), '11');
    expect(field.submitted).toEqual(O.some('10'));
    expect(field.edited).toBe('11');
  });

  it('drops what the bank said when the value is edited [APP-05]', () => {
    const field = attach(attach(untouched('75'), 'server', [refused]), 'async', [checked]);
    expect(field.attached).toEqual([refused, checked]);
    expect(edit(field, '50').attached).toEqual([]);
  });

  it('replaces what one source said and leaves the other', () => {
    const field = attach(attach(untouched('75'), 'server', [refused]), 'async', [checked]);
    expect(attach(field, 'async', []).attached).toEqual([refused]);
  });

  it('stays the same where nothing changes, so that nothing is drawn anew', () => {
    const left = touch(untouched('1'));
    expect(left.touched).toBe(true);
    expect(touch(left)).toBe(left);
    expect(attach(left, 'async', [])).toBe(left);
  });
});
