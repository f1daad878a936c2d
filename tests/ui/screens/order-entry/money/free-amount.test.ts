import { tradegate } from '@adapters/fake/bank/fake-market';
import { errorMessage, refusal } from '@adapters/fake/bank/fake-refusal';
import type { OrderInputModel } from '@ui/screens/order-entry/order-input-model';
import { purchaseBench } from '../bench';

describe('the amount the bank asks about', () => {
  it('is asked of the customer only then, and sent with the order once confirmed [ORD-15]', async () => {
    const { model, bank } = await purchaseBench();
    expect(model.input.freeAmount.isAsked).toBe(false);
    expect(model.input.outlook.order).not.toHaveProperty('freeAmountConfirmed');
    model.check();
    const asks = errorMessage('fehler-freier-betrag-bestaetigung-erforderlich', ['freeAmountConfirmed'], {
      betrag: '5818.75',
    });
    bank.faults.plan('validate', { kind: 'failure', failure: refusal(asks), acts: false });
    await model.requestRelease('Kauf');
    expect(model.step.kind).toBe('input');
    expect(model.input.freeAmount.isAsked).toBe(true);
    expect(model.input.form.field('freeAmountConfirmed').issues).toHaveLength(1);
    model.input.form.field('freeAmountConfirmed').setValue(true);
    expect(model.input.outlook.order).toMatchObject({ freeAmountConfirmed: true });
  });

  it.each<[string, (input: OrderInputModel) => void]>([
    ['quantity', ({ form }) => form.field('quantity').setValue('26')],
    ['limit', ({ form }) => form.field('limit').setValue('231,00')],
    ['type', (input) => input.trading.chooseType('MARKET')],
    ['side', ({ form }) => form.field('side').setValue('SELL')],
    ['venue', (input) => input.trading.chooseOffer({ venue: tradegate, system: 'STANDARD' })],
  ])('is asked about anew for another %s: the confirmation was for that amount [ORD-15]', async (_, edit) => {
    const { model, bank } = await purchaseBench();
    const { form, freeAmount } = model.input;
    const asks = errorMessage('fehler-freier-betrag-bestaetigung-erforderlich', ['freeAmountConfirmed']);
    model.input.trading.chooseType('LIMIT');
    form.field('limit').setValue('230,00');
    model.input.takeMessages([asks]);
    form.field('freeAmountConfirmed').setValue(true);
    form.field('validityType').setValue('MAX');
    expect(form.values.freeAmountConfirmed).toBe(true);
    edit(model.input);
    expect(form.values.freeAmountConfirmed).toBe(false);
    expect(freeAmount.isAsked).toBe(true);
    await bank.scheduler.advance(1000);
    expect(freeAmount.isAsked).toBe(false);
  });

  it('holds the order up before it is checked, until the customer has said yes [ORD-15]', async () => {
    const { model } = await purchaseBench();
    model.input.takeMessages([
      errorMessage('fehler-freier-betrag-bestaetigung-erforderlich', ['freeAmountConfirmed'], {
        betrag: '5818.75',
      }),
    ]);
    model.check();
    expect(model.step.kind).toBe('input');
    expect(model.input.form.field('freeAmountConfirmed').shownIssues).toMatchObject([
      { severity: 'ERROR', args: { betrag: '5818.75' } },
    ]);
    model.input.form.field('freeAmountConfirmed').setValue(true);
    model.check();
    expect(model.step.kind).toBe('check');
  });
});
