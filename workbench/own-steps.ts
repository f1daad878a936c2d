const support = import.meta.webpackContext('../features/support', { recursive: false, regExp: /\.ts$/ });
const steps = import.meta.webpackContext('../features/steps', { recursive: false, regExp: /\.ts$/ });

/** Lets every file of steps define what it defines: by their own import, which the bundle leads to `runner/cucumber`. */
export function defineSteps(): void {
  support.keys().forEach(support);
  steps.keys().forEach(steps);
}
