import type { KeepAliveGateway } from '@application/ports/bank/session/keep-alive-gateway';
import type { AttendSession } from '@application/session/attend-session';
import { token } from '../../token';

/** What `attendance-module` binds. */
export const attendanceTokens = {
  keepAliveGateway: token<KeepAliveGateway>('keepAliveGateway'),
  attendSession: token<AttendSession>('attendSession'),
} as const;
