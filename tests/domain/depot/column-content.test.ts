import {
  columnContents,
  isNumeric,
  isOwnMoney,
  isRankable,
  type ColumnContent,
} from '@domain/depot/column-content';
import { columnIds, type ColumnId } from '@domain/depot/overview-column';
import type { Position } from '@domain/depot/position';
import { amount, type Amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { percentage } from '@domain/money/percentage';
import { EUR, PIECES, USD } from '@domain/money/unit';
import { instant } from '@domain/time/instant';
import { share } from '../support/samples';
import { transferred } from './transferred';

const euro = (value: string): Amount => amount(value, EUR);

/** Each figure is another one, so that none can stand for the next. */
const full: Position = {
  ...transferred,
  instrument: { ...share, sector: 'Software' },
  availableQuantity: amount('7', PIECES),
  currentPrice: { price: euro('100'), at: instant(5) },
  purchasePrice: euro('80'),
  purchaseValue: euro('809.90'),
  profitLossPurchase: { absolute: euro('190.10'), relative: percentage(decimal('23.47')) },
  profitLossPreviousDay: { absolute: euro('-20.00'), relative: percentage(decimal('-1.96')) },
};

const said = (
  content: ColumnContent,
  position: Position,
  whole: Amount | undefined = euro('4000'),
): unknown =>
  content.kind === 'share' ? content.of(position, { whole: () => whole }) : content.of(position);

describe('what the columns of the depot say of a position [OBK-04]', () => {
  it.each<[ColumnId, unknown]>([
    ['depot', full.depotId],
    ['quantity', amount('10', PIECES)],
    ['available', amount('7', PIECES)],
    ['price', euro('100')],
    ['priceAt', instant(5)],
    ['today', decimal('-1.96')],
    ['todayValue', euro('-20.00')],
    ['value', euro('1000.00')],
    ['share', decimal('25.00')],
    ['purchasePrice', euro('80')],
    ['purchaseValue', euro('809.90')],
    ['profit', euro('190.10')],
    ['profitShare', decimal('23.47')],
    ['type', 'SHARE'],
    ['sector', 'Software'],
    ['currency', EUR],
    ['custody', 'GS'],
    ['isin', share.isin],
  ])('%s: %p', (id, value) => {
    expect(said(columnContents[id], full)).toEqual(value);
  });

  it.each<ColumnId>([
    'priceAt',
    'today',
    'todayValue',
    'purchasePrice',
    'purchaseValue',
    'profit',
    'profitShare',
    'sector',
    'currency',
    'isin',
  ])('%s is unknown where the bank has not said it, never 0', (id) => {
    expect(said(columnContents[id], transferred)).toBeUndefined();
  });

  it('a price that cannot be determined is not shown', () => {
    expect(said(columnContents.price, { ...full, currentPriceDeterminable: false })).toBeUndefined();
  });

  it.each([
    ['the whole is not known', undefined],
    ['the whole is in another currency', amount('4000', USD)],
    ['the whole is nothing', euro('0')],
  ])('there is no share where %s', (_, whole) => {
    const content = columnContents.share;
    expect(content.kind === 'share' && content.of(full, { whole: () => whole })).toBeUndefined();
  });

  it('texts stand at the left, all figures at the right', () => {
    expect(columnIds.filter((id) => !isNumeric(columnContents[id]))).toEqual([
      'depot',
      'type',
      'sector',
      'currency',
      'custody',
      'isin',
    ]);
  });

  it('amounts that count different things put nothing in order', () => {
    expect(columnIds.filter((id) => !isRankable(columnContents[id]))).toEqual([
      'quantity',
      'available',
      'price',
      'purchasePrice',
    ]);
  });

  it('what is the customer’s own money names its currency in the head', () => {
    expect(columnIds.filter((id) => isOwnMoney(columnContents[id]))).toEqual([
      'todayValue',
      'value',
      'purchaseValue',
      'profit',
    ]);
  });

  it('of amounts only the price of the market is seen in discreet mode', () => {
    const seen = columnIds.filter((id) => {
      const content = columnContents[id];
      return content.kind === 'amount' && content.isPrice === true;
    });
    expect(seen).toEqual(['price']);
  });
});
