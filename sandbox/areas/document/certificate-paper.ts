import { decimal, type Decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import type { Selectable } from 'kysely';
import { minorsOf, type Minor } from '@sandbox/ledger/depot/depot-minors';
import { germanNumber, moneyText } from '@sandbox/market/catalogue/german-figures';
import type { BankDatabase } from '@sandbox/platform/db/database';
import type { CertificateLines } from '@sandbox/areas/tax/certificate/certificate-lines';
import { certificateOf, type YearCertificate } from '@sandbox/areas/tax/certificate/year-certificates';
import type { DocumentTable } from './document-tables';
import type { Paper, PaperBlock } from './paper';

type Line = readonly [name: string, formLine: string, of: (lines: CertificateLines) => bigint];

/** What is certified, as Muster I of the ministry names it, and where in Anlage KAP it is entered. */
const CERTIFIED: readonly Line[] = [
  ['Höhe der Kapitalerträge', '7', ({ income }) => income],
  ['davon: Gewinn aus Aktienveräußerungen', '8', ({ shareGains }) => shareGains],
  [
    'Ersatzbemessungsgrundlage im Sinne des § 43a Abs. 2 Satz 7 EStG, in Zeile 7 enthalten',
    '11',
    ({ substituteIncome }) => substituteIncome,
  ],
  ['Höhe des in Anspruch genommenen Sparer-Pauschbetrages', '16 oder 17', (lines) => lines.allowanceUsed],
  ['Kapitalertragsteuer', '37', ({ kest }) => kest],
  ['Solidaritätszuschlag', '38', ({ soli }) => soli],
  ['Kirchensteuer zur Kapitalertragsteuer', '39', ({ kist }) => kist],
  ['Summe der angerechneten ausländischen Steuer', '40', (lines) => lines.foreignTaxCredited],
  [
    'Summe der anrechenbaren noch nicht angerechneten ausländischen Steuer',
    '41',
    (lines) => lines.foreignTaxLeft,
  ],
];

/** Entered in Anlage KAP only where a certificate of losses was applied for, which nobody can do here. */
const CARRIED: readonly Line[] = [
  [
    'Höhe des nicht ausgeglichenen Verlustes ohne Verlust aus der Veräußerung von Aktien',
    'keine',
    (lines) => lines.otherLosses,
  ],
  [
    'Höhe des nicht ausgeglichenen Verlustes aus der Veräußerung von Aktien',
    'keine',
    (lines) => lines.shareLosses,
  ],
];

/** What a certificate is filed under: its year, and the child whose it is. */
export const certificateSubject = (year: number, child: Pick<Minor, 'taxpayerId'> | undefined): string =>
  [String(year), ...(child === undefined ? [] : [child.taxpayerId])].join('/');

/** The tax certificate of a year; a couple's is one, no matter which of them reads it first. */
export async function certificatePaper(
  db: BankDatabase,
  { client_id, document_id, subject }: Selectable<DocumentTable>,
): Promise<Paper | undefined> {
  const [year, taxpayerId = client_id] = subject.split('/');
  const certificate = await certificateOf(db, taxpayerId, Number(year));
  const clients = [client_id, ...(certificate.couple === undefined ? [] : [certificate.couple.partnerId])];
  const read = await db
    .selectFrom('document')
    .select('content')
    .where('client_id', 'in', clients)
    .where('document_id', '=', document_id)
    .where('content', 'is not', null)
    .executeTakeFirst();
  if (read !== undefined) return read.content ?? undefined;
  if (taxpayerId !== client_id) {
    const minors = [...(await minorsOf(db, client_id)).values()];
    return paperOf(certificate, [minors.find((each) => each.taxpayerId === taxpayerId)?.name ?? '']);
  }
  const rows = await db.selectFrom('customer').selectAll().where('client_id', 'in', clients).execute();
  const names = clients.map((id) => {
    const person = rows.find((row) => row.client_id === id);
    return [person?.title, person?.first_name, person?.last_name].filter(Boolean).join(' ');
  });
  return paperOf(certificate, names);
}

function paperOf(certificate: YearCertificate, names: readonly string[]): Paper {
  const { year, yearsWithoutRate, churchRate } = certificate;
  const next = String(year + 1);
  return {
    title: `Jahressteuerbescheinigung für das Kalenderjahr ${String(year)}`,
    recipient: names.join(' und '),
    blocks: [
      {
        kind: 'facts',
        heading: 'Bescheinigung für alle Privatkonten und -depots',
        rows: [
          [names.length > 1 ? 'Gläubiger (Ehegatten)' : 'Gläubiger', names.join(' und ')],
          ['Zeitraum', `01.01.${String(year)} bis 31.12.${String(year)}`],
          ['Auszahlende Stelle', 'Werkbank'],
          ['Freistellungsauftrag', moneyText(decimal(certificate.allowanceOrdered), EUR)],
          ...(churchRate === undefined
            ? []
            : [['Kirchensteuersatz', `${germanNumber(decimal(churchRate))} %`] as const]),
        ],
      },
      tableOf('Kapitalerträge und einbehaltene Steuern', CERTIFIED, certificate, names),
      tableOf(`Verlusttöpfe am 31.12.${String(year)}, nach ${next} übertragen`, CARRIED, certificate, names),
      {
        kind: 'text',
        text: `Eine Verlustbescheinigung (§ 43a Abs. 3 Satz 4 EStG) wurde nicht beantragt. Die Verluste mindern Erträge ab ${next} und gehören nicht in die Zeilen 12 und 13 der Anlage KAP.`,
      },
      ...yearsWithoutRate
        .filter((missing) => missing < year)
        .map((missing): PaperBlock => ({
          kind: 'text',
          text: `Der Basiszins für ${String(missing)} lag nicht vor. Die Vorabpauschale ${String(missing)} ist deshalb nicht enthalten; sie zählt in dem Jahr, in dem sie nachgebucht wird.`,
        })),
      {
        kind: 'text',
        text: 'Dieses Schreiben ist maschinell erstellt. Die Werkbank ist eine Sandbox-Bank: Geben Sie es nicht beim Finanzamt ab.',
      },
    ],
  };
}

/** A couple's certificate shows what each of them brought to it. */
function tableOf(
  heading: string,
  lines: readonly Line[],
  { lines: own, couple }: YearCertificate,
  names: readonly string[],
): PaperBlock {
  const columns =
    couple === undefined
      ? [['EUR', own] as const]
      : ([
          [names[0] ?? '', own],
          [names[1] ?? '', couple.partner],
          ['Zusammen', couple.together],
        ] as const);
  return {
    kind: 'table',
    heading,
    columns: [
      { head: 'Angabe', share: 7 },
      { head: 'Zeile Anlage KAP', share: 3 },
      ...columns.map(([head]) => ({ head, share: 3, numeric: true as const })),
    ],
    rows: lines.map(([name, formLine, of]) => [
      name,
      formLine,
      ...columns.map(([, values]) => germanNumber(money(of(values)))),
    ]),
  };
}

const money = (units: bigint): Decimal => ({ units, scale: 2 });
