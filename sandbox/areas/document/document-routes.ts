import { berlinTime } from '@domain/time/berlin-time';
import { formatGermanDate } from '@domain/time/german-date';
import { instant } from '@domain/time/instant';
import type { Selectable } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import { json } from '@sandbox/platform/db/json';
import { isOwnClientId, signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { DayBound, boundDay } from '@sandbox/platform/http/day-bound';
import { listAnswer } from '@sandbox/platform/http/list-answer';
import { NOT_FOUND, refuse } from '@sandbox/platform/http/refusal';
import { ErrorSchema, IdSchema, ListSchema, Nullable, PagingQuery } from '@sandbox/platform/http/schemas';
import { marketOf, type Market } from '@sandbox/market/market';
import { namedInstrument } from '@sandbox/market/named-instrument';
import { documentPaper } from './document-content';
import type { DocumentTable } from './document-tables';
import { TitleSchema } from './document-title';
import { fileDueDocuments } from './due-documents';
import { LETTERS } from './letters';
import { paperPdf } from './paper-pdf';

const DocumentSchema = Type.Object({
  documentId: Type.String(),
  name: Type.String(),
  title: TitleSchema,
  dateCreation: Type.String(),
  mimeType: Type.Enum(['application/pdf', 'text/html']),
  deletable: Type.Boolean(),
  advertisement: Type.Boolean(),
  documentMetaData: Type.Object({
    archived: Type.Boolean(),
    dateRead: Nullable(Type.String()),
    alreadyRead: Type.Boolean(),
    predocumentExists: Type.Boolean(),
  }),
});

const DocumentQuery = Type.Object({
  'min-dateCreation': DayBound,
  'max-dateCreation': DayBound,
  alreadyRead: Type.Optional(Type.Boolean()),
  savingsplanId: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 40,
      description: 'What was written about a savings plan, and the settlement notes of what it bought.',
    }),
  ),
  instrumentId: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 40,
      description: 'WKN, ISIN or id: the cost notes and settlement notes of orders for this instrument.',
    }),
  ),
  ...PagingQuery,
});

type Document = Selectable<DocumentTable>;

const tags = ['messages'];
const params = Type.Object({ documentId: IdSchema });
/** The file itself, in the type that the list names. */
const file = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });

/** The postbox: what the bank has written, the latest first, and each document as a file (api.md 8). */
export function documentRoutes(server: BankServer, bank: Bank): void {
  server.get(
    '/api/messages/clients/:clientId/v2/documents',
    {
      schema: {
        operationId: 'getDocuments',
        summary: 'Documents of the postbox',
        description: 'What the bank has written to the customer, the latest first.',
        tags,
        params: Type.Object({ clientId: IdSchema }),
        querystring: DocumentQuery,
        response: { 200: ListSchema(DocumentSchema), 400: ErrorSchema, 404: ErrorSchema },
      },
    },
    async (request, reply) => {
      const caller = signedIn(request);
      if (!isOwnClientId(caller, request.params.clientId)) return refuse(reply, NOT_FOUND);
      const { query } = request;
      const market = await marketOf(bank);
      await fileDueDocuments(bank, market, caller.clientId);
      const { savingsplanId, instrumentId } = query;
      const instrument = namedInstrument(market, { ...(instrumentId !== undefined && { instrumentId }) });
      if (instrument.kind === 'none') return refuse(reply, NOT_FOUND);
      const documents = await documentsOf(bank, caller.clientId, {
        ...(savingsplanId !== undefined && { plan_id: savingsplanId }),
        ...(instrument.kind === 'one' && { instrument_id: instrument.instrument.row.instrument_id }),
      });
      const today = berlinTime(instant(bank.clock.now())).date;
      const from = boundDay(query['min-dateCreation'], today, '');
      const to = boundDay(query['max-dateCreation'], today, '9999');
      const wanted = documents
        .map(documentAnswer)
        .filter(
          ({ dateCreation, documentMetaData: { alreadyRead } }) =>
            dateCreation >= from &&
            dateCreation <= to &&
            (query.alreadyRead === undefined || query.alreadyRead === alreadyRead),
        );
      return reply.send(listAnswer(reply, wanted, query));
    },
  );

  server.get(
    '/api/messages/v2/documents/:documentId',
    {
      schema: {
        operationId: 'getDocument',
        summary: 'A document as a file',
        description: 'The document in the type its entry names; from then on it counts as read.',
        tags,
        params,
        produces: ['application/pdf', 'text/html'],
        response: { 200: file, 404: ErrorSchema },
      },
    },
    async (request, reply) => {
      const document = await ownDocument(bank, signedIn(request).clientId, request.params.documentId);
      if (document === undefined) return refuse(reply, NOT_FOUND);
      const body = await fileOf(bank, await marketOf(bank), document);
      if (body === undefined) return refuse(reply, NOT_FOUND);
      await markRead(bank, document);
      reply.header('content-disposition', `inline; filename="${fileName(document)}"`);
      return reply.type(document.mime_type).send(body);
    },
  );

  server.get(
    '/api/messages/v2/documents/:documentId/predocument',
    {
      schema: {
        operationId: 'getPredocument',
        summary: 'The page shown before a document',
        description: 'For documents whose entry says that there is one.',
        tags,
        params,
        produces: ['text/html'],
        response: { 200: file, 404: ErrorSchema },
      },
    },
    async (request, reply) => {
      const document = await ownDocument(bank, signedIn(request).clientId, request.params.documentId);
      const before = document && letterOf(document)?.before;
      return before === undefined
        ? refuse(reply, NOT_FOUND)
        : reply.type('text/html').send(Buffer.from(before));
    },
  );
}

