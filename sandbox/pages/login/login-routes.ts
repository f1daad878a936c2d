import * as E from 'fp-ts/Either';
import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import { isTradingTime } from '@sandbox/market/venue/trading-time';
import type { AnyReply, AnyRequest, BankServer } from '@sandbox/platform/http/bank-server';
import { isHttps } from '@sandbox/platform/http/answer-headers';
import { knowsBenchKey } from '@sandbox/platform/http/bench-key';
import { ANTI_FORGERY_COOKIE, SESSION_COOKIE } from '@sandbox/platform/http/cookies';
import { endCurrent } from '@sandbox/areas/session/current-session';
import { returnTarget } from '@sandbox/areas/session/return-target';
import { beginSession, recognise } from '@sandbox/areas/session/sessions';
import { signIn, type SignInProblem } from '@sandbox/areas/session/sign-in';
import { rememberStranger } from '@sandbox/areas/session/stranger';
import { bankTimeText, englishBankTime } from '../bank-time';
import { loginPage } from './login-page';
import { LOGIN_WORDS, type LoginWords } from './login-words';
import { otherLanguage, pageLanguage } from '../page-language';
import { sendPage } from '../page';
import { AREA_COOKIE, STASH_COOKIE } from '../portal-cookies';

/** The longest stash: it travels back escaped, in a cookie of 4 kB at most. */
const STASH_LENGTH = 1300;
/** How long the portal has to fetch it. */
const STASH_SECONDS = 60;

const LoginQuery = Type.Object({
  page: Type.Optional(Type.String({ maxLength: 2000 })),
  rolle: Type.Optional(Type.String({ maxLength: 40 })),
  /** What the page's own switch asks for. */
  sprache: Type.Optional(Type.String({ maxLength: 2 })),
});
const LoginForm = Type.Object({
  zugangsnummer: Type.Optional(Type.String({ maxLength: 20 })),
  pin: Type.Optional(Type.String({ maxLength: 20 })),
  page: Type.Optional(Type.String({ maxLength: 2000 })),
  /** What the portal hands over when it sends somebody here (GU-10): given back after the sign-in, kept nowhere. */
  stash: Type.Optional(Type.String({ maxLength: STASH_LENGTH })),
});
const schema = { hide: true } as const;

/** The ways in: for customers, for employees. */
const DOORS = [
  { path: '/login', area: 'customer' },
  { path: '/cp/login', area: 'ihf' },
] as const;

/** What the page carries along, and the language its switch asks for. */
interface Kept {
  readonly page: string;
  readonly stash?: string | undefined;
  readonly sprache?: string | undefined;
}

/** What it says beyond its usual words. */
interface Shown {
  readonly zugangsnummer?: string | undefined;
  readonly problem?: SignInProblem;
  readonly lacksContract?: boolean;
}

/** The sign-in pages (wire.md). */
export function loginRoutes(server: BankServer, bank: Bank): void {
  for (const door of DOORS) {
    const show = <R extends AnyReply>(
      request: AnyRequest,
      reply: R,
      kept: Kept,
      { zugangsnummer = '', problem, lacksContract = false }: Shown = {},
    ): R => {
      const now = bank.clock.now();
      const language = pageLanguage(request, reply, kept.sprache);
      const words = LOGIN_WORDS[language];
      return sendPage(reply, '/login', {
        title: words.title,
        language,
        languageSwitch: otherLanguage(language, door.path, { page: kept.page }),
        status: problem === undefined ? 200 : problem.kind === 'paused' ? 429 : 401,
        main: loginPage({
          action: door.path,
          language,
          area: door.area,
          lacksContract,
          page: kept.page,
          stash: kept.stash,
          zugangsnummer,
          problem: problem === undefined ? undefined : sentenceFor(problem, words),
          bankTime: language === 'de' ? bankTimeText(now) : englishBankTime(now),
          isOpen: knowsBenchKey(bank, request),
          isTradingTime: isTradingTime(now),
        }),
      });
    };
    server.get(door.path, { schema: { ...schema, querystring: LoginQuery } }, async (request, reply) => {
      const { page = '', sprache } = request.query;
      return show(request, reply, { page, sprache }, { lacksContract: await lacksContract(bank, request) });
    });
    server.post(
      door.path,
      {
        config: { share: { part: 50, by: 'address' } },
        schema: { ...schema, querystring: LoginQuery, body: LoginForm },
      },
      async (request, reply) => {
        const { zugangsnummer, pin, stash, page = request.query.page ?? '' } = request.body;
        // The portal may send its visitors here by POST with a stash instead of a sign-in.
        if (zugangsnummer === undefined && pin === undefined && stash !== undefined)
          return show(request, reply, { page, stash });
        const customer = await signIn(bank, (zugangsnummer ?? '').trim(), pin ?? '');
        if (E.isLeft(customer))
          return show(request, reply, { page, stash }, { zugangsnummer, problem: customer.left });
        await endCurrent(bank, request);
        const { token, antiForgery } = await beginSession(bank, customer.right, 'portal');
        const cookie = { path: '/', sameSite: 'lax', secure: isHttps(request.headers) } as const;
        reply.setCookie(SESSION_COOKIE, token, { ...cookie, httpOnly: true });
        rememberStranger(bank, request, reply);
        reply.setCookie(ANTI_FORGERY_COOKIE, antiForgery, cookie);
        reply.setCookie(AREA_COOKIE, door.area, cookie);
        if (stash !== undefined) reply.setCookie(STASH_COOKIE, stash, { ...cookie, maxAge: STASH_SECONDS });
        return reply.redirect(returnTarget(page), 303);
      },
    );
  }
}

/** Whether somebody is signed in whom the portal sends back here: it opens to contract holders alone (GU-02). */
async function lacksContract(bank: Bank, request: AnyRequest): Promise<boolean> {
  const found = await recognise(bank, request.cookies[SESSION_COOKIE] ?? '');
  return found.kind === 'active' && !found.signedIn.customer.roles.includes('VERTRAGNEHMER');
}

const sentenceFor = (problem: SignInProblem, words: LoginWords): string =>
  problem.kind === 'wrong' ? words.wrong : words.paused(problem.seconds);
