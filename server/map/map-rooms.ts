import { closeCodes } from '../../engine/schema/live/live-messages.ts';
import type { MapSocket } from './map-socket.ts';
import type { Outbox } from './outbox.ts';
import type { End } from './room-ends.ts';
import type { Peer } from './room-presence.ts';

/** Connections to one room: both ends, and one of each that is on its way or not yet known to be dead. */
const connectionsMost = 4;

/** An end of a room that has shown its key and is connected to this process. */
export interface Seat {
  readonly socket: MapSocket;
  /** What it says to an end in another process. */
  readonly outbox: Outbox;
  /** Who is at the other end, as it was told last. */
  peer: Peer | undefined;
}

/** The ends of one room that are here; another object whenever one of them comes or goes. */
export type Seats = Readonly<Partial<Record<End['side'], Seat>>>;

/** The ends of map rooms that are connected to this process, by the name of the room. */
export class MapRooms {
  readonly #rooms = new Map<string, Seats>();
  readonly #connected = new Map<string, MapSocket>();

  /** Knows of one that has still to show its key. Of too many in a room the oldest goes. */
  add(socket: MapSocket): void {
    this.#connected.set(socket.connection, socket);
    const ofRoom = this.all().filter(({ gid }) => gid === socket.gid);
    if (ofRoom.length > connectionsMost) ofRoom[0]?.dismiss(false, closeCodes.crowded);
  }

  /** Gives an end that has shown its key its place. @returns who was there before, left behind by the page */
  sit(seat: Seat): Seat | undefined {
    const { gid, side } = seat.socket;
    const seats = this.#rooms.get(gid);
    this.#rooms.set(gid, { ...seats, [side]: seat });
    return seats?.[side];
  }

  /** @returns its place, if it still had one */
  remove(socket: MapSocket): Seat | undefined {
    const { gid, side, connection } = socket;
    this.#connected.delete(connection);
    const seat = this.seatOf(socket);
    if (seat === undefined) return undefined;
    const { [side]: _gone, ...rest } = this.#rooms.get(gid) ?? {};
    if (Object.keys(rest).length === 0) this.#rooms.delete(gid);
    else this.#rooms.set(gid, rest);
    return seat;
  }

  seatsIn(gid: string): Seats | undefined {
    return this.#rooms.get(gid);
  }

  seatOf({ gid, side, connection }: MapSocket): Seat | undefined {
    const seat = this.#rooms.get(gid)?.[side];
    return seat?.socket.connection === connection ? seat : undefined;
  }

  /** The other end, if it is here. */
  across({ gid, side }: MapSocket): Seat | undefined {
    return this.#rooms.get(gid)?.[side === 'p' ? 'm' : 'p'];
  }

  /** Whether a connection is of this process, with a place or on its way to one. */
  isHere(connection: string): boolean {
    return this.#connected.has(connection);
  }

  /** Names of the rooms that have an end here. */
  names(): string[] {
    return [...this.#rooms.keys()];
  }

  all(): MapSocket[] {
    return [...this.#connected.values()];
  }

  ofUser(tenantId: string, userId: string): MapSocket[] {
    return this.all().filter(({ actor }) => actor.tenantId === tenantId && actor.userId === userId);
  }
}

export const seatsOf = (seats: Seats | undefined): Seat[] => Object.values(seats ?? {});
