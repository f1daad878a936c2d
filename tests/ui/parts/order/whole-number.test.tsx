import { screen } from '@testing-library/react';
import { shortNumber } from '@domain/codes/short-number';
import { WholeNumber } from '@ui/parts/order/whole-number';
import { renderInGerman } from '../../render-in-german';

const stop = '01a200c2-ea5b-7000-932f-2deb0204af85';
const limit = '01a200c2-ea5b-7000-932f-2deb0204c117';

describe('the number of an order', () => {
  it('is short enough to be read out, and the whole stands under it to be copied [ORD-17] [OBK-01]', () => {
    renderInGerman(<WholeNumber id={stop} />);
    expect(screen.getByText('0204 AF85')).toBeVisible();
    expect(screen.getByText(stop)).toBeVisible();
    expect(screen.getByText('0204 AF85').compareDocumentPosition(screen.getByText(stop))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('tells apart the parts of an order, which the bank has made in one moment [OBK-01] [ORD-12]', () => {
    expect(shortNumber(stop)).not.toBe(shortNumber(limit));
  });

  it('is said once where it is short [OBK-01]', () => {
    renderInGerman(<WholeNumber id="o-1" />);
    expect(screen.getAllByText('o-1')).toHaveLength(1);
  });
});
