import { Type, type Static } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import type { AnyReply, AnyRequest, BankServer } from '@sandbox/platform/http/bank-server';
import { ANTI_FORGERY_COOKIE, FORMER_STRANGER_COOKIE, SESSION_COOKIE } from '@sandbox/platform/http/cookies';
import { endCurrent } from '@sandbox/areas/session/current-session';
import { returnTarget } from '@sandbox/areas/session/return-target';
import { logoutPage, logoutTitle, SIGN_OUT_REASONS, type SignOutReason } from './logout-page';
import { otherLanguage, pageLanguage } from '../page-language';
import { sendPage } from '../page';
import { AREA_COOKIE, STASH_COOKIE } from '../portal-cookies';

const Query = Type.Object({
  grund: Type.Optional(Type.String({ maxLength: 20 })),
  page: Type.Optional(Type.String({ maxLength: 2000 })),
  sprache: Type.Optional(Type.String({ maxLength: 2 })),
});
type Asked = Static<typeof Query>;
const schema = { hide: true, querystring: Query } as const;

/**
 * The sign-out page, which ends the session, and its sister, which only says that one has ended: a tab that hears of
 * it late must not end the session that has begun since (wire.md).
 */
export function logoutRoutes(server: BankServer, bank: Bank): void {
  for (const method of ['GET', 'POST'] as const) {
    server.route<{ Querystring: Asked }>({
      method,
      url: '/lp/wt/logout',
      schema,
      handler: async (request, reply) => {
        const reason = reasonOf(request.query.grund) ?? 'wunsch';
        await endCurrent(bank, request, reason === 'zeit' ? 'SESSION_EXPIRED' : 'SIGNED_OUT');
        for (const name of [SESSION_COOKIE, ANTI_FORGERY_COOKIE, FORMER_STRANGER_COOKIE, STASH_COOKIE])
          reply.clearCookie(name, { path: name === FORMER_STRANGER_COOKIE ? '/api/' : '/' });
        // Not the storage: drafts lie there, readable by their own customer only.
        reply.header('clear-site-data', '"cache"');
        return show(request, reply, reason, request.query);
      },
    });
  }
  server.get('/lp/wt/abgemeldet', { schema }, async (request, reply) =>
    show(request, reply, reasonOf(request.query.grund) ?? 'fenster', request.query),
  );
}

function show<R extends AnyReply>(
  request: AnyRequest,
  reply: R,
  reason: SignOutReason,
  { page, sprache }: Asked,
): R {
  const door = request.cookies[AREA_COOKIE] === 'ihf' ? '/cp/login' : '/login';
  const signIn = page === undefined ? door : `${door}?page=${encodeURIComponent(returnTarget(page))}`;
  const language = pageLanguage(request, reply, sprache);
  return sendPage(reply, '/lp/wt/logout', {
    title: logoutTitle[language],
    language,
    // Its sister says the same again and ends nothing: another session may have begun.
    languageSwitch: otherLanguage(language, '/lp/wt/abgemeldet', { grund: reason, page }),
    main: logoutPage({ reason, signIn, language }),
  });
}

const reasonOf = (text: string | undefined): SignOutReason | undefined =>
  SIGN_OUT_REASONS.find((reason) => reason === text);
