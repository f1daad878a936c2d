import { operationsOf, nameOf, type Operation } from '../../support/operations';
import { openWerkbank, type Werkbank } from '../../support/werkbank';

let werkbank: Werkbank;
let operations: readonly Operation[];
let text: string;

beforeAll(async () => {
  werkbank = await openWerkbank();
  operations = await operationsOf(werkbank);
  text = (await werkbank.inject({ url: '/api/docs/json' })).body;
});
afterAll(() => werkbank.close());

const without = (isFine: (operation: Operation) => boolean): readonly string[] =>
  operations.filter((operation) => !isFine(operation)).map(nameOf);

describe('the API description can be used alone [PUB-03]', () => {
  it('names every operation once', () => {
    expect(without(({ operationId, summary }) => operationId !== undefined && summary !== undefined)).toEqual(
      [],
    );
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('has something behind every reference', () => {
    const document: unknown = JSON.parse(text);
    const missing = Array.from(text.matchAll(/"\$ref":"#\/([^"]+)"/g), ([, path = '']) => path).filter(
      (path) =>
        path
          .split('/')
          .reduce<unknown>(
            (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
            document,
          ) === undefined,
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  it('says of every call what may go wrong, and that an empty answer is empty', () => {
    expect(without(({ responses }) => '429' in responses && '500' in responses)).toEqual([]);
    expect(
      without(
        ({ security = [], responses }) => security.length === 0 || ('400' in responses && '401' in responses),
      ),
    ).toEqual([]);
    expect(without(({ responses }) => responses['204']?.content === undefined)).toEqual([]);
  });

  it('asks for the request info and the TAN where the bank does', () => {
    const order = operations.find(({ operationId }) => operationId === 'createOrder');
    expect(JSON.stringify(order?.parameters)).toContain('#/components/parameters/RequestInfo');
    expect(JSON.stringify(order?.parameters)).toContain('#/components/parameters/TanReference');
    const asked = operations.find(({ operationId }) => operationId === 'validateOrder');
    expect(JSON.stringify(asked?.responses['201']?.headers)).toContain('#/components/headers/Challenge');
  });
});
