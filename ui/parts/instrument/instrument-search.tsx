import type { Instrument } from '@domain/instrument/instrument';
import { SearchField } from '@ui/components/search/search-field';
import { useReconnected } from '@ui/components/feedback/use-connection';
import type { SearchOption } from '@ui/components/search/search-option';
import type { FieldProps } from '@ui/components/field/field-frame';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import css from './instrument-search.module.css';
import type { InstrumentSearchModel } from './instrument-search-model';

interface InstrumentOption extends SearchOption {
  readonly instrument: Instrument;
}

interface InstrumentSearchProps extends FieldProps {
  readonly search: InstrumentSearchModel;
  readonly chosen: Instrument | undefined;
  /** Numbers of what is chosen, at the right of its name. */
  readonly codes?: 'both' | 'wkn';
  readonly onType: (text: string) => void;
  readonly onChoose: (instrument: Instrument) => void;
}

/** The search for a security by name, WKN or ISIN, wherever one is chosen (ORD-03). */
export const InstrumentSearch = observer(function InstrumentSearch({
  search,
  chosen,
  codes = 'both',
  onType,
  onChoose,
  ...field
}: InstrumentSearchProps) {
  const t = useTexts();
  useReconnected(search.state === 'failed', search.again);
  return (
    <SearchField<InstrumentOption>
      {...field}
      value={search.text}
      onChange={onType}
      state={search.state}
      onAgain={search.again}
      options={search.instruments.map((found) => ({
        id: found.id,
        label: found.name,
        detail: `${t(`orderParts.instrumentType.${found.type}`)} · ${found.wkn} · ${found.isin}`,
        instrument: found,
      }))}
      onChoose={({ instrument }) => {
        onChoose(instrument);
      }}
      after={
        chosen && (
          <span className={css['code']}>
            {codes === 'both' ? `${chosen.wkn} · ${chosen.isin}` : chosen.wkn}
          </span>
        )
      }
    />
  );
});
