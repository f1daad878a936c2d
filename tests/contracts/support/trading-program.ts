import { startSandbox, type RunningSandbox } from '@tests/support/sandbox';
import { ForeignProgram, released, type Answer, type Body } from './foreign-program';

/** The paths of orders. */
export const ORDERS = '/brokerage/v3/orders';

/** Money as the interface writes it. */
export const eur = (value: string) => ({ value, unit: 'EUR' });

/** The keys of a refusal's messages. */
export const keysOf = ({ body }: Answer): readonly string[] => body.messages?.map(({ key }) => key) ?? [];

/** The entries of a list. */
export const valuesOf = ({ body }: Answer): readonly Body[] => body.values ?? [];

/** A signed-in program with the seven orders of the interface's description, at a bank of its own. */
export class TradingProgram {
  private constructor(
    readonly bank: RunningSandbox,
    readonly program: ForeignProgram,
    readonly depotId: string,
    readonly instrumentId: string,
    readonly venueId: string,
  ) {}

  static async open(): Promise<TradingProgram> {
    const bank = await startSandbox({
      env: { WERKBANK_CLOCK: '2026-11-23T10:00:00+01:00', DATA_DIR: 'memory:' },
    });
    const program = new ForeignProgram(bank.url);
    await program.signIn();
    const [depot] = valuesOf(await program.call('GET', '/brokerage/clients/user/v3/depots'));
    const [instrument] = valuesOf(await program.call('GET', '/brokerage/v1/instruments/716460'));
    const [dimensions] = valuesOf(await program.call('GET', `${ORDERS}/dimensions?wkn=716460&type=OFF`));
    const venue = dimensions?.venues?.find(({ name }) => name === 'Direkthandel Nord');
    const ids = [depot?.depotId ?? '', instrument?.instrumentId ?? '', venue?.venueId ?? ''] as const;
    const trading = new TradingProgram(bank, program, ...ids);
    await trading.control('market', { instrument: '716460', price: '200.00' });
    return trading;
  }

  /** What somebody does at the bank's own desk. */
  control(what: 'market' | 'clock', body: object): Promise<Response> {
    return fetch(`${this.bank.url}/sandbox/api/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  order(orderType: string, side: 'BUY' | 'SELL', prices: object = {}) {
    const { depotId, instrumentId, venueId } = this;
    return {
      depotId,
      side,
      instrumentId,
      orderType,
      venueId,
      quantity: { value: '2', unit: 'XXX' },
      validityType: 'GTD',
      validity: '2026-12-04',
      ...prices,
    };
  }

  combined(orderType: string, ...subOrders: readonly object[]) {
    return { depotId: this.depotId, orderType, subOrders };
  }

  market() {
    return this.order('MARKET', 'BUY', { validityType: 'GFD', validity: undefined });
  }

  /** The example orders by their names. */
  examples() {
    const stop = { triggerLimit: eur('180.00') };
    return {
      market: this.market(),
      limit: this.order('LIMIT', 'BUY', { limit: eur('150.00') }),
      'stop market': this.order('STOP_MARKET', 'SELL', stop),
      'stop limit': this.order('STOP_LIMIT', 'SELL', { ...stop, limit: eur('178.00') }),
      'trailing stop': this.order('TRAILING_STOP_MARKET', 'SELL', { ...stop, trailingLimitDistRel: '5' }),
      'one cancels the other': this.combined(
        'ONE_CANCELS_OTHER',
        this.order('STOP_MARKET', 'SELL', stop),
        this.order('LIMIT', 'SELL', { limit: eur('220.00') }),
      ),
      'next order': this.combined(
        'NEXT_ORDER',
        this.order('LIMIT', 'BUY', { limit: eur('190.00') }),
        this.order('STOP_MARKET', 'SELL', { triggerLimit: eur('170.00') }),
      ),
    };
  }

  /** Validates and creates as the description says: the same body, and the id of the challenge. */
  async place(body: object, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const asked = await this.program.call('POST', `${ORDERS}/validation`, { body });
    return this.program.call('POST', ORDERS, { body, headers: { ...released(asked), ...headers } });
  }

  /** Asks for an order until it has a status; the bank's engine looks once a second of its time. */
  async until(url: string, status: string): Promise<Body> {
    for (;;) {
      const { body } = await this.program.call('GET', url);
      if (body.orderStatus === status) return body;
      await this.control('clock', { advance: 1 });
    }
  }
}
