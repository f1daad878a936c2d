import { orderId, orderTemplateId } from '@domain/codes/ids';
import { readOrderParameters, type OrderParameters } from '@domain/order/prefill/order-parameters';

describe('parameters of a link to the order page', () => {
  it.each<[string, OrderParameters, string]>([
    ['?side=k', { side: 'BUY' }, 'short for Kauf'],
    ['?side=kauf', { side: 'BUY' }, 'German'],
    ['?side=b', { side: 'BUY' }, 'short for buy'],
    ['?side=BUY', { side: 'BUY' }, 'in any case'],
    ['?side=v', { side: 'SELL' }, 'short for Verkauf'],
    ['?side=verkauf', { side: 'SELL' }, 'German'],
    ['?side=s', { side: 'SELL' }, 'short for sell'],
    ['?side=sell', { side: 'SELL' }, 'English'],
    ['?side=hold', {}, 'no side of ours'],
    ['?wkn=716460', { code: '716460' }, 'by WKN'],
    ['?ISIN=DE0007164600', { code: 'DE0007164600' }, 'by ISIN, names in any case'],
    ['?wkn=716460&isin=DE0007164600', { code: '716460' }, 'the WKN counts'],
    ['?quantity=12.5', { quantity: '12,5' }, 'a point becomes the comma of the form'],
    ['?quantity=12,5', { quantity: '12,5' }, 'a comma stays'],
    ['?quantity=1e9', {}, 'no number a person writes'],
    ['?quantity=-5', {}, 'nothing negative can be ordered'],
    ['?venueid=v1&exchange=Xetra', { venue: 'v1' }, 'the id counts before the name'],
    ['?otcid=o1', { venue: 'o1' }, 'a venue over the counter'],
    ['?exchange=Xetra', { venue: 'Xetra' }, 'by name'],
    ['?target=depot-2', { target: 'depot-2' }, 'names the depot'],
    ['?orderid=o-1', { orderId: orderId('o-1') }, 'an order to repeat'],
    ['?templateid=t-1', { templateId: orderTemplateId('t-1') }, 'a template to fill in'],
    ['?foo=1&constructor=2', {}, 'unknown ones are ignored'],
    ['?wkn=', {}, 'empty is absent'],
    ['?wkn=%20716460%20', { code: '716460' }, 'blanks around a value are none of it'],
    ['?wkn=%20%20', {}, 'blanks alone are absent'],
    [`?wkn=${'A'.repeat(40)}`, { code: 'A'.repeat(40) }, 'as long as a value may be'],
    ['?quantity=12', { quantity: '12' }, 'a whole number'],
    ['?quantity=12.345', { quantity: '12,345' }, 'a fraction of several digits'],
    ['?quantity=12.', {}, 'no fraction behind its point'],
    [`?wkn=${'A'.repeat(41)}`, {}, 'longer than any value of ours'],
    ['', {}, 'no parameters'],
  ])('%s gives %j: %s [ORD-02]', (search, expected) => {
    expect(readOrderParameters(new URLSearchParams(search))).toStrictEqual(expected);
  });
});
