import type {
  OrderTemplateGateway,
  TemplateChange,
} from '@application/ports/bank/order/order-template-gateway';
import type { Result } from '@application/ports/result';
import type { OrderTemplate, TemplateOrder } from '@domain/order/prefill/order-template';
import type { Failure } from '@domain/failure/failure';
import { orderTemplateId, type OrderTemplateId } from '@domain/codes/ids';
import * as E from 'fp-ts/Either';
import type { FakeBank } from '../bank/fake-bank';
import { errorMessage, refusal } from '../bank/fake-refusal';

/** The order templates of the fake bank. */
export class FakeOrderTemplateGateway implements OrderTemplateGateway {
  constructor(private readonly bank: FakeBank) {}

  list(): Result<readonly OrderTemplate[]> {
    return this.bank.answer('listTemplates', 'session-tan', () =>
      E.right([...this.bank.world.orderTemplates].sort((a, b) => a.name.localeCompare(b.name))),
    );
  }

  find(id: OrderTemplateId): Result<OrderTemplate> {
    return this.bank.answer('findTemplate', 'session-tan', () => this.#known(id));
  }

  keep(name: string, order: TemplateOrder): Result<OrderTemplate> {
    return this.bank.answer('keepTemplate', 'session-tan', () => {
      const { world, scheduler } = this.bank;
      const template = {
        id: orderTemplateId(`template-${world.orderTemplates.length + 1}`),
        name,
        order,
        createdAt: scheduler.now(),
      };
      return this.#put(template);
    });
  }

  change(id: OrderTemplateId, { name, order }: TemplateChange): Result<OrderTemplate> {
    return this.bank.answer('changeTemplate', 'session-tan', () =>
      E.chain((template: OrderTemplate) =>
        this.#put({ ...template, ...(name !== undefined && { name }), ...(order && { order }) }),
      )(this.#known(id)),
    );
  }

  drop(id: OrderTemplateId): Result<void> {
    return this.bank.answer('dropTemplate', 'session-tan', () =>
      E.map(() => {
        const { world } = this.bank;
        world.orderTemplates = world.orderTemplates.filter((template) => template.id !== id);
      })(this.#known(id)),
    );
  }

  #known(id: OrderTemplateId): E.Either<Failure, OrderTemplate> {
    const found = this.bank.world.orderTemplates.find((template) => template.id === id);
    return found === undefined ? E.left({ kind: 'not-found' }) : E.right(found);
  }

  /** A name is given once. */
  #put(template: OrderTemplate): E.Either<Failure, OrderTemplate> {
    const { world } = this.bank;
    const others = world.orderTemplates.filter(({ id }) => id !== template.id);
    if (others.some(({ name }) => name === template.name))
      return E.left(refusal(errorMessage('fehler-vorlage-name-vergeben', ['name'])));
    const told = this.#described(template);
    world.orderTemplates = [...others, told];
    return E.right(told);
  }

  #described(template: OrderTemplate): OrderTemplate {
    const { order } = template;
    const traded = order.instrumentId ?? order.subOrders?.[0]?.instrumentId;
    const instrument = this.bank.world.instruments.find(({ id }) => id === traded);
    return { ...template, ...(instrument && { instrument }) };
  }
}
