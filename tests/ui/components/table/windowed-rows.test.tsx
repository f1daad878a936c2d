import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Cell, Row, RowHeader, Table, TableRegion } from '@ui/components/table/table';
import { WindowedRows } from '@ui/components/table/windowed-rows';

const ROW = 40;
const VIEW = 600;

const numbers = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `${at + 1}`);

/** jsdom lays nothing out: rows are 40 px high, the body stands as far up as the page is scrolled. */
let scrolled = 0;
beforeEach(() => {
  scrolled = 0;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function of(this: Element) {
    if (this.matches('tbody')) return new DOMRect(0, -scrolled, 800, ROW);
    if (this.matches('tr')) return new DOMRect(0, 0, 800, ROW);
    return new DOMRect(0, 0, 800, VIEW);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function scrollTo(pixels: number): Promise<void> {
  scrolled = pixels;
  await act(() => document.dispatchEvent(new Event('scroll')));
}

function show(count: number): { readonly drawn: string[][]; readonly draws: string[] } {
  const drawn: string[][] = [];
  const draws: string[] = [];
  const rows = numbers(count);
  const note = (shown: readonly string[]): void => void drawn.push([...shown]);
  render(
    <TableRegion label="Liste">
      <Table aria-rowcount={count + 1}>
        <WindowedRows rows={rows} keyOf={own} onDrawn={note}>
          {(row, place) => {
            draws.push(row);
            return (
              <Row {...place}>
                <RowHeader>{`Zeile ${row}`}</RowHeader>
                <Cell>
                  <button type="button">{`Kaufen ${row}`}</button>
                  <button type="button">{`Verkaufen ${row}`}</button>
                </Cell>
              </Row>
            );
          }}
        </WindowedRows>
      </Table>
    </TableRegion>,
  );
  return { drawn, draws };
}

const own = (row: string): string => row;

describe('the rows of a long table', () => {
  it('are all in the page while they are few', () => {
    show(100);
    expect(screen.getAllByRole('row')).toHaveLength(100);
  });

  it('are in the page where they are seen, each with its place in the whole [OBK-06]', async () => {
    show(10_000);
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
    await scrollTo(5000 * ROW);
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
    expect(screen.getByRole('row', { name: /Zeile 5001 / })).toHaveAttribute('aria-rowindex', '5002');
    expect(screen.queryByRole('row', { name: /Zeile 1 / })).not.toBeInTheDocument();
  });

  it('tell which are drawn [OBK-06]', async () => {
    const { drawn } = show(10_000);
    await scrollTo(5000 * ROW);
    expect(drawn.at(-1)).toContain('5001');
    expect(drawn.at(-1)).not.toContain('1');
  });

  it('are drawn once each: neither measuring nor scrolling draws again what is in sight [OBK-06]', async () => {
    const { draws } = show(10_000);
    await scrollTo(10 * ROW);
    await scrollTo(30 * ROW);
    expect(draws).toContain('50');
    expect(draws).toEqual([...new Set(draws)]);
  });

  it('keep the focus however far one scrolls [OBK-06]', async () => {
    show(10_000);
    const button = screen.getByRole('button', { name: 'Verkaufen 3' });
    act(() => {
      button.focus();
    });
    await scrollTo(5000 * ROW);
    expect(button).toHaveFocus();
    await scrollTo(0);
    expect(button).toHaveFocus();
  });

  it('let a row go once the focus has left it [OBK-06]', async () => {
    show(10_000);
    act(() => {
      screen.getByRole('button', { name: 'Verkaufen 3' }).focus();
    });
    await scrollTo(5000 * ROW);
    act(() => {
      screen.getByRole('region').focus();
    });
    expect(screen.queryByRole('button', { name: 'Verkaufen 3' })).not.toBeInTheDocument();
  });

  it('that are out of sight are taken to be as high as the highest of the first, until they are seen', () => {
    const observed: Element[] = [];
    let tell: (entries: ResizeObserverEntry[]) => void = () => undefined;
    jest.spyOn(window, 'ResizeObserver').mockImplementation((changed) => {
      const observer = {
        observe: (row: Element) => void observed.push(row),
        unobserve: () => undefined,
        disconnect: () => undefined,
      };
      tell = (entries) => changed(entries, observer);
      return observer;
    });
    show(10);
    const heights = [114, 209, 205];
    tell(
      observed.map((target, at) => ({
        target,
        contentRect: new DOMRect(0, 0, 400, heights[at]),
        borderBoxSize: [],
        contentBoxSize: [],
        devicePixelContentBoxSize: [],
      })),
    );
    expect(observed).toHaveLength(3);
    expect(screen.getAllByRole('rowgroup').at(-1)).toHaveStyle({ '--row-seen': '209px' });
  });

  it('are walked by the arrow keys, action by action', async () => {
    show(10);
    act(() => {
      screen.getByRole('button', { name: 'Verkaufen 3' }).focus();
    });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(screen.getByRole('button', { name: 'Verkaufen 4' })).toHaveFocus();
  });

  it('are all in the page while it is printed', () => {
    show(1000);
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    expect(screen.getAllByRole('row')).toHaveLength(1000);
    act(() => {
      window.dispatchEvent(new Event('afterprint'));
    });
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });
});
