import type { FundDepot } from '@application/fund-depot/load-fund-depot';
import { observer } from 'mobx-react-lite';
import type { FundDepotModel } from '../fund-depot-model';
import { FundOrders } from './fund-orders';
import { ReferencePart } from '../reference/reference-part';

interface BelowProps {
  readonly model: FundDepotModel;
  readonly known: FundDepot;
}

/** What stands below the form: the orders there are, and the account that money comes from and goes to. */
export const FundBelow = observer(function FundBelow({ model, known: { conditions, orders } }: BelowProps) {
  return (
    <>
      <FundOrders model={model} orders={orders} />
      {conditions.closedOn === undefined && <ReferencePart model={model} conditions={conditions} />}
    </>
  );
});
