import * as E from 'fp-ts/Either';
import { nearestSteps } from '../../scripts/bdd/step-likeness.mjs';
import { readFeature } from '../runner/read-feature';
import type { StepDefinition, StepRegistry } from '../runner/step-registry';
import type { Book } from './book';

/** A step that may be meant, as the book uses it. */
export interface StepOffer {
  /** As its definition writes it. */
  readonly text: string;
  /** As a scenario says it; what is put into the text. */
  readonly example: string;
  /** How many scenarios of the book say it. */
  readonly uses: number;
}

const MOST = 5;

/** Which steps there are, each with an example from the book. */
export class StepOffers {
  readonly #registry: StepRegistry;
  readonly #book: Book;
  #offers: readonly StepOffer[] | undefined;

  constructor(registry: StepRegistry, book: Book) {
    this.#registry = registry;
    this.#book = book;
  }

  /** For a line that is being written: those that go on with it first, then those with all its words, then the nearest. */
  toGoOn(line: string): readonly StepOffer[] {
    const typed = line.toLowerCase();
    if (!/\p{L}{2}/u.test(typed)) return [];
    const words = typed.match(/\p{L}+/gu) ?? [];
    const says = ({ example, text }: StepOffer): string => `${example} ${text}`.toLowerCase();
    const begins = this.all.filter(
      ({ example, text }) => example.toLowerCase().startsWith(typed) || text.toLowerCase().startsWith(typed),
    );
    const holds = this.all.filter((offer) => words.every((word) => says(offer).includes(word)));
    const mostUsed = (offers: readonly StepOffer[]): readonly StepOffer[] =>
      [...offers].sort((one, other) => other.uses - one.uses);
    const offers = [...mostUsed(begins), ...mostUsed(holds), ...this.nearest(line, MOST)];
    return [...new Set(offers)].filter(({ example }) => example !== line).slice(0, MOST);
  }

  /** For a line that nothing defines, ranked as on the command line. */
  nearest(line: string, count = 3): readonly StepOffer[] {
    return nearestSteps(line, this.all, count);
  }

  /** Every step; worked out when first asked for, since it holds each line of the book against each definition. */
  get all(): readonly StepOffer[] {
    if (this.#offers === undefined) {
      const uses = this.#uses();
      this.#offers = this.#registry.steps.map((step) => {
        const [example, ...others] = uses.get(step) ?? [];
        return {
          text: step.text,
          example: example ?? step.text,
          uses: others.length + (example === undefined ? 0 : 1),
        };
      });
    }
    return this.#offers;
  }

  #uses(): ReadonlyMap<StepDefinition, readonly string[]> {
    const uses = new Map<StepDefinition, string[]>();
    const known = new Map<string, StepDefinition | undefined>();
    for (const { text } of this.#book.entries)
      for (const [line, definition] of this.#linesIn(text, known))
        uses.set(definition, [...(uses.get(definition) ?? []), line]);
    return uses;
  }

  /** The steps of a scenario, each definition once. */
  #linesIn(
    text: string,
    known: Map<string, StepDefinition | undefined>,
  ): readonly (readonly [string, StepDefinition])[] {
    const feature = readFeature(text);
    if (E.isLeft(feature)) return [];
    const lines = feature.right.pickles.flatMap(({ steps }) => steps.map((step) => step.text));
    const found = new Map<StepDefinition, string>();
    for (const line of lines) {
      if (!known.has(line)) known.set(line, this.#registry.matches(line)[0]?.definition);
      const definition = known.get(line);
      if (definition && !found.has(definition)) found.set(definition, line);
    }
    return [...found].map(([definition, line]) => [line, definition]);
  }
}
