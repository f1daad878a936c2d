import type { Language } from '@application/ports/device-preferences';
import type { Logger } from '@application/ports/logger';
import type { Scheduler } from '@application/ports/scheduler';
import type { TextSource, TextTree } from '@application/ports/text-source';
import { pause } from '@application/shared/pause';
import type { Task } from 'fp-ts/Task';
import { isTextTree, isWordless, mergeTexts } from './text-tree';

/** Milliseconds before the default file is asked for again that did not come. */
const AGAIN = [400, 1200];

/** The layers' folders; a later one wins: additional, default, override (KIT-05). */
export interface TextLayers {
  readonly additional: readonly string[];
  readonly default: readonly string[];
  readonly override: readonly string[];
}

interface Collaborators {
  readonly fetch: (url: string) => Promise<Response>;
  readonly layers: TextLayers;
  readonly scheduler: Pick<Scheduler, 'after'>;
  readonly logger: Logger;
}

/**
 * Fetches `{path}/{language}.json` of each layer at once and lays them over each other. Without an additional or an
 * overriding file the portal goes on; a default file that does not come, or has no word in it, is asked for again, and
 * without it there are no texts.
 */
export class LayeredTextSource implements TextSource {
  readonly #with: Collaborators;

  constructor(collaborators: Collaborators) {
    this.#with = collaborators;
  }

  load(language: Language): Task<TextTree | undefined> {
    return async () => {
      const { additional, default: own, override } = this.#with.layers;
      const all = (paths: readonly string[], again: readonly number[]) =>
        Promise.all(paths.map((path) => this.#layer(`${path}/${language}.json`, again)));
      const [below, base, above] = await Promise.all([
        all(additional, []),
        all(own, AGAIN),
        all(override, []),
      ]);
      if (!base.every(hasWords)) return undefined;
      return [...below, ...base, ...above].reduce<TextTree>(
        (texts, layer) => (layer === undefined ? texts : mergeTexts(texts, layer)),
        {},
      );
    };
  }

  async #layer(url: string, [delay, ...later]: readonly number[]): Promise<TextTree | undefined> {
    const texts = await this.#fetched(url);
    if (hasWords(texts) || delay === undefined) return texts;
    await pause(this.#with.scheduler, delay)();
    return this.#layer(url, later);
  }

  async #fetched(url: string): Promise<TextTree | undefined> {
    const { fetch, logger } = this.#with;
    try {
      const answer = await fetch(url);
      if (answer.status === 404) {
        logger.debug('Translation file not found', { url });
        return undefined;
      }
      if (!answer.ok) {
        logger.error('Translation file: unexpected status', { url, status: answer.status });
        return undefined;
      }
      return this.#read(url, await answer.text());
    } catch (error) {
      logger.error('Translation file not loaded', { url, reason: String(error) });
      return undefined;
    }
  }

  #read(url: string, text: string): TextTree | undefined {
    if (text.trim() === '') {
      this.#with.logger.error('Translation file is empty', { url });
      return undefined;
    }
    try {
      const tree: unknown = JSON.parse(text);
      if (isTextTree(tree)) return tree;
    } catch {
      // Not JSON is as invalid as JSON of another shape.
    }
    this.#with.logger.error('Translation file is invalid', { url });
    return undefined;
  }
}

const hasWords = (texts: TextTree | undefined): boolean => texts !== undefined && !isWordless(texts);
