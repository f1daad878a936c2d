import type { DepotId } from '@domain/codes/ids';
import { holdersOf } from '@domain/depot/holders';
import type { Position } from '@domain/depot/position';
import type { Instrument } from '@domain/instrument/instrument';
import { Button } from '@ui/components/action/button';
import { Notice } from '@ui/components/feedback/notice';
import { fieldId } from '@ui/forms/use-field';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import type { SettlementModel } from '@ui/parts/banking/settlement-model';
import { depotName } from '@ui/parts/depot/depot-name';
import { observer } from 'mobx-react-lite';
import * as E from 'fp-ts/Either';
import { useEffect, useState } from 'react';
import type { ShownNodes } from '../observed-order';

/** Where a sale can be taken from. */
export interface SaleSources {
  readonly settlement: Pick<SettlementModel, 'depots' | 'positions' | 'depot' | 'positionsIn'>;
  readonly chooseDepot: (id: DepotId) => void;
}

interface NothingToSellProps {
  readonly nodes: ShownNodes<'side' | 'depotId' | 'position'>;
  readonly instrument: Instrument;
  readonly from: SaleSources;
}

/** The chosen depot holds nothing of what is to be sold: says which one does, or that none does, and leads on. */
export const NothingToSell = observer(function NothingToSell(props: NothingToSellProps) {
  const { nodes, from } = props;
  // All depots are asked only once the chosen one is known to hold nothing.
  const isUnheld = from.settlement.positions !== undefined && nodes.position.value === undefined;
  return isUnheld ? <Elsewhere {...props} /> : null;
});

const Elsewhere = observer(function Elsewhere({ nodes, instrument, from }: NothingToSellProps) {
  const { settlement, chooseDepot } = from;
  const t = useTexts();
  const formats = useFormats();
  const held = useHeld(settlement);
  const holders = held && holdersOf(instrument.id, settlement.depots, held);
  const chosen = settlement.depot(nodes.depotId.value);
  if (holders === undefined || chosen === undefined || holders.some(({ depot }) => depot.id === chosen.id))
    return null;
  const [holder] = holders;
  const way = (label: string, take: () => void) => (
    <Button
      variant="text"
      onPress={() => {
        take();
        // The button goes with its notice.
        document.getElementById(fieldId('quantity'))?.focus();
      }}
    >
      {label}
    </Button>
  );
  return holder === undefined ? (
    <Notice
      kind="warn"
      announced="status"
      headline={t('order.quantity.notHeld', { name: instrument.name })}
      actions={way(t('order.quantity.buyInstead'), () => nodes.side.setValue('BUY'))}
    />
  ) : (
    <Notice
      kind="info"
      announced="status"
      headline={t('order.quantity.heldElsewhere', {
        chosen: depotName(t, chosen),
        depot: depotName(t, holder.depot),
        quantity: formats.amount(holder.quantity),
      })}
      actions={way(t('order.quantity.turnToDepot'), () => chooseDepot(holder.depot.id))}
    />
  );
});

/** What all depots hold that take orders; undefined until each has said. */
function useHeld(settlement: SaleSources['settlement']): readonly Position[] | undefined {
  const { depots } = settlement;
  const [held, setHeld] = useState<readonly Position[]>();
  useEffect(() => {
    let isCurrent = true;
    void Promise.all(depots.map(({ id }) => settlement.positionsIn(id)())).then((answers) => {
      if (isCurrent && answers.every(E.isRight)) setHeld(answers.flatMap(({ right }) => right.positions));
    });
    return () => {
      isCurrent = false;
    };
  }, [depots, settlement]);
  return held;
}
