import type { Feature, GherkinDocument, Rule, Scenario } from '@cucumber/messages';
import * as E from 'fp-ts/Either';
import { readFeature } from '../runner/read-feature';
import { browserOnly } from '../runner/run-feature';
import { blocksOf, contextOf, textOf } from './blocks';

/** A file of the book as it lies in `features`. */
export interface FeatureFile {
  /** Below `features`: `order/interview.feature`. */
  readonly path: string;
  readonly text: string;
}

/** A scenario of the book. */
export interface Entry {
  /** The path and the name; what is typed is kept under it. */
  readonly id: string;
  readonly path: string;
  readonly folder: string;
  readonly feature: string;
  readonly rule: string;
  readonly name: string;
  /** The numbers of the checklist it proves, its rule's and feature's among them. */
  readonly requirements: readonly string[];
  /** Where it stands in its file. */
  readonly from: number;
  readonly to: number;
  /** With all that it needs to be understood by itself. */
  readonly text: string;
  /** The scenario by itself. */
  readonly own: string;
  /** Needs a bank and a browser of its own. */
  readonly isForBrowserOnly: boolean;
}

/** The scenarios below one rule, or those of a feature that stand below none. */
export interface RuleSection {
  readonly name: string;
  readonly description: string;
  readonly entries: readonly Entry[];
}

/** One feature with what it says of itself. */
export interface Chapter {
  readonly path: string;
  readonly folder: string;
  readonly name: string;
  readonly description: string;
  readonly sections: readonly RuleSection[];
}

/** The book of rules, in the order of its folders. */
export interface Book {
  readonly chapters: readonly Chapter[];
  readonly entries: readonly Entry[];
  readonly files: ReadonlyMap<string, string>;
  /** Files that Gherkin does not understand. */
  readonly unreadable: readonly string[];
}

/** Reads every feature; one that cannot be read is named, and keeps no other back. */
export function readBook(files: readonly FeatureFile[]): Book {
  const read = [...files]
    .sort((one, other) => one.path.localeCompare(other.path, 'de'))
    .map((file) => ({ file, feature: readFeature(file.text) }));
  const names = new Map<string, number>();
  const chapters = read.flatMap(({ file, feature }) =>
    E.isRight(feature) ? chapterOf(file, feature.right.document, names) : [],
  );
  return {
    chapters,
    entries: chapters.flatMap(({ sections }) => sections.flatMap(({ entries }) => entries)),
    files: new Map(files.map(({ path, text }) => [path, text])),
    unreadable: read.flatMap(({ file, feature }) => (E.isLeft(feature) ? [file.path] : [])),
  };
}

function chapterOf(
  file: FeatureFile,
  document: GherkinDocument,
  names: Map<string, number>,
): readonly Chapter[] {
  const { feature } = document;
  if (feature === undefined) return [];
  const entryOf = (scenario: Scenario, rule?: Rule): Entry =>
    entryIn(file, document, feature, scenario, rule, names);
  const unruled = feature.children.flatMap(({ scenario }) => (scenario ? [entryOf(scenario)] : []));
  const ruled = feature.children.flatMap(({ rule }) =>
    rule
      ? {
          name: rule.name,
          description: unindented(rule.description),
          entries: rule.children.flatMap(({ scenario }) => (scenario ? [entryOf(scenario, rule)] : [])),
        }
      : [],
  );
  return [
    {
      path: file.path,
      folder: folderOf(file.path),
      name: feature.name,
      description: unindented(feature.description),
      sections: [...(unruled.length > 0 ? [{ name: '', description: '', entries: unruled }] : []), ...ruled],
    },
  ];
}

function entryIn(
  { path, text }: FeatureFile,
  document: GherkinDocument,
  feature: Feature,
  scenario: Scenario,
  rule: Rule | undefined,
  names: Map<string, number>,
): Entry {
  const context = contextOf(blocksOf(text, document), scenario.location.line);
  const own = context.at(-1);
  const tags = [feature, ...(rule ? [rule] : []), scenario].flatMap((node) =>
    node.tags.map(({ name }) => name),
  );
  const name = `${path.replace(/\.feature$/, '')}/${scenario.name}`;
  const earlier = names.get(name) ?? 0;
  names.set(name, earlier + 1);
  return {
    id: earlier === 0 ? name : `${name} (${earlier + 1})`,
    path,
    folder: folderOf(path),
    feature: feature.name,
    rule: rule?.name ?? '',
    name: scenario.name,
    requirements: requirementsIn(tags),
    from: own?.from ?? 1,
    to: own?.to ?? 1,
    text: `${context.map((block) => textOf(text, block)).join('\n\n')}\n`,
    own: own ? textOf(text, own) : '',
    isForBrowserOnly: tags.includes(browserOnly),
  };
}

/** The numbers of the checklist among tags: `@ORD-07` is ORD-07. */
export const requirementsIn = (tags: readonly string[]): readonly string[] => [
  ...new Set(tags.filter((tag) => /^@[A-Z]+-\d+$/.test(tag)).map((tag) => tag.slice(1))),
];

const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/');

const unindented = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
