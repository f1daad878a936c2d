import { orderId } from '@domain/codes/ids';
import { tabId } from '@domain/codes/tab-id';
import { changeDraftName } from '@domain/order/draft/change-draft-name';
import { draftKinds } from '@domain/order/draft/draft-kind';
import { draftNames, orderDraftName, quoteTicketDraft } from '@domain/order/draft/order-draft-name';

const tabs = [tabId('tab-1'), tabId('tab-2')];

describe('under which names drafts are kept [ORD-30]', () => {
  it('each tab has one of each kind of its own, beside a request for quotes and changes', () => {
    const names = [
      ...tabs.flatMap((tab) => [
        ...draftKinds.map((kind) => orderDraftName(tab, kind)),
        quoteTicketDraft(tab),
      ]),
      ...['o-1', 'o-2'].map((id) => changeDraftName(orderId(id))),
    ];
    expect(new Set(names).size).toBe(8);
    // What a device has kept under these names is looked for again after a release.
    expect(names).toEqual([
      'order-draft/tab-1',
      'protection-draft/tab-1',
      'quote-ticket/tab-1',
      'order-draft/tab-2',
      'protection-draft/tab-2',
      'quote-ticket/tab-2',
      'change-draft/o-1',
      'change-draft/o-2',
    ]);
  });

  it('all of a kind are found by how their names begin, and no other', () => {
    for (const kind of draftKinds)
      for (const other of draftKinds)
        expect(orderDraftName(tabId('tab-1'), other).startsWith(draftNames[kind])).toBe(kind === other);
  });
});
