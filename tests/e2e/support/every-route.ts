import { absolutePath, routes, type RouteName } from '@ui/app/routes';

/** What stands for the parts of an address that name something, as Bernd Claasen has it. */
const named: Readonly<Record<string, string>> = {
  ':savingsplanUuid': '1',
  ':isin': 'DE0007164600',
  ':accountId': '1',
  ':produkt': 'depot',
};

/** An address of every page of the route table: none can be forgotten. */
export const everyRoute: readonly { readonly name: RouteName; readonly path: string }[] = routes.map(
  ({ name, path }) => ({
    name,
    path: absolutePath(
      path
        .replace(/^\/\*$/, 'gibt-es-nicht')
        .replace(/\/\*$/, '')
        .replace(/:\w+/g, (part) => named[part] ?? part),
    ),
  }),
);
