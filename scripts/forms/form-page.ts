import type { Flow, Step } from '@domain/form/flow/flow';
import type { Condition, FieldNode } from '@domain/form/nodes/node';
import { followed } from '@domain/form/nodes/sources-of';
import { Anatomy } from './anatomy';
import type { CheckedForm } from './checked-form';
import { markdownTable } from './markdown-table';

/** A form as a page of the guides: its fields as a table, what is derived from them, its flows as diagrams. */
export function formPage({ name, form, flows, serverPlaces }: CheckedForm): string {
  const anatomy = new Anatomy(form.nodes);
  const fields = anatomy.members.flatMap(({ path, node }) =>
    node.kind === 'field' ? [fieldRow(path, node, anatomy)] : [],
  );
  const derived = anatomy.members.flatMap(({ path, node }) =>
    node.kind === 'derived' || node.kind === 'each'
      ? [[path, namesOf(node.kind === 'derived' ? node.inputs : [], anatomy), isNeeded(node) ? 'yes' : '']]
      : [],
  );
  const places = Object.entries(serverPlaces).map(([key, path = 'above the form']) => [key, path]);
  return [
    `# The form ${name}`,
    'Drawn by `npm run forms` from the form itself; a test says when it is old.',
    '## Fields',
    markdownTable(['field', 'holds', 'required', 'asked for', 'follows', 'confirms'], fields),
    ...(derived.length > 0
      ? ['## Derived', markdownTable(['value', 'is read from', 'needed'], derived)]
      : []),
    ...(places.length > 0 ? ['## Messages of the bank', markdownTable(['key', 'stands at'], places)] : []),
    ...flows.map(({ name: flowName, flow }) => `## The flow ${flowName}\n\n${diagram(flow, anatomy)}`),
  ]
    .join('\n\n')
    .concat('\n');
}

const isNeeded = (node: { readonly kind: string; readonly isNeeded?: boolean }): boolean =>
  node.isNeeded === true;

function fieldRow(path: string, node: FieldNode<unknown, unknown>, anatomy: Anatomy): readonly string[] {
  const { required, follows, confirms = [] } = node.life;
  const asked = anatomy.situationsOf(node);
  const base = followed(follows);
  return [
    path,
    holds(node),
    required === undefined ? '' : required === true ? 'yes' : said(required, anatomy),
    asked.length === 0 ? 'always' : said({ kind: 'all', of: asked }, anatomy),
    base ? anatomy.nameOf(base) : '',
    namesOf(confirms, anatomy),
  ];
}

function holds({ of: { stored } }: FieldNode<unknown, unknown>): string {
  if ('codes' in stored) return `${stored.kind}: ${stored.codes.join(', ')}`;
  return 'to' in stored ? `${stored.kind} to ${stored.to}` : stored.kind;
}

const namesOf = (nodes: readonly Parameters<Anatomy['nameOf']>[0][], anatomy: Anatomy): string =>
  [...new Set(nodes.map((node) => anatomy.nameOf(node)))].join(', ');

/** A condition in words. */
function said(condition: Condition, anatomy: Anatomy): string {
  switch (condition.kind) {
    case 'is':
      return `${anatomy.nameOf(condition.node)} is ${condition.values.map(String).join(' or ')}`;
    case 'given':
      return `${anatomy.nameOf(condition.node)} is given`;
    case 'all':
      return condition.of.map((each) => said(each, anatomy)).join(', and ');
    case 'any':
      return condition.of.map((each) => said(each, anatomy)).join(', or ');
    case 'not':
      return `not (${said(condition.of, anatomy)})`;
  }
}

/** From each step to those that can come next: up to the first that is always there. */
function diagram({ steps }: Flow<object>, anatomy: Anatomy): string {
  const edges = steps.flatMap((step, index) => {
    const after = steps.slice(index + 1);
    const sure = after.findIndex(({ when }) => when === undefined);
    return after.slice(0, sure < 0 ? after.length : sure + 1).map((next) => edge(step, next, anatomy));
  });
  const boxes = steps.map(({ name, kind }) => `  ${name}${kind === 'submit' ? `([${name}])` : `[${name}]`}`);
  return ['```mermaid', 'flowchart LR', ...boxes, ...edges, '```'].join('\n');
}

const edge = (from: Step, { name, when }: Step, anatomy: Anatomy): string =>
  `  ${from.name} -->${when ? `|${said(when, anatomy)}|` : ''} ${name}`;
