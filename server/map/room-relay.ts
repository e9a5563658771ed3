import { randomUUID } from 'node:crypto';
import { closeCodes } from '../../engine/schema/live/live-messages.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { SerialByKey } from '../kernel/serial-by-key.ts';
import type { Facts } from '../kernel/subjects.ts';
import { MapRooms, type Seat, seatsOf } from './map-rooms.ts';
import type { MapSocket } from './map-socket.ts';
import { type Batch, Outbox } from './outbox.ts';
import { type End, endsOf, freeEnd, renewEnds, takeEnd } from './room-ends.ts';
import { RoomLooks } from './room-looks.ts';
import { leavePosts } from './room-posts.ts';

/** Ends renewed in one statement. */
const endsAtOnce = 500;

/**
 * Carries what is said in map rooms, whichever processes their ends are connected to. Two ends of this process hand
 * messages to each other and ask the database nothing; those to another process are left in it, and that process is told
 * to look. Source: shell specification 4.7
 */
export class RoomRelay {
  readonly rooms = new MapRooms();
  readonly #name = randomUUID();
  readonly #looks: RoomLooks;
  /** Who has entered or is about to, with the connection that it found at the other end. */
  readonly #entered = new Map<string, string | undefined>();
  /** In one room one after the other: the last who comes is the one who stays, here as in the database. */
  readonly #turns = new SerialByKey();

  constructor(
    private readonly context: AppContext,
    private readonly report: (error: unknown) => void,
  ) {
    this.#looks = new RoomLooks(context, this.rooms, report);
  }

  /** Takes the place of a connection that has shown its key, in the eyes of all processes. */
  async enter(socket: MapSocket): Promise<void> {
    this.#entered.set(socket.connection, undefined);
    await this.#turns.take(socket.gid, async () => {
      await takeEnd(this.context, socket);
      const across = (await endsOf(this.context, [socket])).find((end) => isAcross(end, socket));
      if (across && (across.isHeld || this.rooms.isHere(across.connection)))
        this.#entered.set(socket.connection, across.connection);
    });
  }

  /** Tells one that has entered who is there, and the other end, if it is here, that it came. */
  join(socket: MapSocket): void {
    const found = this.#entered.get(socket.connection);
    const seat: Seat = {
      socket,
      peer: found === undefined ? undefined : { connection: found, last: 0 },
      outbox: new Outbox(
        (batch) => this.#send(socket, batch),
        (error) => {
          this.report(error);
          socket.dismiss(true, closeCodes.goingAway);
        },
      ),
    };
    this.rooms.sit(seat)?.socket.replaced();
    socket.say({ method: 'peer', present: found !== undefined });
    const across = this.rooms.across(socket);
    if (across !== undefined && across.socket.connection === found) {
      across.peer = { connection: socket.connection, last: 0 };
      across.socket.say({ method: 'peer', present: true });
    }
    this.#announce(socket);
    // Whoever came while this one entered announced it before this one could hear it.
    this.#looks.look([socket.gid]);
  }

  /** Hands a message to the other end, if there is one. */
  say(socket: MapSocket, text: string): void {
    const seat = this.rooms.seatOf(socket);
    if (seat?.peer === undefined) return;
    const { connection } = seat.peer;
    const across = this.rooms.across(socket);
    if (across?.socket.connection === connection) across.socket.pass(text);
    else if (!this.rooms.isHere(connection)) seat.outbox.add(connection, text);
  }

  leave(socket: MapSocket): void {
    const seat = this.rooms.remove(socket);
    const across = this.rooms.across(socket);
    if (seat && across?.peer?.connection === socket.connection) {
      across.peer = undefined;
      across.socket.say({ method: 'peer', present: false });
    }
    if (!this.#entered.delete(socket.connection)) return;
    const turn = this.#turns.take(socket.gid, async () => {
      // What it has said comes before that it is gone.
      await seat?.outbox.emptied();
      await this.#free(socket);
    });
    turn.catch(this.report);
  }

  hear({ tenantId, gid, by }: Facts['map.room']): void {
    const isOurs = seatsOf(this.rooms.seatsIn(gid)).some(({ socket }) => socket.tenantId === tenantId);
    if (by !== this.#name && isOurs) this.#looks.look([gid]);
  }

  /** Says of all ends that they are still here, and looks at what was not heard. */
  async reread(): Promise<void> {
    const gids = this.rooms.names();
    const sockets = gids.flatMap((gid) => seatsOf(this.rooms.seatsIn(gid)).map(({ socket }) => socket));
    for (let start = 0; start < sockets.length; start += endsAtOnce)
      await renewEnds(this.context, sockets.slice(start, start + endsAtOnce));
    this.#looks.look(gids);
  }

  /** Until nothing that was begun is still under way. */
  async settled(): Promise<void> {
    await this.#turns.settled();
    await this.#looks.settled();
  }

  async #send(socket: MapSocket, batch: Batch): Promise<void> {
    if (await leavePosts(this.context, socket, batch)) {
      this.#announce(socket);
      return;
    }
    // It is gone, or does not take what is said to it; if it is still there, it comes back by itself. But whoever has
    // lost the own place is not listened to with good reason: the look tells him so.
    const ends = await endsOf(this.context, [socket]);
    if (ends.some(({ connection, isHeld }) => connection === socket.connection && isHeld))
      await this.#free({ tenantId: socket.tenantId, gid: socket.gid, connection: batch.to });
    this.#looks.look([socket.gid]);
  }

  async #free(end: Pick<End, 'tenantId' | 'gid' | 'connection'>): Promise<void> {
    await freeEnd(this.context, end);
    this.#announce(end);
  }

  #announce({ tenantId, gid }: Pick<End, 'tenantId' | 'gid'>): void {
    this.context.live.announce('map.room', { tenantId, gid, by: this.#name });
  }
}

const isAcross = (end: End, { tenantId, gid, side }: MapSocket): boolean =>
  end.tenantId === tenantId && end.gid === gid && end.side !== side;
