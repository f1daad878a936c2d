import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../../..');

/** A file put where the table can be tried, with its import statements. */
export interface Plant {
  readonly file: string;
  readonly imports: readonly string[];
}

/** Puts the gate into a folder of its own, with nothing behind it but the files given. */
export async function plant(folder: string, plants: readonly Plant[]): Promise<void> {
  for (const file of ['tsconfig.json', 'package.json', '.dependency-cruiser.mjs', 'scripts/gate'])
    await cp(join(root, file), join(folder, file), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const files = new Map<string, readonly string[]>();
  for (const { file, imports } of plants) files.set(file, [...(files.get(file) ?? []), ...imports]);
  for (const [file, imports] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), [...imports, `export const here = '${file}';`, ''].join('\n'));
  }
}
