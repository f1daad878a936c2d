import { startTransition, useEffect, useState } from 'react';
import { ChunkFailure } from './failing/chunk-failure';
import { CrashBoundary } from './failing/crash-boundary';
import { OpeningPage } from './opening-page';
import type { PortalRoute } from './routes';
import type { ScreenModule } from './screens';
import { useServices } from './services';
import { whenIdle } from './when-idle';

/** The page's code did not come; the id names the failure in the log. */
interface ChunkLost {
  readonly errorId: string;
}

/** Shows a page as soon as its code is here. */
export function ScreenFrame({ route }: { readonly route: PortalRoute }) {
  const { screens, logger, newErrorId, pageShown } = useServices();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<ScreenModule | ChunkLost | undefined>(() => screens.ready(route.name));

  useEffect(() => {
    let isCurrent = true;
    screens.load(route.name).then(
      (screen) => {
        if (isCurrent) startTransition(() => setLoaded(screen));
      },
      (reason: unknown) => {
        const errorId = newErrorId();
        logger.error('Screen could not be loaded', { screen: route.name, reason: String(reason), errorId });
        if (isCurrent) setLoaded({ errorId });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, logger, newErrorId, route, screens]);

  useEffect(() => whenIdle(() => pageShown(route.name)), [pageShown, route]);

  if (loaded === undefined) return <OpeningPage />;
  if ('errorId' in loaded)
    return <ChunkFailure errorId={loaded.errorId} onRetry={() => setAttempt(attempt + 1)} />;
  return (
    <CrashBoundary logger={logger} newErrorId={newErrorId}>
      <loaded.Screen />
    </CrashBoundary>
  );
}
