import { BrowserActivity } from '@adapters/browser/browser-activity';
import { HttpKeepAliveGateway } from '@adapters/http/session/http-keep-alive-gateway';
import { AttendSession } from '@application/session/attend-session';
import { KeepAlive } from '@application/session/keep-alive';
import { idleRule } from '@domain/session/idle-rule';
import { absolutePath, routes } from '@ui/app/routes';
import { ContainerModule } from 'inversify';
import { attendanceTokens } from './attendance-tokens';
import { bankTokens } from './bank-tokens';
import { platformTokens } from '../platform/platform-tokens';
import { sessionTokens } from './session-tokens';

/** Whether the page at this path of the origin reaches payment functions. */
const isPaymentPath = (path: string): boolean =>
  routes.some((route) => route.payment === true && absolutePath(route.path) === path.replace(/\/+$/, ''));

/** Watching over a session: comes once somebody is signed in. */
export const attendanceModule = new ContainerModule(({ bind }) => {
  bind(attendanceTokens.keepAliveGateway)
    .toResolvedValue(
      (client, { keepalive }) => new HttpKeepAliveGateway(client, keepalive.url),
      [bankTokens.client, platformTokens.config],
    )
    .inSingletonScope();
  bind(attendanceTokens.attendSession)
    .toResolvedValue(
      (
        { page, path },
        { idle, keepalive },
        preferences,
        gateway,
        clock,
        scheduler,
        tabs,
        leave,
        isOtherSession,
      ) => {
        const bank = { idle: idle.idleSeconds * 1000, countdown: idle.countdownSeconds * 1000 };
        return new AttendSession({
          clock,
          scheduler,
          tabs,
          leave,
          isOtherSession,
          activity: new BrowserActivity(page.document),
          keepAlive: new KeepAlive(gateway, scheduler),
          pingInterval: keepalive.interval,
          terms: () => ({
            rule: idleRule({
              bank,
              chosen: preferences.read().idleMinutes,
              isPayment: isPaymentPath(path()),
            }),
            autoResume: idle.autoResume,
          }),
        });
      },
      [
        platformTokens.environment,
        platformTokens.config,
        platformTokens.devicePreferences,
        attendanceTokens.keepAliveGateway,
        sessionTokens.deviceClock,
        platformTokens.scheduler,
        sessionTokens.tabPulse,
        sessionTokens.leavePortal,
        bankTokens.isOtherSession,
      ],
    )
    .inSingletonScope();
});
