import type { Language } from '@application/ports/device-preferences';
import type { Logger } from '@application/ports/logger';
import type { TextSource, TextTree } from '@application/ports/text-source';
import type { Task } from 'fp-ts/Task';
import { isTextTree, mergeTexts } from './text-tree';

interface Collaborators {
  readonly fetch: typeof globalThis.fetch;
  /** The layers' folders; a later one wins: additional, default, override (KIT-05). */
  readonly paths: readonly string[];
  readonly logger: Logger;
}

/** Fetches `{path}/{language}.json` of each layer at once and lays them over each other. */
export class LayeredTextSource implements TextSource {
  readonly #with: Collaborators;

  constructor(collaborators: Collaborators) {
    this.#with = collaborators;
  }

  load(language: Language): Task<TextTree> {
    return async () => {
      const layers = await Promise.all(
        this.#with.paths.map((path) => this.#layer(`${path}/${language}.json`)),
      );
      return layers.reduce(mergeTexts, {});
    };
  }

  async #layer(url: string): Promise<TextTree> {
    const { fetch, logger } = this.#with;
    try {
      const answer = await fetch(url);
      if (answer.status === 404) {
        logger.debug('Translation file not found', { url });
        return {};
      }
      if (!answer.ok) {
        logger.error('Translation file: unexpected status', { url, status: answer.status });
        return {};
      }
      return this.#read(url, await answer.text());
    } catch (error) {
      logger.error('Translation file not loaded', { url, reason: String(error) });
      return {};
    }
  }

  #read(url: string, text: string): TextTree {
    if (text.trim() === '') {
      this.#with.logger.error('Translation file is empty', { url });
      return {};
    }
    try {
      const tree: unknown = JSON.parse(text);
      if (isTextTree(tree)) return tree;
    } catch {
      // Not JSON is as invalid as JSON of another shape.
    }
    this.#with.logger.error('Translation file is invalid', { url });
    return {};
  }
}
