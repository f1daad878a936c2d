import { Anatomy } from '@domain/form/check/anatomy';
import { flowProblems } from '@domain/form/check/flow-problems';
import { Situations } from '@domain/form/check/situations';
import { flow, step, submit, type Step } from '@domain/form/flow/flow';
import { form } from '@domain/form/form';
import { flag } from '@domain/form/kinds/flag';
import { oneOf } from '@domain/form/kinds/one-of';
import { plainText } from '@domain/form/kinds/text';
import { all, any, given, is, not } from '@domain/form/nodes/condition';
import { derive } from '@domain/form/nodes/derive';
import type { FactNodes } from '@domain/form/nodes/facts';
import { field } from '@domain/form/nodes/field';
import { group } from '@domain/form/nodes/group';
import { optional } from '@domain/form/nodes/lenient';
import type { Condition } from '@domain/form/nodes/node';
import { each, rows } from '@domain/form/nodes/rows';
import * as E from 'fp-ts/Either';

const small = form((fact: FactNodes<{ readonly isOpen: boolean }>) => {
  const land = field(oneOf(['DE', 'AT', 'US']));
  const isMember = field(flag);
  const name = field(plainText);
  const number = field(plainText, { when: is(isMember, true), required: true });
  const code = field(plainText, { required: is(land, 'US') });
  const inGroup = group({ tax: field(plainText, { required: true }) }, is(land, 'AT'));
  const cards = rows(() => ({ owner: field(plainText, { required: true }) }));
  const owners = each(cards, ({ owner }) => owner);
  const isThere = derive({ owners, open: fact.isOpen }, () => E.right(true));
  const perhaps = optional(name);
  return { land, isMember, name, number, code, inGroup, cards, owners, isThere, perhaps };
});
const { nodes } = small;
const { land, isMember, name, number, code, inGroup, cards } = nodes;
const anatomy = new Anatomy(nodes);
const problemsOf = (...steps: readonly Step[]) =>
  flowProblems(
    flow(small, () => steps),
    new Anatomy(nodes),
  );

describe('whether there is a situation in which a condition holds', () => {
  it.each<[string, Condition, boolean]>([
    ['a code of a field', is(land, 'DE'), true],
    ['two codes at once', all(is(land, 'DE'), is(land, 'AT')), false],
    ['one of two codes', any(all(is(land, 'DE'), is(land, 'AT')), is(land, 'US')), true],
    ['none of all codes, where nothing is said', not(is(land, 'DE', 'AT', 'US')), true],
    ['a code beyond those there are', all(given(land), not(is(land, 'DE', 'AT', 'US'))), false],
    ['a code that is among several', all(is(land, 'DE', 'AT'), not(is(land, 'DE'))), true],
    ['something and nothing', all(given(land), not(given(land))), false],
    ['a tick', is(isMember, true), true],
    ['a tick that was taken away', is(isMember, false), true],
    ['neither yes nor no', all(given(isMember), not(is(isMember, true, false))), false],
    ['any text', given(name), true],
    ['a text', is(name, 'x'), true],
    ['another text than the one that is named', all(given(name), not(is(name, 'x'))), true],
    ['two texts at once', all(is(name, 'x'), is(name, 'y')), false],
    // A field that is not asked for reads nothing.
    ['a number of a member', all(given(number), is(isMember, true)), true],
    ['a number of somebody who is none', all(given(number), is(isMember, false)), false],
    ['no number of somebody who is none', all(not(given(number)), is(isMember, false)), true],
    ['what is asked in a group that is asked for', all(given(inGroup.tax), is(land, 'AT')), true],
    ['what is asked in a group that is not', all(given(inGroup.tax), is(land, 'DE')), false],
    ['what is derived, whatever it reads', all(is(nodes.isThere, true), not(is(nodes.isThere, false))), true],
    ['what is derived reading two things', all(is(nodes.isThere, true), is(nodes.isThere, false)), false],
    ['any of none', any(), false],
    ['all of none', all(), true],
  ])('%s: %j', (_, condition, isPossible) => {
    expect(new Situations(anatomy).isPossible(condition)).toBe(isPossible);
  });

  it('is not looked for among more than 200,000 situations: the fields are named', () => {
    const codes = Array.from({ length: 9 }, (_, index) => String(index));
    const fields = Array.from('abcdef').map((letter) => [letter, field(oneOf(codes))] as const);
    const many = form(() => Object.fromEntries(fields));
    const looking = (count: number) => () =>
      new Situations(new Anatomy(many.nodes)).isPossible(
        not(any(...fields.slice(0, count).map(([, node]) => given(node)))),
      );
    expect(looking(5)()).toBe(true);
    expect(looking(6)).toThrow('Too many situations: a, b, c, d, e, f');
  });
});

