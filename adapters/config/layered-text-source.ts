import type { Language } from '@application/ports/device-preferences';
import type { Logger } from '@application/ports/logger';
import type { Scheduler } from '@application/ports/scheduler';
import type { TextSource, TextTree } from '@application/ports/text-source';
import { pause } from '@application/shared/pause';
import type { Task } from 'fp-ts/Task';
import { inTime } from './in-time';
import { isTextTree, isWordless, mergeTexts } from './text-tree';

/** Milliseconds before the default file is asked for again that did not come. */
const AGAIN = [400, 1200];
/** Milliseconds after which a file that has not answered counts as lost. */
const PATIENCE = 8000;
/** Milliseconds that the portal's own texts, once they are there, wait for those laid under and over them. */
const OTHERS_PATIENCE = 2500;

/** The layers' folders; a later one wins: additional, default, override (KIT-05). */
export interface TextLayers {
  readonly additional: readonly string[];
  readonly default: readonly string[];
  readonly override: readonly string[];
}

interface Collaborators {
  readonly fetch: (url: string, request: { readonly signal: AbortSignal }) => Promise<Response>;
  readonly layers: TextLayers;
  readonly scheduler: Pick<Scheduler, 'after'>;
  readonly logger: Logger;
}

/**
 * Fetches `{path}/{language}.json` of each layer at once and lays them over each other. Without an additional or an
 * overriding file, or where it is late, the portal goes on; a default file that does not come, or has no word in it, is
 * asked for again, and without it there are no texts.
 */
export class LayeredTextSource implements TextSource {
  readonly #with: Collaborators;

  constructor(collaborators: Collaborators) {
    this.#with = collaborators;
  }

  load(language: Language): Task<TextTree | undefined> {
    return async () => {
      const { additional, default: own, override } = this.#with.layers;
      const each = (paths: readonly string[], again: readonly number[]) =>
        paths.map((path) => this.#layer(`${path}/${language}.json`, again));
      const asked = [each(additional, []), each(override, [])];
      const base = await Promise.all(each(own, AGAIN));
      if (!base.every(hasWords)) return undefined;
      const late = pause(this.#with.scheduler, OTHERS_PATIENCE)().then(() => undefined);
      const [below = [], above = []] = await Promise.all(
        asked.map((layers) => Promise.all(layers.map((layer) => Promise.race([layer, late])))),
      );
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
    const { fetch, logger, scheduler } = this.#with;
    try {
      const { answer, text } = await inTime(scheduler, PATIENCE, async (signal) => {
        const came = await fetch(url, { signal });
        return { answer: came, text: came.ok ? await came.text() : '' };
      });
      if (answer.status === 404) {
        logger.debug('Translation file not found', { url });
        return undefined;
      }
      if (!answer.ok) {
        logger.error('Translation file: unexpected status', { url, status: answer.status });
        return undefined;
      }
      return this.#read(url, text);
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
