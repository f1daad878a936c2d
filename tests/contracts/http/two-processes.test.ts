import { startPostgres, type PostgresServer } from '@tests/support/postgres';
import { startSandbox, type RunningSandbox } from '@tests/support/sandbox';
import { ForeignProgram } from '../support/foreign-program';

let postgres: PostgresServer;
let one: RunningSandbox;
let other: RunningSandbox;
let env: Readonly<Record<string, string>>;

beforeAll(async () => {
  postgres = await startPostgres();
  env = {
    DATABASE_URL: await postgres.createDatabase(),
    WERKBANK_CLOCK: '2026-11-23T10:00:00+01:00',
  };
  one = await startSandbox({ env });
  other = await startSandbox({ env });
});
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await postgres.stop();
});

const DEPOTS = '/brokerage/clients/user/v3/depots';

describe('two processes on one database, without sticky sessions [KIT-09] [BNK-01] [STR-03]', () => {
  it('know a session that began at the other, and tell a stream here what was wished for it there', async () => {
    const program = new ForeignProgram(one.url);
    await program.signIn();
    const there = program.at(other.url);
    const depots = await program.call('GET', DEPOTS);
    expect((await there.call('GET', DEPOTS)).text).toBe(depots.text);

    const stream = await there.stream('/events?stream=wandering');
    const dimensions = await program.call('GET', '/brokerage/v3/orders/dimensions?wkn=716460&type=OFF');
    const instrument = await program.call('GET', '/brokerage/v1/instruments/716460');
    const id = instrument.body.values?.[0]?.instrumentId ?? '';
    const venue = dimensions.body.values?.[0]?.venues?.[0]?.venueId ?? '';
    const topic = `quotes.${id}.${venue}`;
    const subscribed = await program.call('POST', '/events/subscriptions', {
      body: { stream: 'wandering', topics: [topic] },
    });
    expect(subscribed.status).toBe(204);
    let told = '';
    for await (const part of stream) {
      told += new TextDecoder().decode(part);
      if (told.includes(`"topic":"${topic}"`)) break;
    }
    expect(told).toContain('event: message');
  });

  it('go on one without the other: session and stream outlive the fault of a process', async () => {
    const program = new ForeignProgram(one.url);
    await program.signIn();
    const there = program.at(other.url);
    const stream = await there.stream('/events?stream=outliving');
    await one.kill();

    expect((await there.call('GET', DEPOTS)).status).toBe(200);
    const dimensions = await there.call('GET', '/brokerage/v3/orders/dimensions?wkn=555750&type=OFF');
    const instrument = await there.call('GET', '/brokerage/v1/instruments/555750');
    const topic = `quotes.${instrument.body.values?.[0]?.instrumentId ?? ''}.${
      dimensions.body.values?.[0]?.venues?.[0]?.venueId ?? ''
    }`;
    const body = { stream: 'outliving', topics: [topic] };
    expect((await there.call('POST', '/events/subscriptions', { body })).status).toBe(204);
    let told = '';
    for await (const part of stream) {
      told += new TextDecoder().decode(part);
      if (told.includes(`"topic":"${topic}"`)) break;
    }
    expect(told).toContain('event: message');

    const again = await startSandbox({ env });
    expect((await program.at(again.url).call('GET', DEPOTS)).status).toBe(200);
    await again.stop();
  });
});
