import { Type } from 'typebox';
import { ratesToday } from '@sandbox/areas/tax/income/base-rate-routes';
import type { Bank } from '@sandbox/platform/bank';
import { isTradingTime } from '@sandbox/market/venue/trading-time';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { KEY_HEADER } from '@sandbox/platform/http/bench-key';
import { bankTimeText } from '../bank-time';
import { benchPage } from './bench-page';
import { sendPage } from '../page';

type Form = Readonly<Record<string, string>>;

/** A form of the bench: which JSON call it makes, and what is said when that worked. */
interface BenchForm {
  readonly path: string;
  readonly call: (form: Form) => { method: 'POST' | 'DELETE'; url: string; payload?: object };
  readonly done: string;
}

const numbers = (form: Form, ...names: readonly string[]): Record<string, number> =>
  Object.fromEntries(names.flatMap((name) => (filled(form, name) ? [[name, Number(form[name])]] : [])));
const texts = (form: Form, ...names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (filled(form, name) ? [[name, form[name] ?? '']] : [])));
/** A German decimal as the wire writes it. */
const dotted = (text = ''): string => text.trim().replace(',', '.');
const filled = (form: Form, name: string): boolean => form[name] !== undefined && form[name] !== '';

const FORMS: readonly BenchForm[] = [
  {
    path: '/sandbox/clock',
    done: 'Die Uhr ist gestellt.',
    call: (form) => ({
      method: 'POST',
      url: '/sandbox/api/clock',
      payload: {
        ...texts(form, 'set'),
        ...numbers(form, 'advance', 'speed'),
        ...(filled(form, 'nextTradingTime') ? { nextTradingTime: true } : {}),
      },
    }),
  },
  {
    path: '/sandbox/market',
    done: 'Der Kurs ist gesetzt.',
    call: (form) => ({
      method: 'POST',
      url: '/sandbox/api/market',
      payload: { ...texts(form, 'instrument'), price: dotted(form['price']) },
    }),
  },
  {
    path: '/sandbox/market/jump',
    done: 'Der Kurs ist gesprungen.',
    call: (form) => ({
      method: 'POST',
      url: '/sandbox/api/market',
      payload: { ...texts(form, 'instrument'), changePercent: dotted(form['percent']) },
    }),
  },
  {
    path: '/sandbox/market/action',
    done: 'Der Kurs ist gesetzt, offene Orders sind gestrichen.',
    call: (form) => ({
      method: 'POST',
      url: '/sandbox/api/market',
      payload: { ...texts(form, 'instrument'), price: dotted(form['price']), corporateAction: true },
    }),
  },
  ...[true, false].map((halted): BenchForm => ({
    path: `/sandbox/market/${halted ? 'halt' : 'resume'}`,
    done: halted ? 'Der Handel ist ausgesetzt.' : 'Der Handel geht weiter.',
    call: (form) => ({
      method: 'POST',
      url: '/sandbox/api/market/halt',
      payload: { ...texts(form, 'instrument'), halted },
    }),
  })),
  {
    path: '/sandbox/faults',
    done: 'Die Störung ist eingeschaltet.',
    call: (form) => ({
      method: 'POST',
      url: '/sandbox/api/faults',
      payload: { ...texts(form, 'path', 'method', 'kind', 'text'), ...numbers(form, 'value', 'times') },
    }),
  },
  {
    path: '/sandbox/faults/clear',
    done: 'Alle Störungen sind gelöscht.',
    call: () => ({ method: 'DELETE', url: '/sandbox/api/faults' }),
  },
  {
    path: '/sandbox/faults/remove',
    done: 'Die Störung ist gelöscht.',
    call: ({ id = '' }) => ({ method: 'DELETE', url: `/sandbox/api/faults/${encodeURIComponent(id)}` }),
  },
  {
    path: '/sandbox/stream',
    done: 'Die Ereignisse sind gestört oder wieder in Ordnung.',
    call: (form) => ({ method: 'POST', url: '/sandbox/api/stream', payload: texts(form, 'what') }),
  },
  {
    path: '/sandbox/base-rates',
    done: 'Der Basiszins gilt; fällige Vorabpauschalen sind gebucht.',
    call: (form) => ({
      method: 'POST',
      url: '/sandbox/api/base-rates',
      payload: { ...numbers(form, 'year'), rate: dotted(form['rate']) },
    }),
  },
  {
    path: '/sandbox/unlock',
    done: 'Die Freigabe ist entsperrt.',
    call: ({ zugangsnummer = '' }) => ({
      method: 'POST',
      url: `/sandbox/api/unlock/${encodeURIComponent(zugangsnummer)}`,
    }),
  },
  {
    path: '/sandbox/reset',
    done: 'Die Welt ist neu.',
    call: () => ({ method: 'POST', url: '/sandbox/api/reset' }),
  },
];

const FormBody = Type.Record(Type.String(), Type.String({ maxLength: 2000 }));
const BenchQuery = Type.Object({ getan: Type.Optional(Type.String({ maxLength: 40 })) });
const FAILED = 'Das ging nicht. Bitte prüfen Sie die Angaben.';

/** `/sandbox`: forms over the JSON calls of the test bench, so that both do the same. */
export function benchRoutes(server: BankServer, bank: Bank): void {
  server.get('/sandbox', { schema: { hide: true, querystring: BenchQuery } }, async (request, reply) => {
    const done = FORMS.find(({ path }) => path === `/sandbox/${request.query.getan ?? ''}`)?.done;
    const isProblem = request.query.getan === 'nichts';
    const text = isProblem ? FAILED : done;
    return sendPage(reply, '/sandbox', {
      title: 'Prüfstand',
      main: benchPage({
        bankTime: bankTimeText(bank.clock.now()),
        isTradingTime: isTradingTime(bank.clock.now()),
        speed: bank.clock.speed,
        baseRates: await ratesToday(bank),
        faults: bank.faults.all,
        streamsAreSilent: bank.faults.streamsAreSilent,
        notice: text === undefined ? undefined : { text, isProblem },
      }),
    });
  });

  for (const { path, call } of FORMS) {
    server.post(path, { schema: { hide: true, body: FormBody } }, async (request, reply) => {
      const form: Form = request.body;
      const key = bank.settings.benchKey;
      const headers = key === undefined ? {} : { [KEY_HEADER]: key };
      const { statusCode } = await server.inject({ ...call(form), headers });
      const back = form['back'] ?? '';
      if (/^\/login(\?|$)/.test(back)) return reply.redirect(back, 303);
      const what = statusCode < 300 ? path.slice('/sandbox/'.length) : 'nichts';
      return reply.redirect(`/sandbox?getan=${encodeURIComponent(what)}`, 303);
    });
  }
}
