import type { Instrument } from '@domain/instrument/instrument';
import { sheetOf } from '@domain/instrument/product-sheet';
import { Button } from '@ui/components/action/button';
import { FailureText } from '@ui/components/feedback/failure-text';
import { Notice } from '@ui/components/feedback/notice';
import { saveFile } from '@ui/components/page/save-file';
import { SectionHead } from '@ui/components/text/section-head';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { ProductSheetModel } from './product-sheet-model';
import css from './security-screen.module.css';

interface ProductSheetProps {
  readonly model: ProductSheetModel;
  readonly instrument: Instrument;
}

/** What is to be known of the security before it is bought, to be kept as a file; why there is none (CUS-03). */
export const ProductSheetSection = observer(function ProductSheetSection({
  model,
  instrument,
}: ProductSheetProps) {
  const t = useTexts();
  const sheet = sheetOf(instrument);
  if (sheet === undefined && !instrument.priipsRelevant) return null;
  return (
    <section aria-labelledby="sheet">
      <SectionHead id="sheet">{t('security.sheet.title')}</SectionHead>
      {sheet === undefined ? (
        <p className={css['hint']}>{t('security.sheet.missing')}</p>
      ) : (
        <>
          <p className={css['sheet']}>
            <Button
              icon="download"
              busy={model.isOpening ? t('postbox.opening') : undefined}
              onPress={() => void keep(model, instrument, t(`security.sheet.${sheet}`))}
            >
              {t(`security.sheet.${sheet}`)}
            </Button>
          </p>
          {model.failure && (
            <Notice kind="error" announced="alert" headline={t('security.sheet.failed')}>
              <p>
                <FailureText failure={model.failure} />
              </p>
            </Notice>
          )}
          <p className={css['hint']}>{t(`security.sheet.about.${sheet}`)}</p>
        </>
      )}
    </section>
  );
});

async function keep(model: ProductSheetModel, { id, isin }: Instrument, name: string): Promise<void> {
  const bytes = await model.open(id);
  if (bytes !== undefined) saveFile(`${name} ${isin}.pdf`, new Blob([bytes], { type: 'application/pdf' }));
}
