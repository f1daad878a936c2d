import { tradegate } from '@adapters/fake/bank/fake-market';
import { errorMessage, refusal } from '@adapters/fake/bank/fake-refusal';
import type { OrderInputModel } from '@ui/screens/order-entry/order-input-model';
import { purchaseBench } from '../bench';

const isAsked = ({ field, nodes }: OrderInputModel): boolean =>
  field(nodes.freeAmountConfirmed).question !== undefined;

describe('the amount the bank asks about', () => {
  it('is asked of the customer only then, and sent with the order once confirmed [ORD-15]', async () => {
    const { model, bank } = await purchaseBench();
    expect(isAsked(model.input)).toBe(false);
    expect(model.input.order).not.toHaveProperty('freeAmountConfirmed');
    await model.check();
    const asks = errorMessage('fehler-freier-betrag-bestaetigung-erforderlich', ['freeAmountConfirmed'], {
      betrag: '5818.75',
    });
    bank.faults.plan('validate', { kind: 'failure', failure: refusal(asks), acts: false });
    await model.requestRelease('Kauf');
    expect(model.step.kind).toBe('input');
    expect(isAsked(model.input)).toBe(true);
    expect(model.input.field(model.input.nodes.freeAmountConfirmed).issues).toHaveLength(1);
    model.input.field(model.input.nodes.freeAmountConfirmed).setValue(true);
    expect(model.input.order).toMatchObject({ freeAmountConfirmed: true });
  });

  it.each<[string, (input: OrderInputModel) => void]>([
    ['quantity', ({ field, nodes }) => field(nodes.quantity).setValue('26')],
    ['limit', ({ field, nodes }) => field(nodes.limit).setValue('231,00')],
    ['type', (input) => input.trading.chooseType('MARKET')],
    ['side', ({ field, nodes }) => field(nodes.side).setValue('SELL')],
    ['venue', (input) => input.trading.chooseOffer({ venue: tradegate, system: 'STANDARD' })],
  ])(
    'is asked about again for another %s: the confirmation was for that amount [ORD-15]',
    async (_, edit) => {
      const { model, bank } = await purchaseBench();
      const { field, nodes } = model.input;
      const asks = errorMessage('fehler-freier-betrag-bestaetigung-erforderlich', ['freeAmountConfirmed']);
      model.input.trading.chooseType('LIMIT');
      field(nodes.limit).setValue('230,00');
      model.input.takeMessages([asks]);
      field(nodes.freeAmountConfirmed).setValue(true);
      field(nodes.validityType).setValue('MAX');
      expect(field(nodes.freeAmountConfirmed).value).toBe(true);
      edit(model.input);
      expect(field(nodes.freeAmountConfirmed).value).toBe(false);
      expect(isAsked(model.input)).toBe(true);
      await bank.scheduler.advance(1000);
      expect(isAsked(model.input)).toBe(false);
    },
  );

  it('holds the order up before it is checked, until the customer has said yes [ORD-15]', async () => {
    const { model } = await purchaseBench();
    model.input.takeMessages([
      errorMessage('fehler-freier-betrag-bestaetigung-erforderlich', ['freeAmountConfirmed'], {
        betrag: '5818.75',
      }),
    ]);
    await model.check();
    expect(model.step.kind).toBe('input');
    expect(model.input.field(model.input.nodes.freeAmountConfirmed).shownIssues).toMatchObject([
      { severity: 'ERROR', args: { betrag: '5818.75' } },
    ]);
    model.input.field(model.input.nodes.freeAmountConfirmed).setValue(true);
    await model.check();
    expect(model.step.kind).toBe('check');
  });
});
