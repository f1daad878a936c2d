import { withSeries, type Catalogue } from '@sandbox/market/catalogue/catalogue';
import { SERIES_LENGTH, serialInstrumentId } from '@sandbox/market/catalogue/serial-instruments';
import { marketOf } from '@sandbox/market/market';
import { openWerkbank } from '../support/werkbank';

/** Venues that count how often somebody goes through all of them, as the series does when it is made. */
class CountedVenues extends Map {
  walks = 0;

  override values() {
    this.walks += 1;
    return super.values();
  }
}

it('the long series is made when something of it is asked for, once, and not at a start [STR-02] [OBK-06]', async () => {
  const werkbank = await openWerkbank();
  const { inTables } = await marketOf(werkbank.bank);
  const [own] = inTables;
  if (own === undefined) throw new Error('A world without instruments');
  const id = own.row.instrument_id;
  const venues = new CountedVenues();
  const tables: Catalogue = {
    instruments: new Map([[id, own]]),
    byCode: new Map([[own.row.wkn, own]]),
    venues,
  };
  const traded = withSeries(tables);
  expect(traded.instruments.get(id)).toBe(own);
  expect(traded.byCode.get(own.row.wkn)).toBe(own);
  expect([...traded.inTables]).toEqual([own]);
  expect(venues.walks).toBe(0);
  expect(traded.instruments.get(serialInstrumentId(1))?.row.wkn).toBe('DX0001');
  expect(traded.byCode.get('DX0002')?.row.instrument_id).toBe(serialInstrumentId(2));
  expect([...traded.instruments.values()]).toHaveLength(SERIES_LENGTH + 1);
  expect(venues.walks).toBe(1);
  await werkbank.close();
});
