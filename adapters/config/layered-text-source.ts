import type { Language } from '@application/ports/device-preferences';
import type { Logger } from '@application/ports/logger';
import type { TextSource, TextTree } from '@application/ports/text-source';
import { pause } from '@application/shared/pause';
import type { Task } from 'fp-ts/Task';
import { fetchText, type FetchMeans } from './fetch-text';
import { isTextTree, isWordless, mergeTexts } from './text-tree';

/** Milliseconds before the default file is asked for again that did not come. */
const AGAIN = [400, 1200];
/** Milliseconds that the portal's own texts, once they are there, wait for those laid under and over them. */
const OTHERS_PATIENCE = 2500;

/** The layers' folders; a later one wins: additional, default, override (KIT-05). */
export interface TextLayers {
  readonly additional: readonly string[];
  readonly default: readonly string[];
  readonly override: readonly string[];
}

interface Collaborators extends FetchMeans {
  readonly layers: TextLayers;
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
      const { additional, default: base, override } = this.#with.layers;
      const each = (paths: readonly string[], again: readonly number[]) =>
        paths.map((path) => this.#layer(`${path}/${language}.json`, again));
      const own = each(base, AGAIN);
      const asked = [...each(additional, []), ...own, ...each(override, [])];
      if (!(await Promise.all(own)).every(hasWords)) return undefined;
      const late = pause(this.#with.scheduler, OTHERS_PATIENCE)().then(() => undefined);
      const layers = await Promise.all(asked.map((layer) => Promise.race([layer, late])));
      return layers.reduce<TextTree>(
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
    const { logger } = this.#with;
    try {
      const [status, text] = await fetchText(this.#with, url);
      if (status === 200) return this.#read(url, text);
      if (status === 404) logger.debug('Translation file not found', { url });
      else logger.error('Translation file: unexpected status', { url, status });
    } catch (error) {
      logger.error('Translation file not loaded', { url, reason: String(error) });
    }
    return undefined;
  }

  #read(url: string, text: string): TextTree | undefined {
    try {
      const tree: unknown = JSON.parse(text);
      if (isTextTree(tree)) return tree;
    } catch {
      // Not JSON is as invalid as JSON of another shape.
    }
    this.#with.logger.error(`Translation file is ${text.trim() === '' ? 'empty' : 'invalid'}`, { url });
    return undefined;
  }
}

const hasWords = (texts: TextTree | undefined): boolean => texts !== undefined && !isWordless(texts);
