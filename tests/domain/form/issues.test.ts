import { untouched, attach } from '@domain/form/field';
import type { FieldDefinition } from '@domain/form/field-definition';
import { issuesOf } from '@domain/form/field-issues';
import type { FormContext } from '@domain/form/form-context';
import { errorFinding, findingOf, isError, issueAt } from '@domain/form/issue';
import { isRequired, onlyWhen } from '@domain/form/rule';
import { issueByOrigin } from '@domain/form/server-messages';
import { restorable } from '@domain/form/snapshot';
import { required } from '@domain/form/validators/required';
import { fieldsAreEqual } from '@domain/form/validators/fields-are-equal';
import type { Message } from '@domain/message/message';

interface Values {
  readonly limit: string;
  readonly repeated: string;
}
type Context = FormContext<Values, { readonly limited: boolean }>;

const limit: FieldDefinition<string, Context> = {
  initial: '',
  rules: [onlyWhen(({ facts }: Context) => facts.limited, required())],
};
const context = (limited: boolean, values: Values = { limit: '', repeated: '' }): Context => ({
  values,
  facts: { limited },
});

describe('issues of a field', () => {
  it('applies a rule only in its situation, and marks the field as required only then', () => {
    expect(issuesOf('limit', limit, [], untouched(''), context(true)).map((issue) => issue.key)).toEqual([
      'required',
    ]);
    expect(issuesOf('limit', limit, [], untouched(''), context(false))).toEqual([]);
    expect(isRequired(limit.rules ?? [], context(true))).toBe(true);
    expect(isRequired(limit.rules ?? [], context(false))).toBe(false);
  });

  it('joins own rules, rules over several fields and what the bank said, in this order', () => {
    const refused = issueAt('limit', errorFinding('fehler-limit-ungueltig', ''), 'server');
    const issues = issuesOf(
      'limit',
      limit,
      [fieldsAreEqual<Values>('repeated', 'limit')],
      attach(untouched(''), 'server', [refused]),
      context(true, { limit: '', repeated: '5' }),
    );
    expect(issues.map(({ key, field, source }) => [key, field, source])).toEqual([
      ['required', 'limit', 'rule'],
      ['fieldsAreNotEqual', 'limit', 'rule'],
      ['fehler-limit-ungueltig', 'limit', 'server'],
    ]);
  });

  it('says an error of its own alone: the bank was asked without this value [KIT-03] [APP-06]', () => {
    const missing = issueAt('limit', errorFinding('fehler-pflichtfeld', ''), 'async');
    const keysFor = (limited: boolean) =>
      issuesOf('limit', limit, [], attach(untouched(''), 'async', [missing]), context(limited)).map(
        ({ key }) => key,
      );
    expect(keysFor(true)).toEqual(['required']);
    expect(keysFor(false)).toEqual(['fehler-pflichtfeld']);
  });

  it('finds nothing where every rule is kept, or there is none', () => {
    const crossing = [fieldsAreEqual<Values>('repeated', 'limit')];
    const kept = context(true, { limit: '5', repeated: '5' });
    expect(issuesOf('limit', limit, crossing, untouched('5'), kept)).toEqual([]);
    expect(issuesOf('limit', { initial: '' }, [], untouched('5'), kept)).toEqual([]);
  });

  it('asks a rule over several fields only in its situation', () => {
    const differing = context(true, { limit: '5', repeated: '6' });
    const rule = fieldsAreEqual<Values>('repeated', 'limit');
    const keysOf = (when: boolean) =>
      issuesOf('limit', limit, [{ ...rule, when: () => when }], untouched('5'), differing).map(
        ({ key }) => key,
      );
    expect([keysOf(true), keysOf(false)]).toEqual([['fieldsAreNotEqual'], []]);
  });

  it('finds nothing at a disabled field', () => {
    const disabled = { ...limit, disabled: () => true };
    expect(issuesOf('limit', disabled, [], untouched(''), context(true))).toEqual([]);
  });

  it('lets hints and warnings pass [KIT-03]', () => {
    const severities = (['INFO', 'WARN', 'ERROR'] as const).map((severity) =>
      isError({ ...errorFinding('key', ''), severity }),
    );
    expect(severities).toEqual([false, false, true]);
  });
});

describe('messages of the bank', () => {
  const message = (...origin: string[]): Message => ({
    severity: 'ERROR',
    key: 'a',
    text: 'Text',
    args: {},
    origin,
  });

  it.each<[Message, string | undefined, string]>([
    [message('limit'), 'limit', 'the origin is a field'],
    [message('version', 'limit'), 'limit', 'the first origin that is a field counts'],
    [message(), undefined, 'no origin: it concerns the form'],
    [message('version'), undefined, 'an origin that is no field: it concerns the form'],
  ])('%j goes to %j because %s [APP-05]', (given, field) => {
    expect(issueByOrigin(given, (origin) => origin === 'limit')).toEqual({
      field,
      severity: 'ERROR',
      key: 'a',
      args: {},
      fallback: 'Text',
      source: 'server',
    });
  });
});

describe('a message without a text', () => {
  it('has none to fall back on', () => {
    const message: Message = { severity: 'WARN', key: 'a', args: { b: 'c' }, origin: ['limit'] };
    expect(findingOf(message)).toEqual({ severity: 'WARN', key: 'a', args: { b: 'c' }, fallback: '' });
  });
});

describe('a kept draft', () => {
  it.each<[unknown, unknown, boolean, string]>([
    ['25', '', true, 'text for text'],
    [25, '', false, 'a number for text: damaged'],
    [['a'], '', false, 'a list for text: damaged'],
    [null, '', false, 'nothing for text: damaged'],
    [{ 0: 'a' }, ['a'], false, 'an object for a list: damaged'],
    ['id', null, true, 'so does one that starts with nothing'],
    ['id', undefined, true, 'a field that starts without a value takes what was kept'],
    [undefined, undefined, false, 'nothing was kept'],
  ])('restores %j over %j: %s, because %s [ORD-30]', (kept, initial, expected) => {
    expect(restorable(kept, initial)).toBe(expected);
  });
});