describe('what a form is made of', () => {
  it('has a path for each of its members, rows by one that stands for all', () => {
    expect(anatomy.members.map(({ path }) => path)).toEqual([
      'land',
      'isMember',
      'name',
      'number',
      'code',
      'inGroup.tax',
      'cards',
      'cards[*].owner',
      'owners',
      'isThere',
      'perhaps',
    ]);
  });

  it('calls what has no path by what it is about, or what it is', () => {
    const { isOpen } = small.facts;
    expect(
      [land, isOpen, optional(name), optional(optional(name)), derive({}, () => E.right(1))].map((node) =>
        anatomy.nameOf(node),
      ),
    ).toEqual(['land', 'isOpen', 'name', 'name', 'derived']);
  });

  it('knows all that something is calculated from, however far away', () => {
    const members = new Map(anatomy.members.map(({ node, path }) => [node, path]));
    const behind = (node: Parameters<typeof anatomy.behind>[0]) =>
      [...anatomy.behind(node)].flatMap((each) => members.get(each) ?? []);
    expect(behind(nodes.isThere)).toEqual(['isThere', 'owners', 'cards[*].owner']);
    expect(behind(number)).toEqual(['number', 'isMember']);
  });

  it('knows the fields in some nodes, those of rows and groups among them', () => {
    expect(
      [...anatomy.fieldsIn([inGroup, cards, nodes.owners])].map(
        (node) => anatomy.memberOf(node as never)?.path,
      ),
    ).toEqual(['inGroup.tax', 'cards[*].owner']);
  });
});

describe('what is wrong with a flow [APP-02]', () => {
  const first = step('first', [land, isMember, name, number, code]);
  const second = step('second', [inGroup, cards]);

  it.each<[string, readonly Step[], readonly string[]]>([
    ['nothing, where all is asked', [first, second, submit('send')], []],
    [
      'two steps of a name',
      [first, second, step('first', []), submit('send')],
      ['there are two steps first'],
    ],
    [
      'a step nobody reaches',
      [first, second, step('never', [], { when: all(is(land, 'DE'), is(land, 'US')) }), submit('send')],
      ['nobody reaches the step never'],
    ],
    [
      'a way that ends without a submit step',
      [first, second, submit('send', [], { when: is(isMember, true) })],
      ['there is a way that ends without a submit step'],
    ],
    [
      'nothing, where one of two submit steps is always there',
      [
        first,
        second,
        submit('send', [], { when: is(isMember, true) }),
        submit('other', [], { when: not(is(isMember, true)) }),
      ],
      [],
    ],
    [
      'what is required and asked nowhere',
      [step('first', [land, isMember, name, code]), second, submit('send')],
      ['number can be required where no step asks for it'],
    ],
    [
      'what is required in a situation in which its step is not there',
      [
        step('first', [land, isMember, name, number]),
        second,
        step('third', [code], { when: is(land, 'DE') }),
        submit('send'),
      ],
      ['code can be required where no step asks for it'],
    ],
    [
      'nothing, where its step is there in that situation',
      [
        step('first', [land, isMember, name, number]),
        second,
        step('third', [code], { when: is(land, 'US') }),
        submit('send'),
      ],
      [],
    ],
    [
      'nothing, where its step is there whenever its group is asked for',
      [first, step('second', [inGroup], { when: is(land, 'AT') }), step('third', [cards]), submit('send')],
      [],
    ],
    [
      'a step that depends on what is asked in it',
      [
        step('first', [isMember, name, number, code]),
        step('where', [land], { when: given(land) }),
        second,
        submit('send'),
      ],
      ['the step where depends on a later answer, land'],
    ],
    [
      'a step that depends on what is asked after it, be it in a row',
      [first, step('early', [], { when: is(nodes.isThere, true) }), second, submit('send')],
      ['the step early depends on a later answer, cards[*].owner'],
    ],
    [
      'nothing, where it depends on what was asked before, and is asked again',
      [first, second, step('again', [land], { when: given(land) }), submit('send')],
      [],
    ],
    [
      'nothing, where it depends on what no step asks',
      [first, second, step('fact', [], { when: is(small.facts.isOpen, true) }), submit('send')],
      [],
    ],
  ])('is %s', (_, steps, problems) => {
    expect(problemsOf(...steps)).toEqual(problems);
  });
});
