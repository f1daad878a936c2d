import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { instant } from '@domain/time/instant';
import { failed, idle, loaded, loading, type RemoteData } from '@domain/failure/remote-data';
import { Announcer, useAnnounce } from '@ui/components/feedback/announcer';
import { ButtonLink } from '@ui/components/action/button-link';
import { Button } from '@ui/components/action/button';
import { ColumnHead } from '@ui/components/table/column-head';
import { Dialog } from '@ui/components/action/dialog';
import { ErrorSummary } from '@ui/components/feedback/error-summary';
import { FilterChips } from '@ui/components/search/filter-chips';
import { Notice } from '@ui/components/feedback/notice';
import { ProgressLine } from '@ui/components/progress/progress';
import { RemoteOneView } from '@ui/components/feedback/remote-one-view';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { Stepper } from '@ui/components/progress/stepper';
import { Cell, Row, RowHeader, Table, TableBody, TableHead, TableRegion } from '@ui/components/table/table';
import { TextField } from '@ui/components/field/text-field';
import { fillBrowserGaps } from '../browser-gaps';
import { renderPage } from '../render-page';

beforeAll(fillBrowserGaps);

describe('ErrorSummary', () => {
  function Form() {
    const [attempt, setAttempt] = useState(0);
    return (
      <>
        <ErrorSummary
          headline="Eine Angabe fehlt"
          attempt={attempt}
          errors={attempt > 0 ? [{ fieldId: 'name', text: 'Name: bitte angeben' }] : []}
        />
        <TextField id="name" label="Name" value="" onChange={() => undefined} />
        <Button onPress={() => setAttempt(attempt + 1)}>Weiter</Button>
      </>
    );
  }

  it('takes the focus after each failed submit and leads to the field [KIT-03]', async () => {
    renderPage(<Form />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const submit = screen.getByRole('button', { name: 'Weiter' });
    await userEvent.click(submit);
    expect(screen.getByRole('alert', { name: 'Eine Angabe fehlt' })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Name: bitte angeben' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.click(submit);
    expect(screen.getByRole('alert')).toHaveFocus();
  });
});

describe('RemoteView', () => {
  const failure = { kind: 'server', errorId: '5C1E-88A0' } as const;
  const at = instant(0);
  const show = (data: RemoteData<string>, onRetry = () => undefined) =>
    renderPage(
      <RemoteView data={data} subject="Das Depot" onRetry={onRetry} age="vor 3 Minuten">
        {(value) => <p>{value}</p>}
      </RemoteView>,
    );

  it('shows nothing before anything was asked for [KIT-16]', () => {
    expect(show(idle).container).toBeEmptyDOMElement();
  });

  it('says what is being loaded [SH-07]', () => {
    show(loading(at));
    expect(screen.getByRole('status')).toHaveTextContent('Das Depot wird geladen.');
  });

  it('keeps the old value while a newer one is loaded [KIT-16]', () => {
    show(loading(at, loaded('alt', at)));
    expect(screen.getByText('alt')).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('tells a failure with its reference and tries again [KIT-16]', async () => {
    const retry = jest.fn();
    show(failed(failure), retry);
    expect(screen.getByRole('alert')).toHaveTextContent('Das Depot lässt sich gerade nicht laden');
    expect(screen.getByText('Fehlernummer 5C1E-88A0')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal laden' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it.each([
    [{ kind: 'not-found' }, 'Das Depot ist nicht zu finden', 'link', 'Alle Depots'],
    [failure, 'Das Depot lässt sich gerade nicht laden', 'button', 'Noch einmal laden'],
  ] as const)(
    'of one thing says of %o "%s" and offers the %s "%s" alone [KIT-16]',
    (why, headline, role, way) => {
      renderPage(
        <RemoteOneView
          data={failed(why)}
          subject="Das Depot"
          onRetry={() => undefined}
          others={<ButtonLink to="/depots">Alle Depots</ButtonLink>}
        >
          {() => null}
        </RemoteOneView>,
      );
      expect(screen.getByRole('heading', { name: headline })).toBeVisible();
      const offered = [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')];
      expect(offered).toEqual([screen.getByRole(role, { name: way })]);
    },
  );

  it('keeps the focus where it is tried again, and gives it to the heading when what was asked for comes [SH-12]', async () => {
    let become: (data: RemoteData<string>) => void = () => undefined;
    function Depot() {
      const [data, setData] = useState<RemoteData<string>>(failed(failure));
      become = (next) => act(() => setData(next));
      return (
        <>
          <h1 tabIndex={-1}>Depot</h1>
          <RemoteView data={data} subject="Das Depot" onRetry={() => setData(loading(at))}>
            {(value) => <p>{value}</p>}
          </RemoteView>
        </>
      );
    }
    renderPage(<Depot />);
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal laden' }));
    expect(screen.getByRole('button', { name: 'Wird geladen' })).toHaveFocus();
    become(failed({ ...failure }));
    expect(screen.getByRole('button', { name: 'Noch einmal laden' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    become(loaded('12 Positionen', at));
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    });
    become(idle);
    become(loading(at));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps an outdated value readable and says how old it is [KIT-16]', () => {
    show(failed(failure, loaded('alt', at)));
    expect(screen.getByText('alt')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('vor 3 Minuten geladen');
  });
});

describe('Dialog', () => {
  it('is named by its question, described by its text, closed by escape [KIT-08]', () => {
    const close = jest.fn();
    renderPage(
      <Dialog heading="Sind Sie noch da?" urgent onClose={close} actions={<Button>Bleiben</Button>}>
        In 27 Sekunden melden wir Sie ab.
      </Dialog>,
    );
    const dialog = screen.getByRole('alertdialog', {
      name: 'Sind Sie noch da?',
      description: 'In 27 Sekunden melden wir Sie ab.',
    });
    act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('other parts', () => {
  it('announces a notice only if asked to [SH-12]', () => {
    renderPage(
      <>
        <Notice kind="info" headline="Immer da" />
        <Notice kind="error" headline="Neu" announced="alert" />
      </>,
    );
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Neu');
  });

  it('says aloud what was announced, the same words twice too [OBK-01]', async () => {
    function Say() {
      const announce = useAnnounce();
      return <Button onPress={() => announce('Gefiltert: 4 Orders')}>Filtern</Button>;
    }
    renderPage(
      <Announcer>
        <Say />
      </Announcer>,
    );
    await userEvent.click(screen.getByRole('button'));
    const first = screen.getByText('Gefiltert: 4 Orders');
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('status')).toHaveTextContent('Gefiltert: 4 Orders');
    expect(first).not.toBeInTheDocument();
  });

  it('marks the current step and says which are done [SH-08]', () => {
    const steps = [
      { id: 'DATA', label: 'Angaben' },
      { id: 'CONFIRMATION', label: 'Prüfung' },
      { id: 'RELEASE', label: 'Freigabe' },
    ] as const;
    renderPage(<Stepper label="Schritte der Order" steps={steps} current="CONFIRMATION" />);
    const [done, current, open] = screen.getAllByRole('listitem');
    expect(done).toHaveTextContent('1 Angaben erledigt');
    expect(current).toHaveAttribute('aria-current', 'step');
    expect(open).not.toHaveAttribute('aria-current');
  });

  it('filters by chips that say which one holds [OBK-02]', async () => {
    const choose = jest.fn();
    renderPage(
      <FilterChips
        label="Status"
        chosen="all"
        onChoose={choose}
        chips={[
          { value: 'all', label: 'Alle', count: 23 },
          { value: 'open', label: 'Offen' },
        ]}
      />,
    );
    expect(screen.getByRole('group', { name: 'Status' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Alle 23', pressed: true })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Offen', pressed: false }));
    expect(choose).toHaveBeenCalledWith('open');
  });

  it('says how far a sequence has come [APP-01]', () => {
    renderPage(<ProgressLine label="Fortschritt" share={3 / 7} words="Schritt 3 von 7" />);
    const line = screen.getByRole('progressbar', { name: 'Fortschritt' });
    expect(line).toHaveAttribute('aria-valuenow', '43');
    expect(line).toHaveAttribute('aria-valuetext', 'Schritt 3 von 7');
  });

  it('is a table that can be sorted and scrolled by keyboard [OBK-04]', async () => {
    const sort = jest.fn();
    renderPage(
      <TableRegion label="Positionen">
        <Table>
          <TableHead>
            <ColumnHead>Wertpapier</ColumnHead>
            <ColumnHead numeric sorted="ascending" onSort={sort}>
              Wert
            </ColumnHead>
          </TableHead>
          <TableBody>
            <Row>
              <RowHeader>SAP SE</RowHeader>
              <Cell label="Wert">5</Cell>
            </Row>
          </TableBody>
        </Table>
      </TableRegion>,
    );
    await userEvent.tab();
    expect(screen.getByRole('region', { name: 'Positionen' })).toHaveFocus();
    expect(screen.getByRole('columnheader', { name: /Wert$/ })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Wert' }));
    expect(sort).toHaveBeenCalledWith('descending');
    expect(screen.getByRole('rowheader', { name: 'SAP SE' })).toBeVisible();
  });
});
