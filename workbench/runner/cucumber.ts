import { StepRegistry, type ParameterTypeOptions, type StepCode, type WorldOptions } from './step-registry';

/**
 * `@cucumber/cucumber` for the browser: what the files in `features` import from it, under the same names. The bundle of
 * the workbench puts this file in its place, so that one definition of a step serves both.
 */
export { DataTable } from './data-table';

/** What the files of steps have defined on this page. */
export const registry = new StepRegistry();

type Define = (pattern: string | RegExp, code: StepCode) => void;

/** Defines what is given. */
export const Given: Define = (pattern, code) => registry.define('Angenommen', pattern, code);

/** Defines what is done. */
export const When: Define = (pattern, code) => registry.define('Wenn', pattern, code);

/** Defines what is expected. */
export const Then: Define = (pattern, code) => registry.define('Dann', pattern, code);

/** Defines what is done after every scenario. */
export const After = (hook: StepCode): void => registry.after(hook);

/** Defines what a parameter in braces may be. */
export const defineParameterType = (options: ParameterTypeOptions): void => registry.defineType(options);

/** Names the class that each scenario gets a world of. */
export const setWorldConstructor = (world: new (options: WorldOptions) => object): void =>
  registry.setWorld(world);

/** A page waits for its steps as long as its own runner says. */
export const setDefaultTimeout = (): void => undefined;

/** What the steps of one scenario share. */
export class World {
  readonly parameters: WorldOptions['parameters'];
  readonly attach: WorldOptions['attach'];
  readonly log: WorldOptions['log'];
  readonly link: WorldOptions['link'];

  constructor({ parameters, attach, log, link }: WorldOptions) {
    this.parameters = parameters;
    this.attach = attach;
    this.log = log;
    this.link = link;
  }
}
