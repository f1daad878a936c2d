import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import type { Feature, GherkinDocument, Pickle, Scenario, Step } from '@cucumber/messages';
import * as E from 'fp-ts/Either';
import { syntaxProblems, type SyntaxProblem } from './syntax-problem';

/** A feature as Gherkin reads it, with what is run of it. */
export interface ReadFeature {
  readonly document: GherkinDocument;
  /** A scenario each, an outline once for each row of its examples. */
  readonly pickles: readonly Pickle[];
  /** The line on which something stands that a scenario was made from, by the id it was given. */
  readonly lines: ReadonlyMap<string, number>;
  /** The first word of a step, by the same ids. */
  readonly keywords: ReadonlyMap<string, string>;
}

/** Reads a feature in German, or says on which lines it cannot be understood. */
export function readFeature(text: string): E.Either<readonly SyntaxProblem[], ReadFeature> {
  let next = 0;
  const newId = (): string => String(next++);
  try {
    const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher('de'));
    const document: GherkinDocument = parser.parse(text);
    const scenarios = document.feature === undefined ? [] : scenariosOf(document.feature);
    const steps = [...scenarios.flatMap((scenario) => scenario.steps), ...backgroundSteps(document.feature)];
    const rows = scenarios.flatMap(({ examples }) => examples.flatMap(({ tableBody }) => tableBody));
    return E.right({
      document,
      pickles: compile(document, '', newId),
      lines: new Map([...scenarios, ...steps, ...rows].map(({ id, location }) => [id, location.line])),
      keywords: new Map(steps.map(({ id, keyword }) => [id, keyword.trim()])),
    });
  } catch (reason: unknown) {
    const problems = syntaxProblems(reason);
    if (problems.length === 0) throw reason;
    return E.left(problems);
  }
}

/** All scenarios of a feature, those of its rules among them, from the top. */
export const scenariosOf = (feature: Feature): readonly Scenario[] =>
  feature.children.flatMap(({ scenario, rule }) => [
    ...(scenario === undefined ? [] : [scenario]),
    ...(rule === undefined ? [] : rule.children.flatMap((child) => child.scenario ?? [])),
  ]);

const backgroundSteps = (feature: Feature | undefined): readonly Step[] =>
  (feature?.children ?? []).flatMap(({ background, rule }) => [
    ...(background?.steps ?? []),
    ...(rule?.children.flatMap((child) => child.background?.steps ?? []) ?? []),
  ]);
