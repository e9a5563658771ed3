import { limits } from '../../engine/schema/limits.ts';
import {
  closeCodes,
  type LiveChange,
  type ServerSays,
  type UnreadCounts,
} from '../../engine/schema/live/live-messages.ts';
import { inBatches } from './in-batches.ts';
import type { LiveSocket } from './live-socket.ts';

const keyOf = (tenantId: string, userId: string) => JSON.stringify([tenantId, userId]);

/** The open sockets of this process, by user. */
export class LiveSockets {
  readonly #byUser = new Map<string, Set<LiveSocket>>();

  /**
   * Takes one more. Beyond ten of a user the oldest goes: after a sleep the dead ones are still here when the page comes
   * back. It is asked not to come back by itself, or eleven tabs would turn each other out for ever.
   */
  add(socket: LiveSocket): void {
    const { tenantId, userId } = socket.actor;
    const key = keyOf(tenantId, userId);
    const own = this.#byUser.get(key) ?? new Set();
    this.#byUser.set(key, own.add(socket));
    if (own.size <= limits.socketsPerUser) return;
    const [oldest] = own;
    if (oldest === undefined) return;
    own.delete(oldest);
    oldest.dismiss(false, closeCodes.crowded);
  }

  remove(socket: LiveSocket): void {
    const { tenantId, userId } = socket.actor;
    const key = keyOf(tenantId, userId);
    const own = this.#byUser.get(key);
    own?.delete(socket);
    if (own?.size === 0) this.#byUser.delete(key);
  }

  all(): LiveSocket[] {
    return [...this.#byUser.values()].flatMap((own) => [...own]);
  }

  ofUser(tenantId: string, userId: string): LiveSocket[] {
    return [...(this.#byUser.get(keyOf(tenantId, userId)) ?? [])];
  }

  /** Who of a tenant is connected. */
  usersOf(tenantId: string): string[] {
    return this.all().flatMap(({ actor }) => (actor.tenantId === tenantId ? [actor.userId] : []));
  }

  /**
   * Says how much is unread to those of some people who were told something else, or nothing yet. What many are told is
   * written once, and handed out in slices.
   * @param counts by user
   */
  async tellCounts(tenantId: string, counts: ReadonlyMap<string, UnreadCounts>): Promise<void> {
    const texts = new Map<string, string>();
    const written = (method: 'initMessage' | 'messagePush', own: UnreadCounts) => {
      const name = `${method} ${own.unreadMessageCount} ${own.unreadNoticeCount}`;
      const text = texts.get(name) ?? JSON.stringify({ method, ...own } satisfies ServerSays);
      texts.set(name, text);
      return text;
    };
    const sockets = [...counts.keys()].flatMap((userId) => this.ofUser(tenantId, userId));
    await inBatches(sockets, (socket) => {
      const own = counts.get(socket.actor.userId);
      const { told } = socket;
      if (!own || !socket.isOpen || (told && isSame(told, own))) return;
      socket.told = own;
      socket.pass(written(told ? 'messagePush' : 'initMessage', own));
    });
  }

  /** Says something to all pages of one person. */
  tellUser(tenantId: string, userId: string, message: ServerSays): void {
    for (const socket of this.ofUser(tenantId, userId)) if (socket.isOpen) socket.say(message);
  }

  /** Says to everybody of a tenant that something is other than it was. */
  tellChange(tenantId: string, what: LiveChange): Promise<void> {
    const text = JSON.stringify({ method: 'changed', what } satisfies ServerSays);
    return inBatches(
      this.all().filter(({ actor }) => actor.tenantId === tenantId),
      (socket) => {
        if (socket.isOpen) socket.pass(text);
      },
    );
  }
}

const isSame = (one: UnreadCounts, other: UnreadCounts): boolean =>
  one.unreadMessageCount === other.unreadMessageCount && one.unreadNoticeCount === other.unreadNoticeCount;
