import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckField } from '@ui/components/field/check-field';
import { IssueWords } from '@ui/components/field/issue-text';
import { MemoryRouter, useLocation } from 'react-router-dom';

const PAGE = '/ngbrk/verwaltung/wertpapierkenntnisse?gruppe=aktien&von=order';

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

it('leads from a warning beside its yes to where it is mended, and takes that for no yes [KNO-04]', async () => {
  const agreed = jest.fn();
  const parts = ['Kenntnisse fehlen. ', { text: 'Kenntnisse ergänzen', href: PAGE }];
  const warning = { severity: 'WARN', text: 'Kenntnisse fehlen. Kenntnisse ergänzen', parts } as const;
  render(
    <MemoryRouter>
      <CheckField id="yes" label={<IssueWords issue={warning} />} checked={false} onChange={agreed} />
      <Where />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Kenntnisse ergänzen' }));
  expect(screen.getByText(PAGE)).toBeVisible();
  expect(agreed).not.toHaveBeenCalled();
});
