import { Ajv } from 'ajv';
import type { WebSocket } from 'ws';
import { limits } from '../../engine/schema/limits.ts';
import { closeCodes } from '../../engine/schema/live/live-messages.ts';
import { mapSays, pageSays, type RoomSays } from '../../engine/schema/live/map-messages.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { newId } from '../kernel/ids.ts';
import { PageSocket, type Said, type SocketTimes } from '../live/page-socket.ts';
import { hashOf, isSameHash } from '../oauth/secrets.ts';
import type { Room } from './open-room.ts';
import type { End } from './room-ends.ts';

const ajv = new Ajv({ strict: false });
const checksOf = (shapes: typeof pageSays | typeof mapSays) =>
  new Map(Object.entries(shapes).map(([method, shape]) => [method, ajv.compile(shape)]));
/** What each end may say. */
const checks = { p: checksOf(pageSays), m: checksOf(mapSays) };

export interface RoomEvents {
  /** Whether the session of the room still lives; rejects when it does not. */
  lives(): Promise<unknown>;
  /** Takes the place in the room that the key opens. */
  entering(socket: MapSocket): Promise<void>;
  opened(socket: MapSocket): void;
  /** Hands a checked message to the other end, if it is there. */
  said(socket: MapSocket, text: string): void;
}

/** One end of a map's room: the page (`p`) or the map in its frame (`m`). Source: shell specification 4.7, reliability A75, A78 */
export class MapSocket extends PageSocket<RoomSays> {
  /** Tells this connection from every other one of the room, in whichever process. */
  readonly connection = newId();

  constructor(
    socket: WebSocket,
    private readonly room: Room,
    readonly side: End['side'],
    readonly language: Language,
    times: SocketTimes,
    private readonly events: RoomEvents,
  ) {
    super(socket, room.actor, times, limits.mapMessagesPerSecond);
  }

  get gid(): string {
    return this.room.gid;
  }

  get tenantId(): string {
    return this.actor.tenantId;
  }

  /** The page came back before this connection was known to be dead, or somebody opened the frame twice. */
  replaced(): void {
    this.dismiss(false, closeCodes.crowded);
  }

  protected async agrees({ key }: Said): Promise<boolean> {
    if (typeof key !== 'string') return false;
    if (!isSameHash(hashOf(key), this.room.keyHash)) return false;
    // Asked once more: the session may have ended while the connection became a socket.
    await this.events.lives();
    await this.events.entering(this);
    return true;
  }

  protected opened(): void {
    this.events.opened(this);
  }

  protected heard(said: Said, text: string): boolean {
    const { method } = said;
    if (method === 'heartbeat') this.say({ method: 'heartbeat' });
    else if (typeof method === 'string' && checks[this.side].get(method)?.(said)) this.events.said(this, text);
    else return false;
    return true;
  }
}
