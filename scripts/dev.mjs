/** `npm run dev`: portal and sandbox bank, each reloading when its sources change. */
import './steps/node-version.mjs';
import { spawn } from 'node:child_process';
import { endTogether, startBank } from './steps/bank.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { root } from './steps/paths.mjs';
import { typescript } from './steps/run.mjs';

const port = Number(process.env['PORT'] ?? 4000);
const bankPort = port + 1;

await ensureInstalled();
const bank = startBank(bankPort, ['--watch', '--watch-preserve-output', ...typescript, 'sandbox/main.ts']);
const portal = spawn(
  process.execPath,
  [...typescript, 'node_modules/webpack-cli/bin/cli.js', 'serve', '--mode', 'development'],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
    env: { ...process.env, PORT: String(port), SANDBOX_URL: `http://localhost:${bankPort}` },
  },
);
endTogether([bank, portal]);
console.log(
  `Portal with reload: http://localhost:${port}/ngbrk/, sandbox bank: http://localhost:${bankPort}/sandbox`,
);
