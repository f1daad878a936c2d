import { wireConfiguration } from '@adapters/http/application/application-codec';
import { toConfiguration } from '@adapters/http/application/application-mapper';
import { toWireFields } from '@adapters/http/application/field-mapper';
import type { ApplicationConfiguration } from '@domain/product-application/application-configuration';
import type { Compiled } from '@domain/product-application/engine/compile';
import { compile } from '@tests/support/compile';
import type { StepName } from '@domain/product-application/engine/description';
import type { Product } from '@domain/product-application/engine/product';
import { fieldsIn } from '@domain/product-application/engine/situation';
import { applicationFor } from '@domain/product-application/products/products';
import { FlowSession, type AskBank } from '@domain/form/flow/flow-session';
import { FormSession } from '@domain/form/session/form-session';
import { calendarDay } from '@domain/time/local-date';
import { fillBeforehand } from '@domain/product-application/engine/application-draft';
import { derivedFields } from '@domain/product-application/engine/derived-fields';
import { crossedWith, named } from '@domain/product-application/engine/application-places';
import * as E from 'fp-ts/Either';
import type { PortalCustomer } from '../../support/werkbank';
import { filledIn } from '../../../domain/product-application/filled-in';
import type { Stranger } from './applying';
import type { Said } from './sample-fields';

/** What somebody types and chooses, by the names of the portal; all else they answer as the first best thing. */
export type Typed = Readonly<Record<string, string | boolean>>;

/** The day on which the bank of the tests stands. */
const TODAY = calendarDay('2026-11-23');
const LAST: StepName = 'zusammenfassung';

/**
 * Walks through an application as the portal has it, each step asked about at the bank before the next; what is sent at
 * its end, by the names of the wire. An objection of either side ends the walk, and is named.
 */
export async function walked(who: Stranger | PortalCustomer, product: Product, said: Typed): Promise<Said> {
  const configuration = await configured(who, product);
  const compiled = compiledFor(product, configuration);
  const session = new FormSession(compiled.form);
  session.tell({ today: TODAY });
  fillBeforehand(session, compiled, { bank: configuration.prefilled, link: [] });
  let sent: Said = {};
  const askBank: AskBank = (name, all) => async () => {
    const step = compiled.application.steps.find((each) => each.name === name);
    if (step?.type === 'SUBMIT') {
      const whole = [...named(all), ...derivedFields(named(all))];
      sent = Object.fromEntries(toWireFields(whole).map((each) => [each.fieldname, each.fieldvalue]));
      return [];
    }
    const beside = step ? crossedWith(step, compiled, ({ node }) => session.value<unknown>(node)) : [];
    const fields = toWireFields([...named(all), ...beside]);
    const answer = await who.post(`/api/antrag/${product}/prevalidation/${name}`, { fields });
    if (answer.statusCode !== 200) throw new Error(`The bank at ${name}: ${answer.body}`);
    return [];
  };
  const flow = new FlowSession(compiled.flow, session, { askBank });
  for (const step of compiled.application.steps) {
    if (flow.at !== step.name) continue;
    for (const { formFieldName: name } of fieldsIn(step)) say(compiled, session, name, said[name]);
    const going = await flow.goOn();
    const wrong = session.summary.map(({ field, key }) => `${field ?? ''}: ${key}`);
    if (going.kind !== 'went') throw new Error(`The portal at ${step.name}: ${wrong.join(', ')}`);
    if (step.name === LAST) break;
  }
  return sent;
}

async function configured(
  who: Stranger | PortalCustomer,
  product: Product,
): Promise<ApplicationConfiguration> {
  const answer = await who.get(`/api/antrag/${product}/configuration`);
  const read = wireConfiguration.decode(answer.json());
  if (E.isLeft(read)) throw new Error(`No configuration of ${product}`);
  return toConfiguration(read.right);
}

function compiledFor(
  product: Product,
  { prefilled, keepPrefilledFieldsEnabled, accountType, groups, conditions }: ApplicationConfiguration,
): Compiled {
  const ids = groups.map(({ id }) => id);
  const made = compile(applicationFor(product, ids), {
    prefilled: new Set(prefilled.map(({ name }) => name)),
    keepPrefilledFieldsEnabled,
    accountType,
    conditions,
  });
  if (E.isLeft(made)) throw new Error(made.left.join('\n'));
  return made.right;
}

type Session = FormSession<Compiled['form']['nodes'], { readonly today: typeof TODAY }>;

function say(compiled: Compiled, session: Session, name: string, typed: string | boolean | undefined): void {
  const asked = compiled.fields.get(name);
  if (asked === undefined || asked.node.life.disabled !== undefined) return;
  if (typed === undefined) {
    const stands = session.field<unknown, unknown>(asked.node).value;
    if (stands === '' || stands === undefined || stands === false) filledIn(compiled, session, name, 1);
  } else if (asked.control === 'flag') session.field(asked.node).setValue(typed === true);
  else if (asked.control === 'choice') session.field(asked.node).setValue(String(typed));
  else session.field(asked.node).setValue(String(typed));
}
