import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { wellSuppliedCustomer } from '@adapters/fake/bank/fake-world';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import { FakeTaxGateway } from '@adapters/fake/tax/fake-tax-gateway';
import type { TaxGateway } from '@application/ports/bank/tax-gateway';
import { LoadTaxBasis } from '@application/tax/load-tax-basis';
import { depotId } from '@domain/codes/ids';
import type { TaxBasis } from '@domain/tax/sellable-position';
import * as E from 'fp-ts/Either';

const heldFor = (name: string) => ({ heldFor: { name } });

/** What is read of a customer with these depots, and by which of them the bank was asked for a record. */
async function read(
  depots: readonly { readonly id: string; readonly heldFor?: { readonly name: string } }[],
): Promise<{ readonly basis: TaxBasis; readonly asked: readonly (string | undefined)[] }> {
  const world = wellSuppliedCustomer();
  const [main] = world.depots;
  const [position] = world.positions;
  if (main === undefined || position === undefined) throw new Error('The fake customer has a depot');
  const bank = new FakeBank({
    ...world,
    depots: depots.map(({ id, ...held }) => ({ ...main, ...held, id: depotId(id), displayId: id })),
    positions: depots.map(({ id }) => ({ ...position, depotId: depotId(id) })),
  });
  const fake = new FakeTaxGateway(bank);
  const asked: (string | undefined)[] = [];
  const tax: TaxGateway = {
    lots: (id) => fake.lots(id),
    fees: () => fake.fees(),
    certificates: () => fake.certificates(),
    record: (of) => {
      asked.push(of?.depotId);
      return fake.record();
    },
  };
  const basis = await new LoadTaxBasis(new FakeDepotGateway(bank), tax).execute()();
  if (E.isLeft(basis)) throw new Error('It could not be read');
  return { basis: basis.right, asked };
}

const depotsOf = ({ positions }: TaxBasis): readonly string[] => positions.map((each) => each.depotId);

describe('what a tax simulation stands on [TAX-01]', () => {
  it.each<
    [
      why: string,
      depots: Parameters<typeof read>[0],
      own: readonly string[],
      children: readonly (readonly [name: string, depots: readonly string[]])[],
      asked: readonly (string | undefined)[],
    ]
  >([
    ['no children', [{ id: 'a' }, { id: 'b' }], ['a', 'b'], [], [undefined]],
    [
      'a child’s depot meets the child’s record alone',
      [{ id: 'a' }, { id: 'c', ...heldFor('Mara') }],
      ['a'],
      [['Mara', ['c']]],
      [undefined, 'c'],
    ],
    [
      'two depots of one child have one record, another child another',
      [
        { id: 'c', ...heldFor('Mara') },
        { id: 'd', ...heldFor('Nils') },
        { id: 'e', ...heldFor('Mara') },
      ],
      [],
      [
        ['Mara', ['c', 'e']],
        ['Nils', ['d']],
      ],
      [undefined, 'c', 'd'],
    ],
  ])('%s', async (_, depots, own, children, expected) => {
    const { basis, asked } = await read(depots);
    expect(depotsOf(basis)).toEqual(own);
    expect((basis.children ?? []).map((each) => [each.child?.name, depotsOf(each)])).toEqual(children);
    expect(asked.toSorted()).toEqual(expected.toSorted());
  });
});
