import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeInstrumentGateway } from '@adapters/fake/bank/fake-instrument-gateway';
import { sap } from '@adapters/fake/bank/fake-market';
import { FindInstrument } from '@application/order/find-instrument';
import * as E from 'fp-ts/Either';

describe('an instrument named by a link [ORD-02]', () => {
  it.each([
    [sap.wkn, 'a WKN'],
    [sap.isin, 'an ISIN'],
    [` ${sap.wkn} `, 'blanks around it are no part of it'],
  ])('%s is found: %s', async (code) => {
    const find = new FindInstrument(new FakeInstrumentGateway(new FakeBank()));
    expect(await find.execute(code)()).toEqual(E.right(sap));
  });
});
