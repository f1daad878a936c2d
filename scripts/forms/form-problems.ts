import { FormSession } from '@domain/form/session/form-session';
import type { Issue } from '@domain/form/issue';
import type { AnyNode, Condition, FieldNode } from '@domain/form/nodes/node';
import { isRows } from '@domain/form/nodes/is-node';
import { membersOf } from '@domain/form/nodes/members';
import { nodesIn } from '@domain/form/nodes/sources-of';
import { Anatomy } from '@domain/form/check/anatomy';
import type { CheckedForm } from './checked-form';
import { flowProblems } from '@domain/form/check/flow-problems';
import { Situations } from '@domain/form/check/situations';

/** Tells whether there is a text with this key in a language. */
export type HasText = (key: string, language: 'de' | 'en') => boolean;

const languages = ['de', 'en'] as const;

/** Everything that is wrong with a form as it is written, before any customer meets it. */
export function formProblems(checked: CheckedForm, hasText: HasText): readonly string[] {
  const anatomy = new Anatomy(checked.form.nodes);
  return [
    ...unknownFields(anatomy),
    ...conditionProblems(anatomy, new Situations(anatomy)),
    ...checked.flows.flatMap(({ name, flow }) =>
      flowProblems(flow, anatomy).map((problem) => `flow ${name}: ${problem}`),
    ),
    ...textProblems(checked, anatomy, hasText),
    ...serverProblems(checked, anatomy),
    ...exampleProblems(checked),
  ].map((problem) => `${checked.name}: ${problem}`);
}

/** Fields that something looks at, and that the form does not return. */
function unknownFields(anatomy: Anatomy): readonly string[] {
  return anatomy.members.flatMap(({ path, node }) =>
    node.kind === 'rows'
      ? []
      : [...anatomy.behind(node)]
          .filter((each) => each.kind === 'field' && anatomy.memberOf(each) === undefined)
          .map(() => `${path} looks at a field that the form does not know`),
  );
}

function conditionProblems(anatomy: Anatomy, situations: Situations): readonly string[] {
  const order = new Map(anatomy.members.map(({ node }, index) => [node, index]));
  return anatomy.members.flatMap(({ path, node }, index) => {
    if (node.kind !== 'field') return [];
    const asked: Condition = { kind: 'all', of: anatomy.situationsOf(node) };
    if (!situations.isPossible(asked)) return [`${path} is never asked for`];
    const { required, disabled } = node.life;
    const never = Object.entries({ required, disabled }).filter(
      ([, condition]) =>
        typeof condition === 'object' && !situations.isPossible({ kind: 'all', of: [asked, condition] }),
    );
    const later = nodesIn(asked)
      .flatMap((each) => [...anatomy.behind(each)])
      .find((each) => each.kind === 'field' && isAwaited(each) && (order.get(each) ?? 0) > index);
    return [
      ...never.map(([name]) => `${path} is never ${name}`),
      ...(later ? [`${path} depends on a later answer, ${anatomy.nameOf(later)}`] : []),
      ...(isStuck(node) ? [`${path} is required, and takes no input`] : []),
    ];
  });
}

/** What follows something stands before the customer comes to it, as a venue that is suggested. */
const isAwaited = ({ life }: FieldNode<unknown, unknown>): boolean => life.follows === undefined;

/** What takes no input has to be filled by something else. */
const isStuck = ({ life }: FieldNode<unknown, unknown>): boolean =>
  life.required !== undefined &&
  life.disabled === true &&
  life.follows === undefined &&
  life.initial === undefined;

function textProblems(
  { labelOf, issues }: CheckedForm,
  anatomy: Anatomy,
  hasText: HasText,
): readonly string[] {
  const keys = [
    ...anatomy.members
      .filter(({ node }) => node.kind === 'field')
      .map(({ path }) => [path, labelOf(path)] as const),
    ...Object.entries(issues).map(([key, { text }]) => [key, text] as const),
  ];
  return keys.flatMap(([what, key]) =>
    languages
      .filter((language) => !hasText(key, language))
      .map((language) => `${what} has no text ${key} (${language})`),
  );
}

function serverProblems({ serverPlaces }: CheckedForm, anatomy: Anatomy): readonly string[] {
  const paths = new Set(anatomy.members.filter(isPlace).map(({ path }) => path));
  return Object.entries(serverPlaces).flatMap(([key, path]) =>
    path === undefined || paths.has(path) ? [] : [`${key} stands at ${path}, which the form does not have`],
  );
}

const isPlace = ({ node }: { readonly node: { readonly kind: AnyNode['kind'] | 'rows' } }): boolean =>
  node.kind === 'field' || node.kind === 'rows';

/** What stands against a value that is read only once the form is sent, in the rows there are as well. */
const refusals = (nodes: object, session: FormSession<object, object>): readonly Issue[] =>
  membersOf(nodes).flatMap(({ node }) => {
    if (isRows(node)) return session.collection(node).rows.flatMap((row) => refusals(row.nodes, session));
    if (node.kind !== 'derived') return [];
    const outcome = session.outcome(node);
    return outcome.kind === 'refused' ? outcome.issues : [];
  });

function exampleProblems({ form, facts = {}, issues }: CheckedForm): readonly string[] {
  return Object.entries(issues).flatMap(([key, { raise }]) => {
    const session = new FormSession(form);
    session.tell(facts);
    raise(session);
    const { places } = session.layoutCell.get();
    const found = [
      ...places.flatMap(({ issueCell }) => issueCell.get()),
      ...session.formIssues,
      ...refusals(form.nodes, session),
    ];
    return found.some((issue) => issue.key === key) ? [] : [`${key} is not raised by its example`];
  });
}
