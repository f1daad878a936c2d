import type { FormSession } from '../../form/session/form-session';
import { decimalText } from '../../money/decimal';
import { exactGermanNumber } from '../../money/german-amount';
import { formatGermanDate } from '../../time/german-date';
import type { FundOrder } from '../fund-order';
import type { FundFormFacts } from './fund-fields';
import type { FundNodes } from './fund-form';

/** Puts an order of the bank into the form, to be changed. */
export function fillFundOrder(
  session: FormSession<FundNodes, FundFormFacts>,
  { kind, extent, regular, iban }: FundOrder,
): void {
  const { nodes } = session;
  session.change(() => {
    session.field(nodes.kind).setValue(kind);
    session.field(nodes.accountIban).setValue(iban);
    if (kind === 'WITHDRAWAL') session.field(nodes.extent).setValue(extent.kind);
    if (extent.kind === 'AMOUNT')
      session
        .field(kind === 'DEPOSIT' ? nodes.amount : nodes.withdrawn)
        .setValue(exactGermanNumber(extent.amount, 2));
    if (extent.kind === 'PERCENT')
      session.field(nodes.percent).setValue(exactGermanNumber(extent.percent, 0));
    if (extent.kind === 'ALL' && extent.isClosing) session.field(nodes.closing).setValue('CLOSE');
    if (regular === undefined) return;
    session.field(nodes.repetition).setValue('REGULARLY');
    session.field(nodes.interval).setValue(regular.interval);
    session.field(nodes.day).setValue(String(regular.day));
    session.field(nodes.start).setValue(formatGermanDate(regular.start));
    if (regular.increase) session.field(nodes.increase).setValue(decimalText(regular.increase));
    if (regular.end === undefined) return;
    session.field(nodes.endKind).setValue('DATE');
    session.field(nodes.end).setValue(formatGermanDate(regular.end));
  });
}
