import { isin, isinHint } from '@domain/codes/isin';
import { wkn } from '@domain/codes/wkn';
import { Button } from '@ui/components/action/button';
import { SearchField } from '@ui/components/search/search-field';
import type { SearchOption } from '@ui/components/search/search-option';
import type { TextLookup } from '@ui/i18n/texts';
import { useOnline } from '@ui/components/feedback/use-connection';
import { useTexts } from '@ui/i18n/use-texts';
import * as E from 'fp-ts/Either';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { foundPages } from './found-pages';
import type { Offered } from './navigation-plan';
import { useServices } from '../services';
import { pathOf } from '../routes';
import css from './site-search.module.css';

interface SiteSearchProps {
  readonly id: string;
}

interface Target extends SearchOption {
  readonly path: string;
}

const MOST = 8;

/** The bank's page that answers a search; the field's text goes there as `q` (wire.md). */
export const SEARCH_PAGE = '/suche';

/** Finds a page by its name, or starts an order for a WKN or ISIN; what it does not know, the bank's search may (SH-04). */
export const SiteSearch = observer(function SiteSearch({ id }: SiteSearchProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const services = useServices();
  const isOnline = useOnline();
  const [text, setText] = useState('');
  const wanted = text.trim();
  return (
    <form
      className={css['search']}
      action={SEARCH_PAGE}
      method="get"
      role="search"
      onSubmit={(event) => {
        if (!isOnline) event.preventDefault();
      }}
    >
      <SearchField
        id={id}
        name="q"
        label={t('shell.search.label')}
        value={text}
        onChange={setText}
        options={
          wanted === '' ? [] : [...instruments(t, wanted), ...pages(t, wanted, services)].slice(0, MOST)
        }
        state={wanted === '' ? 'idle' : 'loaded'}
        onChoose={({ path }) => {
          void navigate(path);
        }}
      />
      <Button type="submit" icon="search" blocked={isOnline ? undefined : t('shell.search.offline')}>
        {t('shell.search.everywhere')}
      </Button>
    </form>
  );
});

const pages = (t: TextLookup, wanted: string, offering: Offered): readonly Target[] =>
  foundPages(t, wanted, offering).map(({ route, name, path }) => ({
    id: route,
    label: name,
    detail: t('shell.search.page'),
    path,
  }));

function instruments(t: TextLookup, wanted: string): readonly Target[] {
  const code = wanted.toUpperCase();
  const asIsin = isin(code);
  const parameter = E.isRight(wkn(code)) ? 'wkn' : E.isRight(asIsin) ? 'isin' : undefined;
  const hint = E.isRight(asIsin) ? isinHint(asIsin.right) : undefined;
  if (parameter === undefined) return [];
  return [
    {
      id: 'instrument',
      label: t('shell.search.trade', { code }),
      detail: hint === undefined ? t('shell.page.orderEntry') : t(`shell.search.isinHint.${hint}`),
      path: `${pathOf('orderEntry')}?${parameter}=${code}`,
    },
  ];
}
