import * as E from 'fp-ts/Either';
import { flow, step, submit } from '@domain/form/flow/flow';
import { form } from '@domain/form/form';
import { errorFinding, issueAt } from '@domain/form/issue';
import { oneOf } from '@domain/form/kinds/one-of';
import { plainText } from '@domain/form/kinds/text';
import { all, is, not } from '@domain/form/nodes/condition';
import { derive } from '@domain/form/nodes/derive';
import { field } from '@domain/form/nodes/field';
import { group } from '@domain/form/nodes/group';
import { each, rows } from '@domain/form/nodes/rows';
import { rule } from '@domain/form/nodes/rule';
import type { CheckedForm } from '../../scripts/forms/checked-form';
import { formPage } from '../../scripts/forms/form-page';
import { formProblems } from '../../scripts/forms/form-problems';

const opening = form(() => {
  const account = field(oneOf(['KPE', 'KPG']), { required: true });
  const second = group({ name: field(plainText, { required: true }) }, is(account, 'KPG'));
  const positions = rows(() => ({ rate: field(plainText) }));
  const rates = each(positions, ({ rate }) => rate);
  const single = rule({ account }, ({ account: type }, at) =>
    type === 'KPE' ? issueAt(at.account, errorFinding('no-single', ''), 'rule') : undefined,
  );
  return { account, second, positions, rates, single };
});

const right: CheckedForm = {
  name: 'opening',
  form: opening,
  flows: [
    {
      name: 'full',
      flow: flow(opening, ({ account, second, positions }) => [
        step('account', [account]),
        step('second', [second], { when: is(account, 'KPG') }),
        step('plan', [positions]),
        submit('release'),
      ]),
    },
  ],
  labelOf: (path) => `opening.${path}`,
  issues: {
    'no-single': {
      text: 'error-codes.no-single',
      raise: (session) => session.field(opening.nodes.account).setValue('KPE'),
    },
  },
  serverPlaces: {
    'fehler-konto': 'account',
    'fehler-plan': 'positions',
    'fehler-rate': 'positions[*].rate',
    busy: undefined,
  },
};
const every = (): boolean => true;
const withForm = (nodes: () => object, more: Partial<CheckedForm> = {}): CheckedForm => ({
  ...right,
  form: form(nodes),
  flows: [],
  issues: {},
  serverPlaces: {},
  ...more,
});

describe('a form that is checked', () => {
  it('is found right where it is', () => {
    expect(formProblems(right, every)).toEqual([]);
  });

  it.each<readonly [string, CheckedForm, readonly string[]]>([
    [
      'a field that is looked at and not returned',
      withForm(() => {
        const forgotten = field(plainText);
        return { read: derive({ forgotten }, ({ forgotten: value }) => E.right(value)) };
      }),
      ['read looks at a field that the form does not know'],
    ],
    [
      'a condition that is never true',
      withForm(() => {
        const type = field(oneOf(['A', 'B']));
        return { type, never: field(plainText, { when: all(is(type, 'A'), is(type, 'B')) }) };
      }),
      ['never is never asked for'],
    ],
    [
      'a condition on something that is not asked for then',
      withForm(() => {
        const type = field(oneOf(['A', 'B']));
        const detail = field(oneOf(['X']), { when: is(type, 'A') });
        return { type, detail, never: field(plainText, { when: all(is(detail, 'X'), is(type, 'B')) }) };
      }),
      ['never is never asked for'],
    ],
    [
      'a demand that never arises',
      withForm(() => {
        const type = field(oneOf(['A', 'B']));
        return { type, free: field(plainText, { when: is(type, 'A'), required: is(type, 'B') }) };
      }),
      ['free is never required'],
    ],
    [
      'a condition on a later answer',
      withForm(() => {
        const type = field(oneOf(['A', 'B']));
        return { early: field(plainText, { when: is(type, 'A') }), type };
      }),
      ['early depends on a later answer, type'],
    ],
    [
      'a field that is required and takes no input',
      withForm(() => ({ stuck: field(plainText, { required: true, disabled: true }) })),
      ['stuck is required, and takes no input'],
    ],
    [
      'a step nobody reaches, and a way that ends nowhere',
      {
        ...right,
        flows: [
          {
            name: 'slim',
            flow: flow(opening, ({ account, second }) => [
              step('account', [account]),
              step('second', [second], { when: is(account, 'KPG') }),
              step('never', [], { when: all(is(account, 'KPE'), not(is(account, 'KPE'))) }),
              submit('release', [], { when: is(account, 'KPG') }),
            ]),
          },
        ],
      },
      [
        'flow slim: nobody reaches the step never',
        'flow slim: there is a way that ends without a submit step',
      ],
    ],
    [
      'a step on a later answer, and a field that no step asks for',
      {
        ...right,
        flows: [
          {
            name: 'odd',
            flow: flow(opening, ({ account, positions }) => [
              step('plan', [positions], { when: is(account, 'KPE') }),
              step('account', [account]),
              submit('release'),
            ]),
          },
        ],
      },
      [
        'flow odd: the step plan depends on a later answer, account',
        'flow odd: second.name can be required where no step asks for it',
      ],
    ],
    [
      'a message of the bank without a place',
      { ...right, serverPlaces: { 'fehler-limit': 'limit' } },
      ['fehler-limit stands at limit, which the form does not have'],
    ],
    [
      'an issue that its example does not raise',
      { ...right, issues: { other: { text: 'error-codes.other', raise: () => undefined } } },
      ['other is not raised by its example'],
    ],
  ])('%s', (_, checked, problems) => {
    expect(formProblems(checked, every)).toEqual(problems.map((problem) => `opening: ${problem}`));
  });

  it('lacks a label or the text of an issue in a language', () => {
    const lacking = new Set(['opening.positions[*].rate en', 'error-codes.no-single de']);
    expect(formProblems(right, (key, language) => !lacking.has(`${key} ${language}`))).toEqual([
      'opening: positions[*].rate has no text opening.positions[*].rate (en)',
      'opening: no-single has no text error-codes.no-single (de)',
    ]);
  });

  it('has what a row comes to looked at for the issue of an example', () => {
    const plan = form(() => ({
      positions: rows(() => {
        const rate = field(plainText);
        const amount = derive({ rate }, (_, at) =>
          E.left([issueAt(at.rate, errorFinding('rate-too-low', ''), 'rule')]),
        );
        return { rate, amount };
      }),
    }));
    const issues: CheckedForm['issues'] = {
      'rate-too-low': {
        text: 'error-codes.rate-too-low',
        raise: (session) => {
          const row = session.collection(plan.nodes.positions).add();
          if (row) session.field(row.nodes.rate).setValue('1');
        },
      },
    };
    const checked: CheckedForm = { ...right, form: plan, flows: [], issues, serverPlaces: {} };
    expect(formProblems(checked, every)).toEqual([]);
  });

  it('is drawn as a table, and its flow as a diagram', () => {
    const page = formPage(right);
    expect(page).toContain('| second.name       | text');
    expect(page).toContain('account is KPG');
    expect(page).toContain('  account --> second\n  second --> plan\n  account -.-> plan\n');
    expect(page).toContain('| second  | second.name       | account is KPG |');
    expect(page).toContain('  release([release])');
  });
});
