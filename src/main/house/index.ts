/** A house of many hosts, as the table server joins it. */
export { joinHouse } from './join.ts';
export { natsEngine } from './nats.ts';
