import type { Language } from '@application/ports/device-preferences';
import { foundPages } from '@ui/app/navigation/found-pages';
import { useOffered } from '@ui/app/offered';
import { pathOf } from '@ui/app/routes';
import { useServices } from '@ui/app/services';
import { SEARCH_PAGE } from '@ui/app/navigation/site-search';
import { Button } from '@ui/components/action/button';
import { Dialog } from '@ui/components/action/dialog';
import { SearchField } from '@ui/components/search/search-field';
import { useOnline, useReconnected } from '@ui/components/feedback/use-connection';
import { VisuallyHidden } from '@ui/components/text/visually-hidden';
import { useLanguage, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Hindrance } from './hindrance';
import { LineView } from './line-view';
import css from './palette-dialog.module.css';
import type { PaletteModel } from './palette-model';
import { paletteOptions, type PaletteOption } from './palette-options';

interface PaletteDialogProps {
  readonly createModel: (language: Language) => PaletteModel;
  readonly onClose: () => void;
}

/**
 * The command palette, from anywhere with Ctrl or ⌘ K: to a page, to a security, or from one line to a filled order
 * form. It never sends an order. Enter takes the first offer, the arrows another.
 */
export const PaletteDialog = observer(function PaletteDialog({ createModel, onClose }: PaletteDialogProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const services = useServices();
  const language = useLanguage();
  const [model] = useState(() => createModel(language));
  const isOnline = useOnline();
  useReconnected(model.found.kind === 'failed', model.again);
  useEffect(() => model.dispose, [model]);
  const { text, found } = model;
  const securities = useOffered('security') !== undefined;
  const orders = useOffered('orderEntry') !== undefined;
  const line = orders ? model.line : undefined;
  const offers = (): readonly PaletteOption[] => {
    const { text, instruments } = model;
    const line = orders ? model.line : undefined;
    return paletteOptions({ t, line, instruments, text, pages: foundPages(t, text, services) });
  };
  const options = offers();

  const choose = async ({ target }: PaletteOption): Promise<void> => {
    if (target.kind === 'everywhere') {
      if (!isOnline) return;
      services.navigation.leave(`${SEARCH_PAGE}?${new URLSearchParams({ q: text.trim() }).toString()}`);
      return;
    }
    const path =
      target.kind === 'page'
        ? target.path
        : target.kind === 'instrument'
          ? pathOf('security', { isin: target.instrument.isin })
          : await model.prepare(target.instrument);
    if (path === undefined) return;
    onClose();
    await navigate(path);
  };

  /** A page is known at once; anything else is taken only when the bank has answered for just this line. */
  const chooseFirst = async (): Promise<void> => {
    if (options[0]?.target.kind !== 'page') {
      model.again();
      await model.arrived();
    }
    const [first] = offers();
    if (first !== undefined) await choose(first);
  };

  return (
    <Dialog
      heading={t(orders ? 'shell.search.prompt' : 'shell.search.open')}
      actions={<Button onPress={onClose}>{t('palette.close')}</Button>}
      onClose={onClose}
    >
      <form
        className={css['room']}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          void chooseFirst();
        }}
      >
        <SearchField
          id="palette"
          label={t(`palette.label.${orders ? 'orders' : securities ? 'securities' : 'pages'}`)}
          hint={orders ? t('palette.hint') : undefined}
          value={text}
          onChange={(typed) => model.type(typed, securities)}
          options={options}
          state={text === '' ? 'idle' : found.kind === 'idle' ? 'loaded' : found.kind}
          onChoose={(option) => void choose(option)}
        />
        <VisuallyHidden>
          <button type="submit" tabIndex={-1}>
            {t('palette.go')}
          </button>
        </VisuallyHidden>
        {!isOnline && <p role="status">{t('shell.search.offline')}</p>}
        {line !== undefined && <LineView line={line} />}
        {!orders && model.line !== undefined && <p role="status">{t('palette.noOrders')}</p>}
        {model.hindrance !== undefined && <Hindrance hindrance={model.hindrance} />}
      </form>
    </Dialog>
  );
});
