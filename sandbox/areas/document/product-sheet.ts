import { decimal, hundred, multiply, rescale } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { formatGermanDate } from '@domain/time/german-date';
import { calendarDay } from '@domain/time/local-date';
import type { CatalogueInstrument } from '@sandbox/market/catalogue/catalogue';
import { germanNumber, moneyText } from '@sandbox/market/catalogue/german-figures';
import type { InstrumentType } from '@sandbox/market/catalogue/instrument-table';
import { PRODUCT_COSTS } from '@sandbox/market/catalogue/product-costs';
import type { Paper, PaperBlock } from './paper';

/** What there is to say of a kind of security. */
interface Kind {
  readonly name: string;
  readonly purpose: string;
  readonly risk: string;
  readonly horizon: string;
}

const LONG = 'Empfohlene Haltedauer: mindestens fünf Jahre. Sie können börsentäglich verkaufen.';
const TO_MATURITY =
  'Empfohlene Haltedauer: bis zur Fälligkeit. Ein Verkauf vorher ist zum Kurs des Tages möglich.';
const SHORT = 'Für kurze Anlagen gedacht. Ein Verkauf ist zu den Handelszeiten möglich.';

const KINDS: Readonly<Record<Exclude<InstrumentType, 'NOT_AVAILABLE'>, Kind>> = {
  SHARE: {
    name: 'Aktie',
    purpose:
      'Mit einer Aktie sind Sie am Unternehmen beteiligt, an seinem Gewinn durch Dividenden und an seinem Wert durch den Kurs. Auf beides gibt es keinen Anspruch.',
    risk: 'Der Kurs kann stark schwanken. Wird das Unternehmen zahlungsunfähig, können Sie alles verlieren.',
    horizon: LONG,
  },
  SUBSCRIPTION_RIGHT: {
    name: 'Bezugsrecht',
    purpose: 'Ein Bezugsrecht gibt Ihnen das Recht, neue Aktien zu einem festen Preis zu kaufen.',
    risk: 'Es verfällt wertlos, wenn Sie es bis zum Ende der Frist weder ausüben noch verkaufen.',
    horizon: SHORT,
  },
  FUND: {
    name: 'Investmentfonds',
    purpose:
      'Ein Fonds sammelt Geld vieler Anleger und legt es nach seinen Bedingungen an. Das Vermögen ist vom Vermögen der Fondsgesellschaft getrennt.',
    risk: 'Der Wert der Anteile folgt dem Wert der Anlagen und kann fallen, auch unter den Kaufpreis.',
    horizon: LONG,
  },
  ETF: {
    name: 'Börsengehandelter Indexfonds (ETF)',
    purpose:
      'Ein ETF bildet einen Index nach. Sie nehmen an dessen Entwicklung teil, vermindert um die Kosten des Fonds.',
    risk: 'Fällt der Index, fällt der Wert Ihrer Anteile mit ihm. Währungen können das verstärken.',
    horizon: LONG,
  },
  BONDS: {
    name: 'Anleihe',
    purpose: 'Sie leihen dem Herausgeber Geld. Er zahlt Zinsen und am Ende der Laufzeit den Nennwert zurück.',
    risk: 'Der Kurs schwankt mit den Zinsen. Zahlt der Herausgeber nicht, können Sie alles verlieren.',
    horizon: TO_MATURITY,
  },
  PROFIT_PART_CERTIFICATE: {
    name: 'Genussschein',
    purpose: 'Ein Genussschein nimmt am Gewinn des Herausgebers teil, ohne Stimmrecht.',
    risk: 'Ausschüttungen können ausfallen, und Verluste können den Nennwert mindern. Sie haften nachrangig.',
    horizon: TO_MATURITY,
  },
  CERTIFICATE: {
    name: 'Zertifikat',
    purpose:
      'Ein Zertifikat ist eine Schuldverschreibung, deren Rückzahlung von einem Basiswert abhängt, etwa einer Aktie oder einem Index.',
    risk: 'Neben dem Basiswert tragen Sie das Risiko, dass der Herausgeber nicht zahlt: dann können Sie alles verlieren.',
    horizon: TO_MATURITY,
  },
  WARRANT: {
    name: 'Optionsschein',
    purpose:
      'Ein Optionsschein gibt das Recht, einen Basiswert zu einem festen Preis zu kaufen oder zu verkaufen.',
    risk: 'Er reagiert gehebelt auf den Basiswert und kann wertlos verfallen. Sie können alles verlieren.',
    horizon: SHORT,
  },
};

