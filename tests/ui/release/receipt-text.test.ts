import { intentId } from '@domain/codes/ids';
import { tabId } from '@domain/codes/tab-id';
import { prepareIntent, type IntentContent } from '@domain/release/intent';
import type { Receipt } from '@domain/release/intent-receipt';
import { instant } from '@domain/time/instant';
import { englishTexts } from '@ui/i18n/english-texts';
import { createFormats } from '@ui/i18n/formats';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts, switchLanguage } from '@ui/i18n/texts';
import { receiptText } from '@ui/release/receipt-text';

const order = '01a200c2-ea5b-7000-932f-2deb0204af85';
const key = '0d5f7c51-6d0f-4a52-8f3e-7b2c5c1e88a0';

const created: Receipt['answer'] = { kind: 'created', reference: order };

/** The first lines of the receipt: what it is about, and the numbers it is known by. */
function head(
  content: Pick<IntentContent, 'kind' | 'subject'>,
  answer: Receipt['answer'],
  texts = createTexts('de', germanTexts),
) {
  const prepared = prepareIntent(
    intentId(key),
    tabId('tab-1'),
    { draft: 'draft', body: '{}', words: 'Sie kaufen', ...content },
    instant(0),
  );
  const receipts: Receipt[] = [{ at: instant(0), action: 'release', answer, times: 1 }];
  const text = receiptText({ ...prepared, receipts }, 'Sie kaufen', texts.t, createFormats('de', texts.t));
  return text.split('\r\n\r\n')[0]?.split('\r\n').slice(2);
}

describe('the numbers of a receipt [ORD-17] [CUS-10]', () => {
  const ofKey = `Kennung der Freigabe 5C1E\u00a088A0 (${key})`;

  it.each<[string, Pick<IntentContent, 'kind' | 'subject'>, Receipt['answer'], readonly string[]]>([
    [
      'a new order has the number of the order book, and the key apart from it',
      { kind: 'order' },
      created,
      [`Ordernummer 0204\u00a0AF85 (${order})`, ofKey],
    ],
    [
      'a change has that of its order before the bank has said anything',
      { kind: 'change', subject: order },
      { kind: 'pending' },
      [`Ordernummer 0204\u00a0AF85 (${order})`, ofKey],
    ],
    [
      'what is no order has a number too',
      { kind: 'savings-plan' },
      created,
      [`Nummer 0204\u00a0AF85 (${order})`, ofKey],
    ],
    ['what was refused has its key alone', { kind: 'order' }, { kind: 'refused', messages: [] }, [ofKey]],
  ])('%s', (_what, content, answer, lines) => {
    expect(head(content, answer)).toEqual(lines);
  });

  it('are named in English', async () => {
    const texts = createTexts('de', germanTexts);
    await switchLanguage(texts, 'en', englishTexts);
    expect(head({ kind: 'order' }, created, texts)).toEqual([
      `Order number 0204\u00a0AF85 (${order})`,
      `ID of the authorisation 5C1E\u00a088A0 (${key})`,
    ]);
  });
});
