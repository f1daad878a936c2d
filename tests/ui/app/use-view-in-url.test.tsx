import { act, render, screen } from '@testing-library/react';
import { useViewInUrl, type ViewQuery } from '@ui/app/use-view-in-url';
import { makeAutoObservable } from 'mobx';
import { observer } from 'mobx-react-lite';
import { BrowserRouter } from 'react-router-dom';

interface View {
  readonly search: string;
  readonly side: string;
}

class List {
  view: View = { search: '', side: 'both' };

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  show(view: Partial<View>): void {
    this.view = { ...this.view, ...view };
  }
}

const inQuery: ViewQuery<View> = {
  read: (query) => ({ search: query.get('search') ?? '', side: query.get('side') ?? 'both' }),
  write: (_, { search, side }) => new URLSearchParams({ search, side }),
};

const Page = observer(function Page({ list }: { readonly list: List }) {
  useViewInUrl(list, inQuery);
  return <h1>{list.view.side}</h1>;
});

const back = (): Promise<unknown> => {
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  return popped;
};

describe('the view of a list in the address', () => {
  it('goes back with a press that comes before the newer view is rendered [OBK-01]', async () => {
    const list = new List();
    window.history.pushState(null, '', '/orderbuch');
    render(
      <BrowserRouter>
        <Page list={list} />
      </BrowserRouter>,
    );
    await act(async () => list.show({ side: 'buy' }));
    await act(async () => {
      list.show({ side: 'sell' });
      await back();
    });
    expect(screen.getByRole('heading')).toHaveTextContent('buy');
    expect(window.location.search).toContain('side=buy');
    await act(back);
    expect(screen.getByRole('heading')).toHaveTextContent('both');
  });
});