/** From which volatility in basis points a year the next class of market risk begins (RTS (EU) 2017/653, Annex II 2). */
const CLASSES = [50, 500, 1_200, 2_000, 3_000, 8_000];
/** Options are of the highest class, whatever they follow (Annex II 4a and 8). */
const HIGHEST = CLASSES.length + 1;
const EXAMPLE = decimal('10000');

const riskClass = ({ instrument_type, volatility }: CatalogueInstrument['row']): number =>
  instrument_type === 'WARRANT' ? HIGHEST : 1 + CLASSES.filter((from) => volatility >= from).length;

/**
 * What a buyer has to be told of a security: the key information document of a packaged product (Art. 5 to 8 of
 * Regulation (EU) 1286/2014), the information sheet of any other (section 64 (2) WpHG). None where its maker has not
 * made one, or of what nobody can buy.
 */
export function productSheet({ row }: CatalogueInstrument): Paper | undefined {
  if (row.instrument_type === 'NOT_AVAILABLE' || (row.priips_relevant && !row.kid_available))
    return undefined;
  const kind = KINDS[row.instrument_type];
  return {
    title: `${row.priips_relevant ? 'Basisinformationsblatt' : 'Informationsblatt'} ${row.name}`,
    blocks: [
      {
        kind: 'facts',
        heading: 'Um welches Produkt handelt es sich?',
        rows: [
          ['Art', kind.name],
          ['WKN', row.wkn],
          ['ISIN', row.isin],
          ...(row.issuer === null ? [] : [['Herausgeber', row.issuer] as const]),
          ['Währung', row.currency],
          ...(row.matures_on === null
            ? []
            : [['Fällig am', formatGermanDate(calendarDay(row.matures_on))] as const]),
        ],
      },
      { kind: 'text', text: kind.purpose },
      {
        kind: 'facts',
        heading: 'Welche Risiken bestehen, und was könnte ich bekommen?',
        rows: [['Risikoklasse', `${String(riskClass(row))} von ${String(HIGHEST)}`]],
      },
      { kind: 'text', text: kind.risk },
      ...costs(row),
      { kind: 'text', text: kind.horizon },
      {
        kind: 'text',
        text: 'Beschwerden nimmt die Bank über Ihr Postfach entgegen. Das Blatt dient der Information und ist keine Empfehlung.',
      },
    ],
  };
}

/** What it costs a year to hold it; what an order costs is told before each one. */
function costs({ instrument_type }: CatalogueInstrument['row']): readonly PaperBlock[] {
  const yearly = PRODUCT_COSTS[instrument_type];
  const percent = yearly && rescale(multiply(yearly, hundred), 2, 'half-up');
  return [
    {
      kind: 'facts',
      heading: 'Welche Kosten entstehen?',
      rows:
        yearly === undefined || percent === undefined
          ? [['Laufende Kosten', 'keine']]
          : [
              ['Laufende Kosten', `${germanNumber(percent)} % im Jahr`],
              [
                `Bei ${moneyText(EXAMPLE, EUR)}`,
                `${moneyText(rescale(multiply(EXAMPLE, yearly), 2, 'half-up'), EUR)} im Jahr`,
              ],
            ],
    },
    {
      kind: 'text',
      text: 'Entgelte für Kauf und Verkauf nennt Ihnen die Kosteninformation vor jeder Order mit dem Handelsplatz.',
    },
  ];
}
