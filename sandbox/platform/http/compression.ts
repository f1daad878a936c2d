import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { BankServer } from './bank-server';

/** Bytes that fit one packet of the network: fewer of them arrive no sooner. */
const ONE_PACKET = 1400;
/** Brotli's middle: more takes longer than the line gains. */
const QUALITY = 4;

/**
 * Pages with forms are left as they are: they hold a secret beside what an address says, and the length of the two
 * compressed together would tell of it (docs/security.md). The portal's files are compressed already.
 */
const isCompressed = (url: string): boolean => url.startsWith('/api/') || url.endsWith('.css');

/** Sends data and styles compressed to a browser that can read them so. */
export async function addCompression(server: BankServer): Promise<void> {
  server.addHook('onRoute', (route) => {
    if (!isCompressed(route.url)) route.compress = false;
  });
  await server.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: ONE_PACKET,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
  });
}
