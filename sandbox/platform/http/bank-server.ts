import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

/** The Fastify instance with TypeBox schemas as types: a route's schema types its request and its answer. */
export type BankServer = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  Logger,
  TypeBoxTypeProvider
>;

/** Any request and reply, for helpers that do not care about the route. */
export type AnyRequest = Pick<FastifyRequest, 'headers' | 'cookies' | 'method' | 'url' | 'id' | 'ip' | 'raw'>;
export type AnyReply = Pick<
  FastifyReply,
  'header' | 'getHeader' | 'code' | 'send' | 'setCookie' | 'clearCookie'
>;
