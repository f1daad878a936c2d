import type { Receipts } from '@application/receipt/load-receipts';
import type { ChainState, ActionRecord } from '@domain/receipt/action-record';
import type { Formats } from '@ui/i18n/formats';
import type { TextLookup } from '@ui/i18n/texts';
import { shortNumber } from '@domain/codes/short-number';

/** Every step on this device as a text to keep, with the seals and what the check of their chain has shown. */
export const receiptsText = ({ records, chain }: Receipts, t: TextLookup, formats: Formats): string =>
  [
    t('orderReceipts.device.title'),
    chainText(chain, t),
    '',
    ...records.flatMap((record) => [
      `${record.number}. ${receiptMoment(record, formats)} ${t(`orderReceipts.action.${record.action}`)}: ${t(`orderReceipts.event.${record.event}`)}`,
      `   ${t('orderReceipts.subject')} ${shortNumber(record.subject)} (${record.subject}) ${record.detail}`,
      `   ${t('orderReceipts.seal')} ${record.seal}`,
    ]),
    '',
  ].join('\r\n');

/** What the check of the chain has shown, in words. */
export const chainText = (chain: ChainState, t: TextLookup): string =>
  chain.kind === 'broken'
    ? t('orderReceipts.chain.broken', { number: chain.number })
    : t(`orderReceipts.chain.${chain.kind}`);

/** When it happened, to the second. */
export const receiptMoment = ({ at }: Pick<ActionRecord, 'at'>, formats: Formats): string =>
  `${formats.instant(at, 'date')} ${formats.instant(at, 'exactTime')}`;
