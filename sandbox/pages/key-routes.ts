import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import { isHttps } from '@sandbox/platform/http/answer-headers';
import type { AnyReply, BankServer } from '@sandbox/platform/http/bank-server';
import { KEY_COOKIE, KEY_PAGE, keyProof } from '@sandbox/platform/http/bench-key';
import { sameText } from '@sandbox/platform/http/same-text';
import { html } from './html';
import { sendPage } from './page';

const KeyForm = Type.Object({ schluessel: Type.Optional(Type.String({ maxLength: 200 })) });

/** Asks for the key of a bank that strangers can reach; who knows it sees test bench, telephones and demo customers. */
export function keyRoutes(server: BankServer, { settings: { benchKey } }: Bank): void {
  server.get(KEY_PAGE, { schema: { hide: true } }, async (_request, reply) => show(reply, 200));
  server.post(
    KEY_PAGE,
    { config: { share: { part: 50, by: 'address' } }, schema: { hide: true, body: KeyForm } },
    async (request, reply) => {
      const { schluessel = '' } = request.body;
      if (benchKey !== undefined && !sameText(schluessel, benchKey)) return show(reply, 401);
      if (benchKey !== undefined) {
        reply.setCookie(KEY_COOKIE, keyProof(benchKey), {
          path: '/',
          sameSite: 'strict',
          httpOnly: true,
          secure: isHttps(request.headers),
        });
      }
      return reply.redirect('/sandbox', 303);
    },
  );
}

const show = <R extends AnyReply>(reply: R, status: number): R =>
  sendPage(reply, KEY_PAGE, {
    title: 'Schlüssel',
    status,
    main: html`<h1>Schlüssel</h1>
      <p class="lead">
        Prüfstand, Telefone und die Liste der Demo-Kunden zeigt diese Werkbank nur mit ihrem Schlüssel.
      </p>
      ${status === 401 ? html`<p class="note error" role="alert" id="problem">Das ist er nicht.</p>` : undefined}
      <form method="post" action="${KEY_PAGE}">
        <div class="field">
          <label for="schluessel">Schlüssel</label
          ><input
            id="schluessel"
            name="schluessel"
            type="password"
            autocomplete="current-password"
            required
            maxlength="200"
            ${status === 401 ? html`aria-describedby="problem"` : undefined}
          />
        </div>
        <button class="go" type="submit">Öffnen</button>
      </form>`,
  });
