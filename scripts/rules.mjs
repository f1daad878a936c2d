/** `npm run rules`: builds the workbench of rules and shows it on this machine. */
import './steps/node-version.mjs';
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { buildRules } from './steps/build-rules.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { at } from './steps/paths.mjs';
import { rulesPolicy } from './steps/rules-policy.mjs';
import { step } from './steps/run.mjs';

const port = Number(process.env['PORT'] ?? 4010);

/** @type {Readonly<Record<string, string>>} */
const mediaTypes = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

await ensureInstalled();
await step('Building the workbench of rules', buildRules);

const folder = at('dist', 'rules');

/**
 * The file of the page that an address names, if there is one.
 * @param {string} url
 */
function fileAt(url) {
  const [path = '/'] = url.split('?');
  const file = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path));
  const isThere = file.startsWith(folder) && statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  return isThere ? file : undefined;
}

const server = createServer(({ url = '/' }, response) => {
  const file = fileAt(url);
  if (file === undefined) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'Content-Type': mediaTypes[extname(file)] ?? 'application/octet-stream',
    'Content-Security-Policy': `${rulesPolicy}; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  createReadStream(file).pipe(response);
});
server.on('error', () => {
  console.error(`Port ${port} is taken. Choose another: PORT=${port + 1} npm run rules`);
  process.exit(1);
});
server.listen(port, 'localhost', () => {
  console.log(
    `\n  Regelwerkstatt  http://localhost:${port}/\n\n  Ctrl C ends it; drafts stay in the browser.\n`,
  );
});
