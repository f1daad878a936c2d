import type { Background, Feature, GherkinDocument, Rule, Scenario } from '@cucumber/messages';

/** A part of a feature's text: what stands over the scenarios, and each of these. */
export type BlockKind = 'feature' | 'background' | 'rule' | 'rule-background' | 'scenario';

/** Where a part stands, from line to line, both counted from one. */
export interface Block {
  readonly kind: BlockKind;
  readonly from: number;
  readonly to: number;
  /** The line with its first word. */
  readonly line: number;
}

interface Start {
  readonly kind: BlockKind;
  readonly line: number;
  readonly from: number;
}

/** The parts of a feature from the top. A comment and the tags above one belong to it, the empty lines below do not. */
export function blocksOf(text: string, { feature }: GherkinDocument): readonly Block[] {
  const lines = text.split('\n');
  const starts = feature === undefined ? [] : startsIn(feature);
  const froms = starts.map(({ from }, index) => (index === 0 ? 1 : overComments(lines, from)));
  return starts.map(({ kind, line }, index) => ({
    kind,
    line,
    from: froms[index] ?? line,
    to: lastFilled(lines, (froms[index + 1] ?? lines.length + 1) - 1),
  }));
}

/** The lines of a part. */
export const textOf = (text: string, { from, to }: Block): string =>
  text
    .split('\n')
    .slice(from - 1, to)
    .join('\n');

/** The parts that a scenario needs to be understood by itself, and the scenario at the end. */
export function contextOf(blocks: readonly Block[], line: number): readonly Block[] {
  const at = blocks.findIndex((block) => block.kind === 'scenario' && block.line === line);
  const before = blocks.slice(0, at).filter(({ kind }) => kind !== 'scenario');
  const rule = before.findLastIndex(({ kind }) => kind === 'rule');
  const ofFeature = before.filter(({ kind }) => kind === 'feature' || kind === 'background');
  const ofRule = rule < 0 ? [] : before.slice(rule).filter(({ kind }) => kind.startsWith('rule'));
  return [...ofFeature, ...ofRule, ...blocks.slice(at, at + 1)];
}

const startsIn = (feature: Feature): readonly Start[] => [
  startOf('feature', feature),
  ...feature.children.flatMap(({ background, rule, scenario }) => [
    ...(background ? [startOf('background', background)] : []),
    ...(rule ? [startOf('rule', rule), ...rule.children.flatMap(startsInRule)] : []),
    ...(scenario ? [startOf('scenario', scenario)] : []),
  ]),
];

const startsInRule = ({ background, scenario }: Rule['children'][number]): readonly Start[] => [
  ...(background ? [startOf('rule-background', background)] : []),
  ...(scenario ? [startOf('scenario', scenario)] : []),
];

function startOf(kind: BlockKind, node: Feature | Background | Rule | Scenario): Start {
  const { line } = node.location;
  const tags = 'tags' in node ? node.tags.map(({ location }) => location.line) : [];
  return { kind, line, from: Math.min(line, ...tags) };
}

function overComments(lines: readonly string[], from: number): number {
  let first = from;
  while (/^\s*#/.test(lines[first - 2] ?? '')) first -= 1;
  return first;
}

function lastFilled(lines: readonly string[], to: number): number {
  let last = to;
  while (last > 1 && lines[last - 1]?.trim() === '') last -= 1;
  return last;
}
