import { form } from '@domain/form/form';
import { errorFinding } from '@domain/form/issue';
import { flag } from '@domain/form/kinds/flag';
import { oneOf } from '@domain/form/kinds/one-of';
import { plainText } from '@domain/form/kinds/text';
import { all, any, given, is, not } from '@domain/form/nodes/condition';
import { field } from '@domain/form/nodes/field';
import { FormSession } from '@domain/form/session/form-session';

const asking = form(() => {
  const country = field(oneOf(['DE', 'AT', 'US']));
  const isMember = field(flag);
  return {
    country,
    isMember,
    asGiven: field(plainText, { when: given(country) }),
    asIs: field(plainText, { when: is(country, 'DE', 'AT') }),
    asBoth: field(plainText, { when: all(is(country, 'DE'), is(isMember, true)) }),
    asEither: field(plainText, { when: any(is(country, 'US'), is(isMember, true)) }),
    asNot: field(plainText, { when: not(given(country)) }),
  };
});

describe('a condition of a field', () => {
  it.each([
    ['nothing said', undefined, false, ['asNot']],
    ['a code it names', 'AT', false, ['asGiven', 'asIs']],
    ['both', 'DE', true, ['asGiven', 'asIs', 'asBoth', 'asEither']],
    ['one of two', 'US', false, ['asGiven', 'asEither']],
    ['the other of two', undefined, true, ['asEither', 'asNot']],
  ] as const)(
    '%s: asks for what it holds for and keeps the others closed [APP-03]',
    (_, country, isMember, open) => {
      const session = new FormSession(asking);
      const { nodes } = session;
      session.field(nodes.country).setValue(country);
      session.field(nodes.isMember).setValue(isMember);
      const conditional = ['asGiven', 'asIs', 'asBoth', 'asEither', 'asNot'] as const;
      expect(conditional.filter((name) => !session.field(nodes[name]).view.disabled)).toEqual(open);
    },
  );
});

describe('what holds for a field in a situation only', () => {
  it.each<['DE' | 'AT' | 'US', boolean, readonly string[], boolean, string]>([
    ['DE', false, [], true, 'it may be left out'],
    ['US', true, ['valueMissing'], true, 'it is required'],
    ['AT', false, [], false, 'it takes no input'],
  ])(
    'in %s it is required: %s, and lacks %j; it is open: %s, since %s [APP-03]',
    (code, required, lacks, open) => {
      const session = new FormSession(
        form(() => {
          const country = field(oneOf(['DE', 'AT', 'US']));
          const life = { required: is(country, 'US'), disabled: is(country, 'AT') };
          return {
            country,
            number: field(plainText, { ...life, missing: errorFinding('valueMissing', '') }),
          };
        }),
      );
      const { country, number } = session.nodes;
      session.field(country).setValue(code);
      const { view } = session.field(number);
      expect([view.required, view.issues.map(({ key }) => key), !view.disabled]).toEqual([
        required,
        lacks,
        open,
      ]);
    },
  );
});
