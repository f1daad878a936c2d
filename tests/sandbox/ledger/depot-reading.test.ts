import { decimalText } from '@domain/money/decimal';
import { depotReading, type DepotReading } from '@sandbox/ledger/depot/depot-reading';
import { marketOf } from '@sandbox/market/market';
import { clientIdOf, depotIdOf } from '@sandbox/world/demo-customers';
import { openWerkbank, type Werkbank } from '../support/werkbank';
import { TradingDesk } from '../areas/order/trading';

let werkbank: Werkbank;

beforeAll(async () => {
  werkbank = await openWerkbank();
});
afterAll(() => werkbank.close());

const read = async (zugangsnummer: string, isFirstPage = true): Promise<DepotReading> => {
  const { bank } = werkbank;
  const depotId = depotIdOf(zugangsnummer, 'depot');
  return depotReading(bank, await marketOf(bank), clientIdOf(zugangsnummer), depotId, isFirstPage);
};
const piecesOf = ({ holdings }: DepotReading, wkn: string): string | undefined => {
  const found = holdings.find(({ holding }) => holding.instrument.row.wkn === wkn)?.holding;
  return found && decimalText(found.quantity);
};

describe('what is read of a depot [OBK-06]', () => {
  it('is valued again with each second, from holdings that were read once', async () => {
    const first = await read('10000001');
    await werkbank.advance(2);
    const next = await read('10000001');
    expect(next.at).toBeGreaterThan(first.at);
    expect(next.holdings.every(({ holding }, index) => holding === first.holdings[index]?.holding)).toBe(
      true,
    );
    expect(next.holdings.some(({ last }, index) => last.units !== first.holdings[index]?.last.units)).toBe(
      true,
    );
  });

  it('is of one moment on the pages after the first, for two minutes', async () => {
    const first = await read('10000001');
    await werkbank.advance(60);
    expect(await read('10000001', false)).toBe(first);
    await werkbank.advance(120);
    expect(await read('10000001', false)).not.toBe(first);
  });

  it('shows a price that was set by hand at once, and what was bought as soon as it is booked', async () => {
    const { bank } = werkbank;
    const desk = await TradingDesk.open(werkbank, '10000002');
    const before = await read('10000002');
    const market = await marketOf(bank);
    const share = market.find('716460');
    await market.setPrice(share?.row.instrument_id ?? '', { units: 50_000n, scale: 2 }, false);
    const dearer = await read('10000002');
    expect(dearer).not.toBe(before);
    await desk.place({ pieces: '4' });
    await desk.pass(5);
    await desk.pass(5);
    const after = await read('10000002');
    const [held, now] = [before, after].map((reading) => Number(piecesOf(reading, '716460') ?? '0'));
    expect(now).toBe((held ?? 0) + 4);
  });

  it('is of the new world after a reset, however many bookings there are', async () => {
    const fresh = piecesOf(await read('10000002'), '716460');
    await werkbank.bank.reset();
    expect(piecesOf(await read('10000002'), '716460')).not.toBe(fresh);
  });
});
