import type { Position } from './position';
import type { InstrumentType } from '@domain/instrument/instrument-type';

/** The name a position is listed under. */
export const positionName = (position: Position): string => position.instrument?.name ?? position.wkn;

/** The kind of instrument, where the bank said it. */
export const positionType = (position: Position): InstrumentType =>
  position.instrument?.type ?? 'NOT_AVAILABLE';
