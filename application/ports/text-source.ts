import type { Task } from 'fp-ts/Task';
import type { Language } from './device-preferences';

/** Texts of one language as a tree: area, then dotted keys. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** Delivers the merged texts of a language; what fails is logged. Without the texts of the portal itself there are none. */
export interface TextSource {
  load(language: Language): Task<TextTree | undefined>;
}
