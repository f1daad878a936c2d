import { orderId } from '@domain/codes/ids';
import { shortNumber } from '@domain/codes/short-number';
import { foundOrders } from '@domain/order/open/found-orders';
import { initialOrderBookView } from '@domain/order/open/order-book-view';
import { order } from '../../support/samples';

const id = orderId('01a200c2-ea5b-7000-932f-2deb0204af85');
const other = { ...order, id: orderId('01a200c2-ea5b-7000-932f-2deb0204c117') };
const found = (search: string) =>
  foundOrders([{ ...order, id }, other], { ...initialOrderBookView, search }, order.createdAt).map(
    (each) => each.id,
  );

describe('the number of an order that somebody reads out [OBK-01]', () => {
  it.each(['0204 AF85', '0204af85', ' 0204\u00a0af85 ', id])('%j finds it alone', (search) => {
    expect(found(search)).toEqual([id]);
  });

  it('is the one that is shown', () => {
    expect(found(shortNumber(id))).toEqual([id]);
  });

  it('finds nothing where no order has it', () => {
    expect(found('0204 AF86')).toEqual([]);
  });
});
