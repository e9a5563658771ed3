import { closeCodes } from '../../engine/schema/live/live-messages.ts';
import type { MapSocket } from './map-socket.ts';

/** Connections to one room: both ends, and one of each that is on its way or not yet known to be dead. */
const connectionsMost = 4;

type Ends = Partial<Record<MapSocket['end'], MapSocket>>;

/** The ends of map rooms that are connected to this process, by the name of the room. */
export class MapRooms {
  readonly #rooms = new Map<string, Ends>();
  readonly #connected = new Set<MapSocket>();

  /** Knows of one that has still to show its key. Of too many in a room the oldest goes. */
  add(socket: MapSocket): void {
    this.#connected.add(socket);
    const ofRoom = [...this.#connected].filter(({ gid }) => gid === socket.gid);
    if (ofRoom.length > connectionsMost) ofRoom[0]?.dismiss(false, closeCodes.crowded);
  }

  /** Takes an end that has shown its key. One that was there before was left behind by the page, and goes. */
  join(socket: MapSocket): void {
    const ends = this.#rooms.get(socket.gid) ?? {};
    const before = ends[socket.end];
    this.#rooms.set(socket.gid, { ...ends, [socket.end]: socket });
    before?.replaced();
    const peer = this.peerOf(socket);
    socket.say({ method: 'peer', present: peer !== undefined });
    peer?.say({ method: 'peer', present: true });
  }

  leave(socket: MapSocket): void {
    this.#connected.delete(socket);
    const ends = this.#rooms.get(socket.gid);
    if (ends?.[socket.end] !== socket) return;
    const { [socket.end]: _gone, ...rest } = ends;
    if (Object.keys(rest).length === 0) this.#rooms.delete(socket.gid);
    else this.#rooms.set(socket.gid, rest);
    this.peerOf(socket)?.say({ method: 'peer', present: false });
  }

  peerOf({ gid, end }: Pick<MapSocket, 'gid' | 'end'>): MapSocket | undefined {
    return this.#rooms.get(gid)?.[end === 'p' ? 'm' : 'p'];
  }

  all(): MapSocket[] {
    return [...this.#connected];
  }

  ofUser(tenantId: string, userId: string): MapSocket[] {
    return this.all().filter(({ actor }) => actor.tenantId === tenantId && actor.userId === userId);
  }
}
