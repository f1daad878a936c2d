import { executionPrice } from '@domain/order/open/execution-price';
import { amount } from '@domain/money/amount';
import { EUR, PIECES, USD } from '@domain/money/unit';
import { instant } from '@domain/time/instant';

const fill = (quantity: string, price: string, unit = EUR) => ({
  id: quantity,
  number: 1,
  quantity: amount(quantity, PIECES),
  price: amount(price, unit),
  at: instant(0),
});

describe('what was paid for one piece', () => {
  it.each([
    ['no fill has no price', [], undefined],
    ['one fill has its own, as finely as it was', [fill('7', '27.8155')], amount('27.8155', EUR)],
    ['several: weighted by quantity', [fill('100', '27.80'), fill('20', '28.10')], amount('27.85', EUR)],
    ['to four places, half up', [fill('1', '10.00'), fill('2', '10.01')], amount('10.0067', EUR)],
    ['the half of four places up', [fill('1', '10.0000'), fill('1', '10.0001')], amount('10.0001', EUR)],
    ['fills of nothing have no common price', [fill('0', '10'), fill('0', '11')], undefined],
    [
      'one of three in another currency neither',
      [fill('1', '10'), fill('1', '10'), fill('1', '11', USD)],
      undefined,
    ],
    ['fills in two currencies have no common price', [fill('1', '10'), fill('1', '11', USD)], undefined],
  ])('%s [OBK-01]', (_, executions, price) => {
    expect(executionPrice({ executions })).toEqual(price);
  });
});
