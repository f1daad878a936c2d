import { pieces, sap } from '@adapters/fake/bank/fake-market';
import type { OrderTemplate } from '@domain/order/prefill/order-template';
import type { Failure } from '@domain/failure/failure';
import { orderTemplateId } from '@domain/codes/ids';
import { instant } from '@domain/time/instant';
import type { TemplatesModel } from '@ui/screens/order-entry/template/templates-model';
import {
  acted,
  blocked,
  cellsOf,
  each,
  faults,
  invalid,
  saidAt,
  type Outcomes,
} from '../../../each-call/faults';
import { onOnePage } from '../bench';
import { PersistentCustomer } from '../persistent-customer';

const kept: OrderTemplate = {
  id: orderTemplateId('template-1'),
  name: 'Alt',
  createdAt: instant(0),
  order: { orderType: 'MARKET', instrumentId: sap.id, quantity: pieces('7') },
};

interface Action {
  /** Yields what the customer is told went wrong. */
  readonly act: (templates: TemplatesModel) => Promise<Failure | undefined>;
  /** Whether the bank has it as he wanted. */
  readonly isDone: (all: readonly OrderTemplate[]) => boolean;
}

/** What a customer does with templates. */
const actions = {
  keep: {
    act: (templates) => templates.keep('Neu'),
    isDone: (all) => all.map(({ name }) => name).join() === 'Alt,Neu',
  },
  rename: {
    act: (templates) => templates.rename(kept.id, 'Neu'),
    isDone: (all) => all.map(({ name }) => name).join() === 'Neu',
  },
  overwrite: {
    act: async (templates) => {
      await templates.overwrite(kept.id);
      return templates.failure;
    },
    isDone: (all) => all.map(({ order }) => order.orderType).join() === 'LIMIT',
  },
  drop: {
    act: async (templates) => {
      await templates.drop(kept.id);
      return templates.failure;
    },
    isDone: ({ length }) => length === 0,
  },
} as const satisfies Readonly<Record<string, Action>>;

/** The call that each of them makes. */
const callOf = {
  keep: 'keepTemplate',
  rename: 'changeTemplate',
  overwrite: 'changeTemplate',
  drop: 'dropTemplate',
} as const;

/** It can be done again. */
const said = saidAt('action', {
  ...each(invalid, 'said at the action: validation'),
  ...each(blocked, 'said at the action: blocked'),
});

const told: Readonly<Record<keyof typeof actions, Outcomes>> = {
  // The list tells.
  keep: { ...said, ...each(acted, 'done') },
  drop: { ...said, ...each(acted, 'done') },
  // To say it twice changes nothing.
  rename: said,
  overwrite: said,
};

describe('each call for templates, and all that can come instead of its answer [ORD-21]', () => {
  it.each(cellsOf(told))('%s, %s: he is told (%s), and it is done once in the end', async (...cell) => {
    const [action, fault, outcome] = cell;
    const customer = new PersistentCustomer({ ...onOnePage(), orderTemplates: [kept] });
    await customer.open();
    const { templates } = customer.model.input;
    const act = async (): Promise<string> => {
      const doing = actions[action].act(templates);
      await customer.wait(1000);
      const failure = await doing;
      if (customer.leftFor !== undefined) return `led to ${customer.leftFor}`;
      return failure === undefined ? 'done' : `said at the action: ${failure.kind}`;
    };
    customer.bank.faults.plan(callOf[action], faults[fault]);
    expect(await act()).toBe(outcome);
    expect(customer.typed).toMatchObject({ quantity: '25', limit: '230,00' });

    customer.bank.return();
    if (outcome !== 'done') await act();
    await customer.wait(60_000);
    expect(actions[action].isDone(customer.bank.world.orderTemplates)).toBe(true);
  });
});
