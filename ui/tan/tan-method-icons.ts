import type { OfferedTanType } from '@domain/tan/tan-type';
import type { IconName } from '@ui/components/icon/icon-name';

/** The picture of each way of release. */
export const tanMethodIcons: Readonly<Record<OfferedTanType, IconName>> = {
  P_TAN_PUSH: 'smartphone',
  P_TAN: 'scan-qr-code',
  M_TAN: 'message-square',
};