/** What a list says of a document; what the document itself says is read with it alone. */
const LISTED = [
  'document_id',
  'kind',
  'name',
  'title',
  'subject',
  'created_at',
  'mime_type',
  'advertisement',
  'read_on',
] as const satisfies readonly (keyof Document)[];

type Listed = Pick<Document, (typeof LISTED)[number]>;

/** A customer's documents up to now, the latest first; those about one plan or instrument where one is named. */
const documentsOf = (
  { db, clock }: Bank,
  clientId: string,
  about: Readonly<Partial<Record<'plan_id' | 'instrument_id', string>>>,
): Promise<readonly Listed[]> =>
  db
    .selectFrom('document')
    .select(LISTED)
    .where('client_id', '=', clientId)
    .where('created_at', '<=', clock.date())
    .where((where) => where.and(about))
    .orderBy('created_at', 'desc')
    .orderBy('document_id')
    .execute();

const ownDocument = (bank: Bank, clientId: string, documentId: string): Promise<Document | undefined> =>
  bank.db
    .selectFrom('document')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('document_id', '=', documentId)
    .executeTakeFirst();

const letterOf = ({ kind, subject }: Listed) =>
  kind === 'LETTER' ? LETTERS.find(({ id }) => id === subject) : undefined;

const dayOf = ({ created_at }: Listed) => berlinTime(instant(created_at.getTime())).date;

const documentAnswer = (document: Listed): Static<typeof DocumentSchema> => ({
  documentId: document.document_id,
  name: document.name,
  title: document.title,
  dateCreation: dayOf(document),
  mimeType: document.mime_type,
  deletable: false,
  advertisement: document.advertisement,
  documentMetaData: {
    archived: false,
    dateRead: document.read_on,
    alreadyRead: document.read_on !== null,
    predocumentExists: letterOf(document)?.before !== undefined,
  },
});

/** The file of a document. What follows from the books is kept as it was first read: a document never changes. */
async function fileOf(bank: Bank, market: Market, document: Document): Promise<Buffer | undefined> {
  const letter = letterOf(document);
  if (letter !== undefined) return Buffer.from(letter.html);
  const paper = document.content ?? (await documentPaper(bank, market, document));
  if (paper === undefined) return undefined;
  if (document.content === null) {
    await bank.db
      .updateTable('document')
      .set({ content: json(paper) })
      .where('client_id', '=', document.client_id)
      .where('document_id', '=', document.document_id)
      .where('content', 'is', null)
      .execute();
  }
  const { first_name, last_name, title } = await bank.db
    .selectFrom('customer')
    .select(['first_name', 'last_name', 'title'])
    .where('client_id', '=', document.client_id)
    .executeTakeFirstOrThrow();
  return paperPdf(paper, {
    recipient: paper.recipient ?? [title, first_name, last_name].filter(Boolean).join(' '),
    day: formatGermanDate(dayOf(document)),
    createdAt: document.created_at,
  });
}

async function markRead(bank: Bank, { client_id, document_id, read_on }: Document): Promise<void> {
  if (read_on !== null) return;
  await bank.db
    .updateTable('document')
    .set({ read_on: berlinTime(instant(bank.clock.now())).date })
    .where('client_id', '=', client_id)
    .where('document_id', '=', document_id)
    .where('read_on', 'is', null)
    .execute();
}

const ENDINGS: Readonly<Record<DocumentTable['mime_type'], string>> = {
  'application/pdf': 'pdf',
  'text/html': 'html',
};

/** A name that every file system takes. */
const fileName = ({ name, mime_type }: Document): string =>
  `${name
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^-|-$/g, '')}.${ENDINGS[mime_type]}`;
