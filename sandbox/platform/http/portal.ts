import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bank } from '../bank';
import type { BankServer } from './bank-server';
import type { FailureAnswers } from './failure-answers';
import { NOT_FOUND } from './refusal';
import { portalPolicy } from './security-headers';

const YEAR = 31_536_000;
const HASHED = /\.[0-9a-f]{6,}\.\w+(\.map)?$/;

/** Serves the built portal under /ngbrk/ with its compressed twins; every path of the portal's router is index.html. */
export async function servePortal(server: BankServer, bank: Bank, answers: FailureAnswers): Promise<void> {
  const folder = bank.settings.portalFolder;
  const policy = portalPolicy(folder);
  const isBuilt = existsSync(join(folder, 'index.html'));
  const hidden = { schema: { hide: true } };
  server.get('/', hidden, (_request, reply) => reply.redirect('/ngbrk/', 302));
  server.get('/ngbrk', hidden, (_request, reply) => reply.redirect('/ngbrk/', 302));
  if (isBuilt) {
    await server.register(fastifyStatic, {
      root: folder,
      prefix: '/ngbrk/',
      preCompressed: true,
      cacheControl: false,
      index: 'index.html',
      setHeaders: (reply, path) => {
        const name = path.replace(/\.(br|gz)$/, '');
        reply.header('cache-control', HASHED.test(name) ? `public, max-age=${YEAR}, immutable` : 'no-cache');
        // It also keeps the error pages, which stand beside the portal's folder.
        if (name.endsWith('/offline.js')) reply.header('service-worker-allowed', '/');
        if (name.endsWith('.html')) reply.header('content-security-policy', policy);
      },
    });
  }
  server.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (request.method === 'GET' && isPortalPath(request.url)) {
      if (isBuilt) return reply.sendFile('index.html');
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('Das Portal ist noch nicht gebaut: npm run build.');
    }
    return answers.refusal(request, reply, NOT_FOUND);
  });
}

/** A page of the portal's router: no file name with an ending, so a missing script stays a 404. */
function isPortalPath(url: string): boolean {
  const [path = ''] = url.split('?');
  if (/\.[a-z0-9]{2,5}$/i.test(path)) return false;
  return path.startsWith('/ngbrk/') || path === '/cp/error' || path.startsWith('/cp/error/');
}
