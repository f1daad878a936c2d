import type { OrderTemplateGateway } from '@application/ports/bank/order/order-template-gateway';
import type { Instrument } from '@domain/instrument/instrument';
import type { TemplateOrder } from '@domain/order/prefill/order-template';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { orderTemplateId, type DepotId } from '@domain/codes/ids';
import { percentage } from '@domain/money/percentage';
import { EUR, PIECES } from '@domain/money/unit';
import { failed, succeeded } from '../answers';

/** What a template gateway is tried with: a customer without templates of these names. */
export interface TemplateBench {
  readonly templates: OrderTemplateGateway;
  readonly depotId: DepotId;
  readonly instrument: Instrument;
  /** A name nobody has used, different each time. */
  readonly newName: () => string;
}

/** The contract of every template gateway: the fake obeys it, and the HTTP adapter on a running bank. */
export function describeOrderTemplateGateway(name: string, make: () => Promise<TemplateBench>): void {
  describe(`${name} as an order template gateway`, () => {
    let bench: TemplateBench;
    beforeEach(async () => {
      bench = await make();
    });

    const leg = ({ depotId, instrument }: TemplateBench) =>
      ({
        depotId,
        instrumentId: instrument.id,
        side: 'SELL',
        quantity: amount('5', PIECES),
        validity: { type: 'MAX' },
      }) as const;
    const oco = (): TemplateOrder => ({
      orderType: 'ONE_CANCELS_OTHER',
      depotId: bench.depotId,
      subOrders: [
        { ...leg(bench), orderType: 'STOP_MARKET', triggerLimit: amount('110', EUR) },
        { ...leg(bench), orderType: 'LIMIT', limit: amount('140', EUR) },
      ],
    });

    it('keeps a template, and gives it back with its instrument [ORD-21]', async () => {
      const { templates, instrument, newName } = bench;
      const kept = succeeded(await templates.keep(newName(), oco())());
      const found = succeeded(await templates.find(kept.id)());
      expect(found.order).toEqual(oco());
      expect(found.instrument).toEqual(instrument);
      expect(found.name).toBe(kept.name);
    });

    it('keeps the legs of a next order, one of which combines two [ORD-21]', async () => {
      const base = { ...leg(bench), side: 'BUY', orderType: 'LIMIT', limit: amount('120', EUR) } as const;
      const next: TemplateOrder = {
        orderType: 'NEXT_ORDER',
        depotId: bench.depotId,
        subOrders: [base, oco()],
      };
      const kept = succeeded(await bench.templates.keep(bench.newName(), next)());
      expect(succeeded(await bench.templates.find(kept.id)()).order).toEqual(next);
    });

    it('keeps as little as was entered [ORD-21]', async () => {
      const kept = succeeded(await bench.templates.keep(bench.newName(), { orderType: 'LIMIT' })());
      expect(succeeded(await bench.templates.find(kept.id)()).order).toEqual({ orderType: 'LIMIT' });
    });

    it('changes order and name, each without the other [ORD-21]', async () => {
      const { templates, newName } = bench;
      const kept = succeeded(await templates.keep(newName(), oco())());
      const trailing: TemplateOrder = {
        ...leg(bench),
        orderType: 'TRAILING_STOP_MARKET',
        triggerLimit: amount('110', EUR),
        trailing: { kind: 'relative', distance: percentage(decimal('5')) },
      };
      const other = newName();
      expect(succeeded(await templates.change(kept.id, { order: trailing })())).toMatchObject({
        name: kept.name,
        order: trailing,
      });
      expect(succeeded(await templates.change(kept.id, { name: other })())).toMatchObject({
        name: other,
        order: trailing,
      });
    });

    it('gives each name once [ORD-21]', async () => {
      const { templates, newName } = bench;
      const name = newName();
      succeeded(await templates.keep(name, oco())());
      const refused = failed(await templates.keep(name, oco())());
      expect(refused).toMatchObject({
        kind: 'validation',
        messages: [{ key: 'fehler-vorlage-name-vergeben', origin: ['name'] }],
      });
    });

    it('lists templates by name, and forgets those thrown away [ORD-21]', async () => {
      const { templates, newName } = bench;
      const names = [newName(), newName()];
      const kept = [];
      for (const each of names) kept.push(succeeded(await templates.keep(each, oco())()));
      const listed = succeeded(await templates.list()()).map((template) => template.name);
      expect(listed).toEqual(expect.arrayContaining(names));
      for (const { id } of kept) succeeded(await templates.drop(id)());
      expect(succeeded(await templates.list()()).filter((each) => names.includes(each.name))).toEqual([]);
      expect(failed(await templates.find(kept[0]?.id ?? orderTemplateId('none'))()).kind).toBe('not-found');
    });

    it('does not know the template of nobody [ORD-21]', async () => {
      const unknown = orderTemplateId('00000000-0000-4000-8000-00000000dead');
      expect(failed(await bench.templates.find(unknown)()).kind).toBe('not-found');
      expect(failed(await bench.templates.drop(unknown)()).kind).toBe('not-found');
    });
  });
}
