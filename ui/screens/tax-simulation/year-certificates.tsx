import {
  certificateKeys,
  type CertificateKey,
  type CertificateLines,
  type YearCertificate,
} from '@domain/tax/year-certificate';
import { pathOf } from '@ui/app/routes';
import { ButtonLink } from '@ui/components/action/button-link';
import { Notice } from '@ui/components/feedback/notice';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { ColumnHead } from '@ui/components/table/column-head';
import { Cell, Row, RowHeader, Table, TableBody, TableHead, TableRegion } from '@ui/components/table/table';
import { SectionHead } from '@ui/components/text/section-head';
import type { TextLookup } from '@ui/i18n/texts';
import { useTexts } from '@ui/i18n/use-texts';
import { ExplainedEuro } from '@ui/parts/tax/explained-euro';
import { explainLine, explainLineAfter, explainTogether } from '@ui/parts/tax/explain-record';
import type { Explanation, ExplainingWords } from '@ui/parts/tax/explanation';
import { observer } from 'mobx-react-lite';
import type { TaxSimulationModel, Taxpayer } from './tax-simulation-model';
import css from './tax-simulation.module.css';

interface YearCertificatesProps {
  readonly model: TaxSimulationModel;
}

/** Where each line is entered in Anlage KAP; losses only with a certificate of losses. */
const FORM_LINES: Readonly<Record<CertificateKey, string>> = {
  income: '7',
  shareGains: '8',
  substitute: '11',
  allowanceUsed: '16 / 17',
  capitalGainsTax: '37',
  solidarity: '38',
  churchTax: '39',
  foreignCredited: '40',
  foreignLeft: '41',
  otherLosses: '–',
  shareLosses: '–',
};

/** The tax certificate of the year at hand, line by line as the record comes to it, and the papers of the years before. */
export const YearCertificates = observer(function YearCertificates({ model }: YearCertificatesProps) {
  const t = useTexts();
  const { taxpayer } = model;
  if (model.basis.value === undefined) return null;
  return (
    <RemoteView
      data={model.certificates.data}
      subject={t('tax.certificate.subject')}
      onRetry={() => void model.loadCertificates()}
    >
      {([current, ...past]) =>
        current === undefined ? null : (
          <section className={css['certificate']}>
            <SectionHead>{titleOf(t, taxpayer, current)}</SectionHead>
            <MissingRates of={current} />
            <CertificateTable model={model} of={current} />
            <p className={css['hint']}>{t('tax.certificate.hint')}</p>
            {current.together !== undefined && <p className={css['hint']}>{t('tax.certificate.joint')}</p>}
            <Papers of={past} taxpayer={taxpayer} />
          </section>
        )
      }
    </RemoteView>
  );
});

/** What is certified of which year, and to whom where it is a child. */
const titleOf = (t: TextLookup, taxpayer: Taxpayer | undefined, { year }: YearCertificate): string =>
  taxpayer?.kind === 'child'
    ? t('tax.certificate.titleOf', { year: String(year), name: taxpayer.name })
    : t('tax.certificate.title', { year: String(year) });

/** Which base rates nobody has told yet, and what is assumed instead. */
function MissingRates({ of }: { readonly of: YearCertificate }) {
  const t = useTexts();
  if (of.yearsWithoutBaseRate.length === 0) return null;
  const years = of.yearsWithoutBaseRate.join(', ');
  return (
    <Notice kind="warn" headline={t('tax.certificate.rates', { years })}>
      {t('tax.certificate.ratesText')}
    </Notice>
  );
}

interface Column {
  readonly head: string;
  readonly lines: CertificateLines;
  readonly explain: (words: ExplainingWords, key: CertificateKey) => Explanation;
}

const CertificateTable = observer(function CertificateTable({
  model,
  of,
}: YearCertificatesProps & { readonly of: YearCertificate }) {
  const t = useTexts();
  const { together } = of;
  const { certified, taxpayer } = model;
  if (certified === undefined) return null;
  const { before, after } = model;
  if (before === undefined || after === undefined) return null;
  const sales = model.simulated ?? [];
  const columns: readonly Column[] = [
    {
      head: t('tax.certificate.now'),
      lines: certified.now,
      explain: (words, key) => explainLine(words, before, key),
    },
    ...(sales.length === 0
      ? []
      : [
          {
            head: t('tax.certificate.after'),
            lines: certified.after,
            explain: (words: ExplainingWords, key: CertificateKey) =>
              explainLineAfter(words, before, after, sales, key),
          },
        ]),
    ...(together === undefined
      ? []
      : [
          {
            head: t('tax.certificate.together'),
            lines: together,
            explain: (words: ExplainingWords, key: CertificateKey) =>
              explainTogether(words, before, together, key),
          },
        ]),
  ];
  return (
    <TableRegion label={titleOf(t, taxpayer, of)}>
      <Table tight>
        <TableHead>
          <ColumnHead>{t('tax.certificate.line')}</ColumnHead>
          <ColumnHead>{t('tax.certificate.form')}</ColumnHead>
          {columns.map(({ head }) => (
            <ColumnHead key={head} numeric>
              {head}
            </ColumnHead>
          ))}
        </TableHead>
        <TableBody>
          {certificateKeys.map((key) => (
            <Row key={key}>
              <RowHeader>{t(`tax.certificate.key.${key}`)}</RowHeader>
              <Cell label={t('tax.certificate.form')}>{FORM_LINES[key]}</Cell>
              {columns.map(({ head, lines, explain }) => (
                <Cell key={head} numeric label={head}>
                  <ExplainedEuro value={lines[key]} bare explain={(words) => explain(words, key)} />
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Table>
    </TableRegion>
  );
});

/** The way to each paper that lies in the postbox. */
function Papers({
  of,
  taxpayer,
}: {
  readonly of: readonly YearCertificate[];
  readonly taxpayer: Taxpayer | undefined;
}) {
  const t = useTexts();
  const written = of.filter(({ document }) => document !== undefined);
  if (written.length === 0) return <p className={css['hint']}>{t('tax.certificate.noPaper')}</p>;
  return (
    <div className={css['actions']}>
      {written.map(({ year, document }) => {
        const said = { year: String(year) };
        const name =
          taxpayer?.kind === 'child'
            ? t('tax.certificate.paperOf', { ...said, name: taxpayer.name })
            : t('tax.certificate.paper', said);
        const query = new URLSearchParams({ suche: name });
        return (
          <ButtonLink
            key={document}
            variant="text"
            icon="receipt-text"
            to={`${pathOf('postbox')}?${query.toString()}`}
          >
            {t('tax.certificate.toPaper', { name })}
          </ButtonLink>
        );
      })}
    </div>
  );
}
