import { Button } from '@ui/components/action/button';
import { render, screen } from '@testing-library/react';

const button = () => screen.getByRole('button', { name: 'Ältere' });

describe('a button that can be blocked [SH-12]', () => {
  it('keeps the focus when the press itself blocks it, and says why', () => {
    const { rerender } = render(<Button blocked={undefined}>Ältere</Button>);
    button().focus();
    rerender(<Button blocked="Das sind die ältesten.">Ältere</Button>);
    expect(button()).toHaveFocus();
    expect(button()).toHaveAccessibleDescription('Das sind die ältesten.');
    rerender(<Button blocked={undefined}>Ältere</Button>);
    expect(button()).toHaveFocus();
    expect(button()).not.toHaveAttribute('aria-disabled');
  });
});
