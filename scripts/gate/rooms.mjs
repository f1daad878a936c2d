import { adapterRooms } from './adapter-rooms.mjs';
import { applicationRooms } from './application-rooms.mjs';
import { domainRooms } from './domain-rooms.mjs';
import { outerRooms } from './outer-rooms.mjs';
import { sandboxRooms } from './sandbox-rooms.mjs';
import { uiRooms } from './ui-rooms.mjs';

/**
 * Who imports whom: every folder of the repository that holds code, and all it may import.
 * @type {readonly import('./room.mjs').Room[]}
 */
export const rooms = [
  ...domainRooms,
  ...applicationRooms,
  ...adapterRooms,
  ...uiRooms,
  ...sandboxRooms,
  ...outerRooms,
];
