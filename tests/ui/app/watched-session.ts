import { FakeActivity } from '@adapters/fake/device/fake-activity';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeKeepAliveGateway } from '@adapters/fake/session/fake-keep-alive-gateway';
import { FakeTabPulses } from '@adapters/fake/device/fake-tab-pulses';
import { RecordingExit } from '@tests/support/recording-exit';
import { defaultDeviceSettings, type DeviceSettings } from '@application/ports/device-preferences';
import { AttendSession } from '@application/session/attend-session';
import { KeepAlive } from '@application/session/keep-alive';
import { idleRule } from '@domain/session/idle-rule';
import { SessionWatchModel } from '@ui/app/session/session-watch-model';
import { act } from 'react';

/** A session under watch on the real use cases, its time cranked by hand. */
export function watchedSession({ autoResume = false } = {}) {
  const bank = new FakeBank();
  const time = bank.scheduler;
  const exit = new RecordingExit();
  const activity = new FakeActivity();
  const device: { settings: DeviceSettings } = { settings: defaultDeviceSettings };
  const preferences = {
    read: () => device.settings,
    write: (settings: DeviceSettings) => {
      device.settings = settings;
    },
  };
  const attendSession = new AttendSession({
    clock: time,
    scheduler: time,
    activity,
    tabs: new FakeTabPulses().tab(),
    keepAlive: new KeepAlive(new FakeKeepAliveGateway(bank), time),
    leave: exit,
    terms: () => ({
      rule: idleRule({
        bank: { idle: 1_200_000, countdown: 30_000 },
        chosen: device.settings.idleMinutes,
        isPayment: false,
      }),
      autoResume,
    }),
    pingInterval: 600,
  });
  const model = new SessionWatchModel({
    attendSession,
    preferences,
    clock: time,
    bank: { idleSeconds: 1200, countdownSeconds: 30 },
    signOut: () => exit.execute({ reason: 'wunsch' })(),
  });
  model.start();
  return {
    model,
    exit,
    activity,
    device,
    pass: (seconds: number) => act(() => time.advance(seconds * 1000)),
  };
}
