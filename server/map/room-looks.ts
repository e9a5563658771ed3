import { closeCodes } from '../../engine/schema/live/live-messages.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { type MapRooms, type Seat, seatsOf } from './map-rooms.ts';
import type { MapSocket } from './map-socket.ts';
import { endsOf, type HeldEnd } from './room-ends.ts';
import { dropPosts, postsTo } from './room-posts.ts';
import { newsOf, type Peer, type Post } from './room-presence.ts';

/** Rooms asked for in one statement. */
const roomsAtOnce = 500;
const retryMs = 2_000;

/** Posts that were handed on. */
interface Drop {
  readonly socket: MapSocket;
  readonly from: Peer;
}

/**
 * Tells the ends of this process who sits at the other end of their rooms and what was left for them, as the database has
 * it: whatever was lost on the way, the next look finds it. Only one look runs at a time, and the rooms that are wanted
 * meanwhile wait for the next, so that many messages of one moment cost two looks.
 */
export class RoomLooks {
  readonly #wanted = new Set<string>();
  #looking: Promise<void> | undefined;

  constructor(
    private readonly context: AppContext,
    private readonly rooms: MapRooms,
    private readonly report: (error: unknown) => void,
  ) {}

  /** @param gids rooms in which something may be other than it was; those without an end here cost nothing */
  look(gids: readonly string[]): void {
    for (const gid of gids) if (this.rooms.seatsIn(gid)) this.#wanted.add(gid);
    if (this.#wanted.size > 0) this.#looking ??= this.#lookAtAll();
  }

  async settled(): Promise<void> {
    await this.#looking;
  }

  async #lookAtAll(): Promise<void> {
    while (this.#wanted.size > 0) {
      const gids = [...this.#wanted].slice(0, roomsAtOnce);
      for (const gid of gids) this.#wanted.delete(gid);
      try {
        await this.#lookAt(gids);
      } catch (error) {
        this.report(error);
        setTimeout(() => this.look(gids), retryMs).unref();
        break;
      }
    }
    this.#looking = undefined;
  }

  async #lookAt(gids: readonly string[]): Promise<void> {
    const looked = gids.flatMap((gid) => {
      const seats = this.rooms.seatsIn(gid);
      return seats ? [{ gid, seats }] : [];
    });
    const sockets = looked.flatMap(({ seats }) => seatsOf(seats).map(({ socket }) => socket));
    // In this order: who is gone when the ends are read has left before all that he said.
    const ends = await endsOf(this.context, sockets);
    const posts = await postsTo(this.context, sockets);
    const drops: Drop[] = [];
    for (const { gid, seats } of looked) {
      // Somebody came or went here meanwhile: what was read may be older than that.
      if (this.rooms.seatsIn(gid) !== seats) this.look([gid]);
      else for (const seat of seatsOf(seats)) drops.push(...this.#tell(seat, ends, posts));
    }
    for (const { socket, from } of drops) await dropPosts(this.context, socket, from);
  }

  /** @returns what need not be kept any longer */
  #tell(seat: Seat, ends: readonly HeldEnd[], posts: ReadonlyMap<string, readonly Post[]>): Drop[] {
    const { socket } = seat;
    const ofRoom = ends.filter(({ tenantId, gid }) => tenantId === socket.tenantId && gid === socket.gid);
    const own = ofRoom.find(({ side }) => side === socket.side);
    if (own !== undefined && own.connection !== socket.connection) socket.replaced();
    // Given up by others, or forgotten by the database: those who come back are told anew who is there.
    else if (!own?.isHeld) socket.dismiss(true, closeCodes.goingAway);
    else {
      const { news, peer, taken } = newsOf(seat.peer, this.#across(seat, ofRoom), posts.get(socket.connection) ?? []);
      seat.peer = peer;
      for (const one of news) {
        if (one.kind === 'text') socket.pass(one.text);
        else socket.say({ method: 'peer', present: one.present });
      }
      return taken.map((from) => ({ socket, from }));
    }
    return [];
  }

  /** Who sits at the other end now. */
  #across({ socket, peer }: Seat, ofRoom: readonly HeldEnd[]): string | undefined {
    const row = ofRoom.find(({ side }) => side !== socket.side);
    if (row === undefined) return undefined;
    const { connection, isHeld } = row;
    if (!this.rooms.isHere(connection)) return isHeld ? connection : undefined;
    // One of this process that is on its way to its place tells of itself when it sits down.
    return this.rooms.across(socket)?.socket.connection === connection ? connection : peer?.connection;
  }
}
