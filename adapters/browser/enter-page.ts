/** Shows another page of the portal: its address stands, and the router is told as if the customer had gone there. */
export function enterPage(
  { history, dispatchEvent }: Pick<Window, 'history' | 'dispatchEvent'>,
  target: string,
): void {
  history.pushState(null, '', target);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}
