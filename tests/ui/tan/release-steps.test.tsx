import { screen } from '@testing-library/react';
import { ReleaseSteps, type ReleaseStep } from '@ui/tan/release-steps';
import { renderInGerman } from '../render-in-german';

describe('the steps of a release [TAN-04]', () => {
  it.each<[ReleaseStep, string, string]>([
    ['DATA', '1 Angaben', 'Schritt 1 von 3'],
    ['CONFIRMATION', '2 Prüfung und Kosten', 'Schritt 2 von 3'],
    ['RELEASE', '3 Freigabe mit TAN', 'Schritt 3 von 3'],
  ])('at %s say where one is, with the progress bar where it is wanted', (current, step, words) => {
    renderInGerman(<ReleaseSteps label="Schritte der Order" current={current} withProgress />);
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent(step);
    expect(screen.getByRole('progressbar', { name: 'Schritte der Order' })).toHaveAttribute(
      'aria-valuetext',
      words,
    );
  });

  it('do without a progress bar otherwise', () => {
    renderInGerman(<ReleaseSteps label="Schritte der Order" current="DATA" />);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});
