import { documentId } from '@domain/codes/ids';
import { fileNameOf, type BankDocument } from '@domain/postbox/bank-document';
import {
  documentDays,
  filteredDocuments,
  initialPostboxView,
  isSamePostboxView,
  namedDocuments,
  type PostboxFilter,
} from '@domain/postbox/postbox-view';
import { calendarDay } from '@domain/time/local-date';

const document = (name: string, day: string, rest: Partial<BankDocument> = {}): BankDocument => ({
  id: documentId(name),
  name,
  createdOn: calendarDay(day),
  form: 'application/pdf',
  advertisement: false,
  isRead: false,
  hasForeword: false,
  ...rest,
});
const all = [
  document('Wertpapierabrechnung Kauf SAP SE', '2026-11-23'),
  document('Kontoauszug 10/2026', '2026-11-01', { isRead: true }),
  document('Depotauszug zum 30.09.2026', '2026-10-01'),
  document('Sparpläne ab 25 EUR', '2026-10-01', { advertisement: true, isRead: true }),
];

describe('the documents that are looked at [CUS-02]', () => {
  it.each([
    ['nothing asked', '', 4],
    ['a word in any case', 'auszug', 2],
    ['each word somewhere in the name', 'sap kauf', 1],
    ['one of two words that is nowhere', 'sap steuer', 0],
    ['whatever blanks stand around and between', '  sap   kauf ', 1],
    ['a word that is nowhere', 'steuer', 0],
  ])('by name: %s', (_reason, search, count) => {
    expect(namedDocuments(all, { ...initialPostboxView, search }, ({ name }) => name)).toHaveLength(count);
  });

  it.each(['tax certificate', 'jahressteuer'])(
    'by the name of the page and by that of the paper: %s',
    (search) => {
      const certificate = document('Jahressteuerbescheinigung 2026', '2027-01-01');
      const found = namedDocuments([...all, certificate], { search }, ({ name }) =>
        name === certificate.name ? 'Annual tax certificate 2026' : name,
      );
      expect(found).toEqual([certificate]);
    },
  );

  it.each<[PostboxFilter | undefined, number]>([
    [undefined, 4],
    ['unread', 2],
    ['documents', 3],
    ['advertisement', 1],
  ])('by filter: %s', (filter, count) => {
    expect(filteredDocuments(all, filter)).toHaveLength(count);
  });

  it('unread is what nobody has opened, whatever it is', () => {
    const letter = document('Einladung', '2026-10-01', { advertisement: true });
    expect(filteredDocuments([letter, { ...letter, isRead: true }], 'unread')).toEqual([letter]);
    expect(filteredDocuments([{ ...letter, isRead: true }], 'unread')).toEqual([]);
  });

  it.each([
    [{}, true],
    [{ filter: 'unread' } as const, false],
    [{ search: 'x' }, false],
  ])('with %j are looked at as before: %s', (change, isSame) => {
    expect(isSamePostboxView(initialPostboxView, { ...initialPostboxView, ...change })).toBe(isSame);
  });

  it('stand under their day, the latest first', () => {
    expect(documentDays(all.toReversed()).map(({ day, documents }) => [day, documents.length])).toEqual([
      ['2026-11-23', 1],
      ['2026-11-01', 1],
      ['2026-10-01', 2],
    ]);
  });

  it('are kept under a name that every file system takes', () => {
    expect(fileNameOf(document('Kosten: A/B "x"?', '2026-10-01'))).toBe('Kosten- A-B -x-.pdf');
    expect(fileNameOf(document(' Auszug ', '2026-10-01'))).toBe('Auszug.pdf');
  });
});
