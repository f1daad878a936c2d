import type { Language } from '@application/ports/device-preferences';
import type { TextSource, TextTree } from '@application/ports/text-source';
import type { Task } from 'fp-ts/Task';

/** Texts that are there already. */
export class MemoryTextSource implements TextSource {
  constructor(private readonly texts: Readonly<Partial<Record<Language, TextTree>>>) {}

  load(language: Language): Task<TextTree | undefined> {
    return async () => this.texts[language];
  }
}
