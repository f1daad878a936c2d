/** `npm start`: installs, builds and starts what is not there yet, then says where the portal is and who may sign in. */
import './steps/node-version.mjs';
import { endTogether, isFree, isHealthy, startBank, untilHealthy } from './steps/bank.mjs';
import { ensureBankBundled, ensureBuilt } from './steps/build.mjs';
import { bundledBank } from './steps/bundle-bank.mjs';
import { ensureInstalled } from './steps/install.mjs';

const port = Number(process.env['PORT'] ?? 4000);
const url = `http://localhost:${port}`;

if (!(await isFree(port))) {
  const owner = (await isHealthy(url))
    ? `Depotwerk runs at ${url}/ngbrk/ already`
    : `Port ${port} is taken by another program`;
  console.error(
    `${owner}. End that first, or choose another port and data folder: PORT=4001 DATA_DIR=.data-4001 npm start`,
  );
  process.exit(1);
}

await ensureInstalled();
await ensureBuilt();
await ensureBankBundled();
endTogether([startBank(port, [bundledBank])]);
await untilHealthy(url);
console.log(await welcome());

async function welcome() {
  /** @type {readonly { zugangsnummer: string, pin: string, name: string, shows: string }[]} */
  const customers = await (await fetch(`${url}/sandbox/api/customers`)).json();
  const width = Math.max(...customers.map(({ name }) => name.length));
  return [
    '',
    `  Depotwerk  ${url}/ngbrk/`,
    `  Telephone  ${url}/telefon     (approves and reads TANs)`,
    `  Werkbank   ${url}/sandbox     (clock, market, faults)`,
    '',
    '  Sign in as (number, PIN, name, what it shows):',
    ...customers.map(
      ({ zugangsnummer, pin, name, shows }) => `  ${zugangsnummer}  ${pin}  ${name.padEnd(width)}  ${shows}`,
    ),
    '',
    '  Ctrl C ends it; everything booked is kept. A fresh world: npm run reset',
    '',
  ].join('\n');
}
