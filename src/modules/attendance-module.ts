import { BrowserActivity } from '@adapters/browser/browser-activity';
import { HttpKeepAliveGateway } from '@adapters/http/session/http-keep-alive-gateway';
import { AttendSession } from '@application/session/attend-session';
import { KeepAlive } from '@application/session/keep-alive';
import { idleRule } from '@domain/session/idle-rule';
import { isPaymentPath } from '@ui/app/routes';
import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';

/** Watching over a session: comes once somebody is signed in. */
export const attendanceModule = new ContainerModule(({ bind }) => {
  bind(tokens.keepAliveGateway)
    .toResolvedValue(
      (client, { keepalive }) => new HttpKeepAliveGateway(client, keepalive.url),
      [tokens.client, tokens.config],
    )
    .inSingletonScope();
  bind(tokens.attendSession)
    .toResolvedValue(
      ({ page, path }, { idle, keepalive }, preferences, gateway, clock, scheduler, tabs, leave) => {
        const bank = { idle: idle.idleSeconds * 1000, countdown: idle.countdownSeconds * 1000 };
        return new AttendSession({
          clock,
          scheduler,
          tabs,
          leave,
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
        tokens.environment,
        tokens.config,
        tokens.devicePreferences,
        tokens.keepAliveGateway,
        tokens.deviceClock,
        tokens.scheduler,
        tokens.tabPulse,
        tokens.leavePortal,
      ],
    )
    .inSingletonScope();
});
