const message =
  'A model is handed what it calls and no more: name the calls, Pick<…Gateway, …>, or a capability of application.';

const port = 'TSTypeReference[typeName.name=/(Gateway|^LiveUpdates)$/]';

/**
 * Refuses whole ports of the bank in the ui, as options of `local/restricted-syntax`.
 * @type {readonly { readonly selector: string; readonly message: string }[]}
 */
export const wholePorts = [
  `:not(TSTypeParameterInstantiation):not(TSIndexedAccessType) > ${port}`,
  `TSTypeReference[typeName.name!="Pick"] > TSTypeParameterInstantiation > ${port}`,
].map((selector) => ({ selector, message }));
