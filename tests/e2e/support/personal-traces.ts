import type { CDPSession, Page } from '@playwright/test';
import * as t from 'io-ts';
import { decoded } from './decoded';

const Depots = t.type({ values: t.array(t.type({ depotId: t.string, depotDisplayId: t.string })) });
const Balances = t.type({
  values: t.array(
    t.type({
      account: t.intersection([t.type({ accountDisplayId: t.string }), t.partial({ iban: t.string })]),
    }),
  ),
});
const Profile = t.type({ clientId: t.string, firstName: t.string, lastName: t.string });

/** What the bank knows of the signed-in customer, as texts that must not be found later. */
export async function personalWords(page: Page): Promise<readonly string[]> {
  const ask = async (path: string): Promise<unknown> => {
    const answer = await page.request.get(`/api${path}`, { headers: { 'x-http-request-info': '{}' } });
    return answer.json();
  };
  const profile = decoded(Profile, await ask('/customer/participants/user/v1/profile'));
  const depots = decoded(Depots, await ask('/brokerage/clients/user/v3/depots'));
  const balances = decoded(Balances, await ask('/banking/clients/user/v2/accounts/balances'));
  return [
    profile.firstName,
    profile.lastName,
    profile.clientId,
    ...depots.values.flatMap(({ depotId, depotDisplayId }) => [depotId, depotDisplayId]),
    ...balances.values.flatMap(({ account }) => [
      account.accountDisplayId,
      account.iban ?? account.accountDisplayId,
    ]),
  ];
}

/** Which of the words can be read in the page, its title, its address or anything the browser keeps for it. */
export async function tracesIn(page: Page, words: readonly string[]): Promise<readonly string[]> {
  const everything = await page.evaluate(async () =>
    [
      document.documentElement.outerHTML,
      document.title,
      location.href,
      document.cookie,
      JSON.stringify(history.state),
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
      JSON.stringify(await indexedDB.databases()),
      JSON.stringify(await caches.keys()),
    ].join('\n'),
  );
  return words.filter((word) => everything.includes(word));
}

/** Which of the words stand in the memory of the page's process once its garbage is collected. */
export async function tracesInMemory(page: Page, words: readonly string[]): Promise<readonly string[]> {
  const debug = await page.context().newCDPSession(page);
  await debug.send('HeapProfiler.enable');
  await debug.send('HeapProfiler.collectGarbage');
  const heap = await heapSnapshot(debug);
  await debug.detach();
  return words.filter((word) => heap.includes(word));
}

async function heapSnapshot(debug: CDPSession): Promise<string> {
  const chunks: string[] = [];
  debug.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await debug.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  return chunks.join('');
}
