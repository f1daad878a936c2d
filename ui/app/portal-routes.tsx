import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { AccessGate } from './access-gate';
import { RedirectKeepingQuery } from './redirect-keeping-query';
import { absolutePath, BASE_PATH, pathOf, redirects, routes } from './routes';
import { ScreenFrame } from './screen-frame';
import { useServices } from './services';

/** Nobody but a contract holder sees what lies behind (GU-01, GU-02). */
const signedIn = ['signed-in', 'role'] as const;

/** The route table as routes; one area behind sign-in and session TAN, one open to everybody. */
export function PortalRoutes() {
  const openRoutes = routes.filter(({ guards }) => guards === undefined);
  const guardedRoutes = routes.flatMap((route) => (route.guards ? [{ route, guards: route.guards }] : []));
  return (
    <Routes>
      <Route path="/" element={<Navigate to={BASE_PATH} replace />} />
      {redirects.map(({ from, to }) => (
        <Route key={from} path={absolutePath(from)} element={<RedirectKeepingQuery to={pathOf(to)} />} />
      ))}
      {openRoutes.map((route) => (
        <Route
          key={route.name}
          path={absolutePath(route.path)}
          element={<ScreenFrame key={route.name} route={route} />}
        />
      ))}
      <Route element={<SignedInArea />}>
        {guardedRoutes.map(({ route, guards }) => (
          <Route
            key={route.name}
            path={absolutePath(route.path)}
            element={
              <AccessGate key={route.name} guards={guards}>
                <ScreenFrame route={route} />
              </AccessGate>
            }
          />
        ))}
      </Route>
    </Routes>
  );
}

/** Stays mounted from page to page: sign-in and session TAN are asked for once. */
function SignedInArea() {
  const { SessionGate } = useServices();
  return (
    <AccessGate guards={signedIn} once>
      <SessionGate>
        <Outlet />
      </SessionGate>
    </AccessGate>
  );
}
