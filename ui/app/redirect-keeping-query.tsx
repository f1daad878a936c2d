import { Navigate, useLocation } from 'react-router-dom';

/** Leads on to another page and takes the query along (SH-03). */
export function RedirectKeepingQuery({ to }: { readonly to: string }) {
  const { search } = useLocation();
  return <Navigate to={{ pathname: to, search }} replace />;
}
