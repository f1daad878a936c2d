import { openWerkbank, type Werkbank } from './werkbank';

/** A bank for the tests of one file that asks nobody to wait, its world made afresh before each. */
export function freshWerkbank(): () => Werkbank {
  let werkbank: Werkbank;
  beforeAll(async () => {
    werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
  });
  beforeEach(() => werkbank.bank.reset());
  afterAll(() => werkbank.close());
  return () => werkbank;
}
