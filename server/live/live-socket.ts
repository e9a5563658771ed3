import type { WebSocket } from 'ws';
import { limits } from '../../engine/schema/limits.ts';
import type { ServerSays, UnreadCounts } from '../../engine/schema/live/live-messages.ts';
import { type Language, languages } from '../../engine/schema/text/text.ts';
import type { Actor } from '../kernel/actor.ts';
import { PageSocket, type Said, type SocketTimes } from './page-socket.ts';

export interface SocketEvents {
  /** The token of the first message. @returns whether it is the one of the address, and its session still lives */
  agrees(token: string): Promise<boolean>;
  opened(): void;
}

/** The live channel of one page: until both tokens agree it is told nothing. */
export class LiveSocket extends PageSocket<ServerSays> {
  language: Language;
  /** What it was told last; undefined before anything was. */
  told: UnreadCounts | undefined;

  constructor(
    socket: WebSocket,
    actor: Actor,
    language: Language,
    times: SocketTimes,
    private readonly events: SocketEvents,
  ) {
    super(socket, actor, times, limits.socketMessagesPerSecond);
    this.language = language;
  }

  protected async agrees({ token }: Said): Promise<boolean> {
    return typeof token === 'string' && (await this.events.agrees(token));
  }

  protected opened({ language }: Said): void {
    this.language = languages.find((one) => one === language) ?? this.language;
    this.events.opened();
  }

  protected heard({ method }: Said): boolean {
    if (method === 'heartbeat') this.say({ method: 'heartbeat' });
    return method === 'heartbeat';
  }
}
