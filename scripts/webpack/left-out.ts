import { join } from 'node:path';

/**
 * The portal sends JSON text by XMLHttpRequest and writes queries itself: no forms, no other transport of theirs, no
 * progress. What outlives its page has an adapter of the portal's own (`outlivingAdapter`).
 */
const ofAxios = [
  'adapters/fetch',
  'cancel/CancelToken',
  'helpers/HttpStatusCode',
  'helpers/formDataToJSON',
  'helpers/progressEventReducer',
  'helpers/toFormData',
  'helpers/toURLEncodedForm',
].map((module) => `axios/lib/${module}.js`);

/** Resolvers that write code at run time: off by default, and forbidden by the content security policy. */
const ofInversify = [
  'ConstructorArgumentsResolver',
  'NoActivationsInstanceBindingNodeResolver',
  'NoActivationsResolvedValueBindingNodeResolver',
  'OneConstructorArgumentResolver',
  'OnePropertyArgumentResolver',
  'OneResolvedValueArgumentResolver',
  'ResolvedValueArgumentsResolver',
  'ZeroConstructorArgumentsResolver',
  'ZeroResolvedValueArgumentsResolver',
].map((name) => `@inversifyjs/core/lib/planning/calculations/build${name}Jit.js`);

/** Kinds of bindings that the modules never make: theirs are constants and values that a function yields (ADR 1). */
const bindingsOfInversify = [
  'metadata/calculations/getClassMetadata',
  'planning/models/DynamicValueBindingNode',
  'planning/models/FactoryBindingNodeImplementation',
  'planning/models/InstanceBindingNodeImplementation',
].map((module) => `@inversifyjs/core/lib/${module}.js`);

/**
 * Parts of the libraries that the portal never reaches, as webpack aliases: they would only weigh on the first
 * download. React Router's plain entry is its development build; production gets the other one.
 */
export const leftOut = (packages: string): Readonly<Record<string, string | false>> => ({
  ...Object.fromEntries(
    [...ofAxios, ...ofInversify, ...bindingsOfInversify].map((module) => [
      join(packages, module),
      false as const,
    ]),
  ),
  'react-router$': join(packages, 'react-router/dist/production/index.mjs'),
});
