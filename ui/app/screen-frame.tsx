import { startTransition, useEffect, useState } from 'react';
import { CrashBoundary } from './failing/crash-boundary';
import { useBoundary } from './failing/use-boundary';
import { OpeningPage } from './opening-page';
import type { PortalRoute } from './routes';
import type { ScreenModule } from './screens';
import { useServices } from './services';
import { whenIdle } from './when-idle';

/** Shows a page as soon as its code is here. */
export function ScreenFrame({ route }: { readonly route: PortalRoute }) {
  const { logger, newErrorId, pageShown } = useServices();
  useEffect(() => whenIdle(() => pageShown(route.name)), [pageShown, route]);
  return (
    <CrashBoundary logger={logger} newErrorId={newErrorId} screen={route.name}>
      <FetchedScreen route={route} />
    </CrashBoundary>
  );
}

function FetchedScreen({ route }: { readonly route: PortalRoute }) {
  const { screens } = useServices();
  const [loaded, setLoaded] = useState<ScreenModule | undefined>(() => screens.ready(route.name));
  const fail = useBoundary();

  useEffect(() => {
    let isCurrent = true;
    screens.load(route.name).then(
      (screen) => {
        if (isCurrent) startTransition(() => setLoaded(screen));
      },
      (reason: unknown) => {
        if (isCurrent) fail(reason);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [fail, route, screens]);

  return loaded === undefined ? <OpeningPage /> : <loaded.Screen />;
}
