import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const program = join(__dirname, '../../../node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const options = ['--config', '.dependency-cruiser.mjs', '--no-cache', '--output-type', 'json'];

/** An import that a rule refused. */
export interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

/** What dependency-cruiser found, as far as these tests read it. */
export interface CruiseResult {
  readonly summary: {
    readonly violations: readonly Violation[];
    readonly ruleSetUsed: {
      readonly forbidden: readonly { readonly name: string; readonly comment: string }[];
    };
  };
}

/** Runs the gate over all that lies in a folder. */
export async function cruise(cwd: string): Promise<CruiseResult> {
  const entries = await readdir(cwd);
  const planted = entries.filter((name) => !/^\.|^node_modules$|\.json$/.test(name));
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [program, ...options, ...planted],
      { cwd, maxBuffer: 256 * 1024 * 1024 },
      // The exit code counts the violations, so an error alone says nothing; output that is not JSON does.
      (error, stdout, stderr) => {
        try {
          resolve(JSON.parse(stdout) as CruiseResult);
        } catch {
          reject(new Error(`dependency-cruiser said: ${stderr}`, { cause: error }));
        }
      },
    );
  });
}
