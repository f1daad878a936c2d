import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Compilation, sources, type Compiler } from 'webpack';
import { languages, readTranslations, translationsFolder } from './translations';

const name = 'TranslationsPlugin';

/** Writes one file per language, `assets/i18n/<language>.json`, merged from the files of all areas. */
export class TranslationsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        for (const language of languages) {
          const folder = join(translationsFolder, language);
          if (!existsSync(folder)) continue;
          compilation.contextDependencies.add(folder);
          const texts = JSON.stringify(readTranslations(language));
          compilation.emitAsset(`assets/i18n/${language}.json`, new sources.RawSource(texts));
        }
      });
    });
  }
}
