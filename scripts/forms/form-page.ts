import type { Step } from '@domain/form/flow/flow';
import type { Condition, FieldNode } from '@domain/form/nodes/node';
import { followed } from '@domain/form/nodes/sources-of';
import { Anatomy } from '@domain/form/check/anatomy';
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
    ...flows.map((flow) => flowPart(flow, anatomy)),
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

/** A flow: its way as a diagram, and what each step is about as a table. */
function flowPart({ name, flow: { steps } }: CheckedForm['flows'][number], anatomy: Anatomy): string {
  const rows = steps.map(({ name: step, asks, when, needs = [], restsOn = [] }) => [
    step,
    pathsOf(asks, anatomy),
    when ? said(when, anatomy) : 'always',
    namesOf(needs, anatomy),
    namesOf(restsOn, anatomy),
  ]);
  return [
    `## The flow ${name}`,
    diagram(steps),
    markdownTable(['step', 'asks', 'there is', 'needs', 'rests on'], rows),
  ].join('\n\n');
}

/** All steps in their order; a dashed one is there in its situation only, and else passed over. */
function diagram(steps: readonly Step[]): string {
  const boxes = steps.map(({ name, kind }) => `  ${name}${kind === 'submit' ? `([${name}])` : `[${name}]`}`);
  const ways = steps.slice(1).flatMap(({ name, when }, index) => {
    const before = steps[index];
    const sure = steps.slice(0, index + 1).findLast((each) => each.when === undefined);
    const isPassedOver = when === undefined && sure !== undefined && sure !== before;
    return [`  ${before?.name ?? ''} --> ${name}`, ...(isPassedOver ? [`  ${sure.name} -.-> ${name}`] : [])];
  });
  const dashed = steps.flatMap(({ name, when }) => (when ? [`  style ${name} stroke-dasharray: 5 5`] : []));
  return ['```mermaid', 'flowchart LR', ...boxes, ...ways, ...dashed, '```'].join('\n');
}

/** The places of what a step asks, a group or a collection by its fields. */
const pathsOf = (asks: readonly object[], anatomy: Anatomy): string => {
  const fields = anatomy.fieldsIn(asks);
  return anatomy.members.flatMap(({ path, node }) => (fields.has(node) ? [path] : [])).join(', ');
};
