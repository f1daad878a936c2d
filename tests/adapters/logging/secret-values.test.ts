import { StoredApplicationDrafts } from '@adapters/browser/storage/stored-application-drafts';
import { wireObject } from '@adapters/http/wire/wire-object';
import type { Form } from '@domain/form/form';
import { FormSession } from '@domain/form/session/form-session';
import { snapshotOf, type Snapshot } from '@domain/form/session/snapshot';
import { compile } from '@tests/support/compile';
import { products, type Product } from '@domain/product-application/engine/product';
import { applicationFor } from '@domain/product-application/products/products';
import { AxiosError } from 'axios';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { registeredForms } from '../../../scripts/forms/registered-forms';
import { testStore } from '../browser/storage/text-store';
import { ScriptedBank } from '../support/scripted-bank';

/** A form in which something personal is typed. */
interface Filled {
  readonly name: string;
  /** A word for each personal text, found again wherever it gets to. */
  readonly secrets: readonly string[];
  readonly kept: Snapshot;
}

/** Types a word of its own into each text that the form calls sensitive. */
function filledIn(name: string, form: Form<object, object>): Filled {
  const session = new FormSession(form);
  const personal = session.layoutCell
    .get()
    .fields.filter(({ life, entry }) => life.secrecy === 'sensitive' && entry === '');
  const secrets = personal.map((field, index) => {
    const secret = `geheim${index}.`;
    field.setValue(secret);
    return secret;
  });
  return { name, secrets, kept: snapshotOf(session) };
}

function applicationForm(product: Product): Form<object, object> {
  const made = compile(applicationFor(product, ['group-1', 'group-2']));
  if (E.isLeft(made)) throw new Error(made.left.join('\n'));
  return made.right.form;
}

const filled: readonly Filled[] = [
  ...products.map((product) => filledIn(product, applicationForm(product))),
  ...registeredForms.map(({ name, form }) => filledIn(name, form)),
];

const said = (logger: { readonly records: readonly object[] }): string => JSON.stringify(logger.records);

it('forms declare what of them is personal', () => {
  const counts = new Map(filled.map(({ name, secrets }) => [name, secrets.length]));
  expect(counts.get('order')).toBe(2);
  expect(counts.get('girokonto')).toBeGreaterThan(20);
});

describe.each(filled.filter(({ secrets }) => secrets.length > 0))(
  'what is personal in the form $name [kernel A5] [KIT-06]',
  ({ secrets, kept }) => {
    it('is part of what is kept and sent', () => {
      expect(Object.values(kept.fields)).toEqual(expect.arrayContaining([...secrets]));
    });

    it('is in no entry of the log when a call that carries it fails', async () => {
      const answer = wireObject('Answer', { number: t.number });
      const echo = { code: 'INTERNAL', messages: [{ severity: 'ERROR', key: 'k', args: kept.fields }] };
      const bank = new ScriptedBank(
        { status: 500, body: echo },
        { status: 503, body: JSON.stringify(kept.fields) },
        { status: 422, body: echo },
        { body: { number: kept.fields } },
        { body: { number: 1 }, headers: { 'x-http-response-info': JSON.stringify(kept.fields) } },
        new AxiosError(JSON.stringify(kept.fields), 'ERR_NETWORK'),
      );
      for (let call = 0; call < 6; call += 1)
        await bank.client.read({
          method: 'POST',
          path: '/things',
          body: kept.fields,
          answer,
          timeOut: 1_000,
        })();
      expect(bank.logger.records.length).toBeGreaterThanOrEqual(4);
      expect(secrets.filter((secret) => said(bank.logger).includes(secret))).toEqual([]);
    });

    it('is in no entry of the log when a draft of it cannot be kept, or read again', async () => {
      const tools = testStore();
      const drafts = new StoredApplicationDrafts(tools);
      const fields = Object.fromEntries(Object.entries(kept.fields).map(([path, text]) => [path, { text }]));
      const damaged: unknown = { ...kept, fields };
      await drafts.keep('depot', { step: 'produkt', snapshot: damaged as Snapshot })();
      await drafts.find('depot')();
      expect(tools.logger.records.length).toBeGreaterThan(0);
      expect(secrets.filter((secret) => said(tools.logger).includes(secret))).toEqual([]);
    });
  },
);
