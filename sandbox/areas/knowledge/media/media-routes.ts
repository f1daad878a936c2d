import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyReply, BankServer } from '@sandbox/platform/http/bank-server';
import { GROUPS } from '../content/all-groups';
import type { GroupContent } from '../content/group-content';
import type { Language } from '../language';
import { bookletOf } from './booklet';
import { captions } from './film';
import { MEDIA_PATH } from './media-of';
import { pictureOf } from './picture';

const LANGUAGES: readonly Language[] = ['de', 'en'];
const FILMS = join(__dirname, 'films');

/** Booklets, films with their captions, and pictures: made from the content, the same for everybody. */
export function mediaRoutes(server: BankServer): void {
  for (const group of GROUPS) {
    filmRoute(server, group);
    for (const language of LANGUAGES) {
      const path = `${MEDIA_PATH}/${group.id}.${language}`;
      serve(server, `${path}.vtt`, 'text/vtt; charset=utf-8', () => captions(group, language));
      serve(server, `${path}.svg`, 'image/svg+xml; charset=utf-8', () => pictureOf(group, language));
      serve(server, `${path}.pdf`, 'application/pdf', () => bookletOf(group, language));
    }
  }
}

function serve(
  server: BankServer,
  path: string,
  type: string,
  make: () => string | Buffer | Promise<Buffer>,
): void {
  server.get(path, { schema: { hide: true } }, async (_request, reply) =>
    inBrowserCache(reply)
      .header('content-type', type)
      .send(await make()),
  );
}

/** A film is sent whole or from the byte a player asks for, else it cannot be wound back in every browser. */
function filmRoute(server: BankServer, { id }: GroupContent): void {
  const film = readFileSync(join(FILMS, `${id}.webm`));
  server.get(`${MEDIA_PATH}/${id}.webm`, { schema: { hide: true } }, (request, reply) => {
    inBrowserCache(reply).header('content-type', 'video/webm').header('accept-ranges', 'bytes');
    const asked = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
    if (asked === null) return reply.send(film);
    const from = Number(asked[1]);
    const to = asked[2] === '' ? film.length - 1 : Math.min(Number(asked[2]), film.length - 1);
    if (from > to) return reply.code(416).header('content-range', `bytes */${film.length}`).send();
    return reply
      .code(206)
      .header('content-range', `bytes ${from}-${to}/${film.length}`)
      .send(film.subarray(from, to + 1));
  });
}

const inBrowserCache = (reply: AnyReply): AnyReply => reply.header('cache-control', 'public, max-age=3600');
