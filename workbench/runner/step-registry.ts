import {
  CucumberExpression,
  ParameterType,
  ParameterTypeRegistry,
  RegularExpression,
  type Argument,
} from '@cucumber/cucumber-expressions';

/** What a step or a hook does, with the world of its scenario as `this`. */
export type StepCode = (this: unknown, ...values: readonly unknown[]) => unknown;

/** The word that a step is written with first. */
export type StepWord = 'Angenommen' | 'Wenn' | 'Dann';

/** A step that scenarios can be written with. */
export interface StepDefinition {
  readonly word: StepWord;
  /** As its definition writes it. */
  readonly text: string;
  readonly expression: CucumberExpression | RegularExpression;
  readonly code: StepCode;
}

/** A definition that a line has, and what stands in the line for its parameters. */
export interface StepMatch {
  readonly definition: StepDefinition;
  readonly values: readonly Argument[];
}

/** What the world of a scenario is made with. */
export interface WorldOptions {
  readonly parameters: { readonly mode: 'core' };
  readonly attach: () => void;
  readonly log: () => void;
  readonly link: () => void;
}

type WorldConstructor = new (options: WorldOptions) => object;

/** A set of phrases or a pattern that a step's parameter may be. */
export interface ParameterTypeOptions {
  readonly name: string;
  readonly regexp: RegExp | readonly RegExp[];
  readonly transformer?: (...texts: string[]) => unknown;
  readonly useForSnippets?: boolean;
}

interface Told {
  readonly word: StepWord;
  readonly pattern: string | RegExp;
  readonly code: StepCode;
}

/** The world where none was named. */
class EmptyWorld {
  readonly parameters: WorldOptions['parameters'];

  constructor({ parameters }: WorldOptions) {
    this.parameters = parameters;
  }
}

/** Everything the files of steps define. Expressions are read when they are asked for: a parameter may be defined after. */
export class StepRegistry {
  readonly #types = new ParameterTypeRegistry();
  readonly #told: Told[] = [];
  readonly #hooks: StepCode[] = [];
  #read: readonly StepDefinition[] | undefined;
  #world: WorldConstructor = EmptyWorld;
  /** Backgrounds and outlines say the same again and again, and each line is held against hundreds of definitions. */
  readonly #known = new Map<string, readonly StepMatch[]>();

  define(word: StepWord, pattern: string | RegExp, code: StepCode): void {
    this.#told.push({ word, pattern, code });
    this.#read = undefined;
    this.#known.clear();
  }

  defineType({ name, regexp, transformer, useForSnippets }: ParameterTypeOptions): void {
    const patterns = regexp instanceof RegExp ? regexp : [...regexp];
    const value = transformer ?? ((text: string): unknown => text);
    this.#types.defineParameterType(
      new ParameterType<unknown>(name, patterns, null, value, useForSnippets ?? true, false),
    );
  }

  after(hook: StepCode): void {
    this.#hooks.unshift(hook);
  }

  setWorld(world: WorldConstructor): void {
    this.#world = world;
  }

  /** A world of its own for one scenario. */
  newWorld(): object {
    const nothing = (): void => undefined;
    return new this.#world({ parameters: { mode: 'core' }, attach: nothing, log: nothing, link: nothing });
  }

  /** What is done after a scenario, the last defined first. */
  get hooks(): readonly StepCode[] {
    return this.#hooks;
  }

  get steps(): readonly StepDefinition[] {
    this.#read ??= this.#told.map(({ word, pattern, code }) => ({
      word,
      text: typeof pattern === 'string' ? pattern : pattern.source,
      expression:
        typeof pattern === 'string'
          ? new CucumberExpression(pattern, this.#types)
          : new RegularExpression(pattern, this.#types),
      code,
    }));
    return this.#read;
  }

  /** Every definition that a line has; one is right, none is unknown, several are ambiguous. */
  matches(line: string): readonly StepMatch[] {
    const known = this.#known.get(line);
    if (known) return known;
    const found = this.#matchesOf(line);
    this.#known.set(line, found);
    return found;
  }

  #matchesOf(line: string): readonly StepMatch[] {
    return this.steps.flatMap((definition) => {
      // To see that it does not fit, the pattern alone is enough, and far quicker.
      const values = definition.expression.regexp.test(line) ? definition.expression.match(line) : null;
      return values === null ? [] : [{ definition, values }];
    });
  }
}
