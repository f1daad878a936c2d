import { sql } from 'kysely';
import { decimalText, divide, multiply, rescale, type Decimal } from '@domain/money/decimal';
import { instant, type Instant } from '@domain/time/instant';
import type { Unit } from '@domain/money/unit';
import type { Bank } from '@sandbox/platform/bank';
import {
  loadCatalogue,
  withSeries,
  type CatalogueInstrument,
  type InstrumentIndex,
  type TradedCatalogue,
} from './catalogue/catalogue';
import { exchangeRate } from './price/exchange-rate';
import { NO_INTERVENTIONS, loadInterventions, type Interventions } from './price/interventions';
import { listing, type Listing } from './price/listing';
import type { TradingVenue } from './venue/trading-venue';

/** The market of one bank: the catalogue, and the anchors all processes share through the database. */
export class Market {
  readonly #bank: Bank;
  readonly #catalogue: TradedCatalogue;
  #interventions: Interventions = NO_INTERVENTIONS;
  #listings = new Map<string, Listing>();

  private constructor(bank: Bank, catalogue: TradedCatalogue) {
    this.#bank = bank;
    this.#catalogue = catalogue;
  }

  /** Reads catalogue and anchors. */
  static async open(bank: Bank): Promise<Market> {
    const market = new Market(bank, withSeries(await loadCatalogue(bank.db)));
    await market.refresh();
    return market;
  }

  get instruments(): InstrumentIndex {
    return this.#catalogue.instruments;
  }

  /** All funds are among them; the long series, certificates all, is not. */
  get inTables(): Iterable<CatalogueInstrument> {
    return this.#catalogue.inTables;
  }

  get venues(): ReadonlyMap<string, TradingVenue> {
    return this.#catalogue.venues;
  }

  /** The time of the bank. */
  get now(): Instant {
    return instant(this.#bank.clock.now());
  }

  /** What has been done to the market by hand, as far as this process knows. */
  get interventions(): Interventions {
    return this.#interventions;
  }

  /** Differs whenever something else has been done to the market by hand. */
  get edition(): string {
    return this.#interventions.fingerprint;
  }

  /** The instrument of a WKN, ISIN, mnemonic or id. */
  find(code: string): CatalogueInstrument | undefined {
    return (
      this.#catalogue.byCode.get(code.toUpperCase()) ?? this.#catalogue.instruments.get(code.toLowerCase())
    );
  }

  /** Instruments whose name contains each word, or whose code begins with the text; what begins with it comes first. */
  search(text: string): readonly CatalogueInstrument[] {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const code = text.trim().toUpperCase();
    const begins = ({ row }: CatalogueInstrument): boolean =>
      [row.wkn, row.isin, row.mnemonic, row.name.toUpperCase()].some(
        (each) => each?.startsWith(code) === true,
      );
    const contains = ({ row }: CatalogueInstrument): boolean =>
      words.every((word) => row.name.toLowerCase().includes(word));
    const all = [...this.#catalogue.instruments.values()];
    return [...all.filter(begins), ...all.filter((each) => !begins(each) && contains(each))];
  }

  /** An instrument at a venue; undefined where it is not listed. */
  listing(instrumentId: string, venueId: string): Listing | undefined {
    const key = `${instrumentId}/${venueId}`;
    const known = this.#listings.get(key);
    if (known !== undefined) return known;
    const instrument = this.instruments.get(instrumentId);
    const venue = instrument?.venues.find((each) => each.venueId === venueId);
    if (instrument === undefined || venue === undefined) return undefined;
    const { anchors, halts } = this.#interventions;
    const made = listing(
      this.#bank.settings.seed,
      instrument.traded,
      venue,
      [instrument.start, ...(anchors.get(instrumentId) ?? [])],
      halts.get(instrumentId),
    );
    this.#listings.set(key, made);
    return made;
  }

  /** An instrument at all its venues. */
  listings(instrumentId: string): readonly Listing[] {
    return (this.instruments.get(instrumentId)?.venues ?? []).flatMap(
      ({ venueId }) => this.listing(instrumentId, venueId) ?? [],
    );
  }

  /** Units of the currency for one euro. */
  rate(currency: Unit, at: Instant): Decimal {
    return exchangeRate(this.#bank.settings.seed, currency, at);
  }

  /** Money of one currency in another, to the cent. */
  convert(value: Decimal, from: Unit, to: Unit, at: Instant): Decimal {
    if (from === to) return rescale(value, 2, 'half-up');
    return divide(multiply(value, this.rate(to, at)), this.rate(from, at), 2, 'half-up');
  }

  /** Makes the instrument cost this much now, at every venue, and walk on from there. */
  async setPrice(instrumentId: string, price: Decimal, corporateAction: boolean): Promise<void> {
    const moment = this.#bank.clock.date();
    const anchor = { price: decimalText(price), corporate_action: corporateAction, moment };
    await this.#bank.db
      .insertInto('price_anchor')
      .values({
        instrument_id: instrumentId,
        set_at: new Date(wholeSecond(moment.getTime())),
        ...anchor,
      })
      .onConflict((conflict) =>
        conflict.columns(['instrument_id', 'set_at']).doUpdateSet({
          ...anchor,
          // A price set in the same second does not undo that something has happened to the instrument.
          corporate_action: sql<boolean>`price_anchor.corporate_action or excluded.corporate_action`,
          moment: sql<Date>`case when price_anchor.corporate_action then price_anchor.moment else excluded.moment end`,
        }),
      )
      .execute();
    await this.refresh();
  }

  /** Halts trading of an instrument at every venue, or lets it go on. */
  async setHalted(instrumentId: string, halted: boolean): Promise<void> {
    const now = new Date(wholeSecond(this.#bank.clock.now()));
    await this.#bank.db
      .updateTable('trading_halt')
      .set({ resumed_at: now })
      .where('instrument_id', '=', instrumentId)
      .where('resumed_at', 'is', null)
      .execute();
    if (halted) {
      const halt = { instrument_id: instrumentId, halted_at: now, resumed_at: null };
      await this.#bank.db
        .insertInto('trading_halt')
        .values(halt)
        .onConflict((conflict) => conflict.columns(['instrument_id', 'halted_at']).doUpdateSet(halt))
        .execute();
    }
    await this.refresh();
  }

  /** Reads again what was done by hand; another process may have done something. */
  async refresh(): Promise<void> {
    const interventions = await loadInterventions(this.#bank.db);
    if (interventions.fingerprint === this.#interventions.fingerprint) return;
    this.#interventions = interventions;
    this.#listings = new Map();
  }
}

const markets = new WeakMap<Bank, Promise<Market>>();

/** The market of a bank, opened once. */
export function marketOf(bank: Bank): Promise<Market> {
  const known = markets.get(bank) ?? Market.open(bank);
  markets.set(bank, known);
  return known;
}

/** Prices are made by the second, so an anchor holds from the beginning of the one it is set in. */
const wholeSecond = (moment: number): number => Math.floor(moment / 1_000) * 1_000;
