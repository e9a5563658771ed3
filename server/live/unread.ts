import type { AppContext } from '../kernel/app-context.ts';
import { readCountsOf } from '../message/index.ts';
import type { LiveSockets } from './live-sockets.ts';

/** People asked for in one statement. */
const usersAtOnce = 500;
const retryMs = 2_000;

/**
 * Tells connected people how much is unread to them. The counts are read from the database each time, never counted on:
 * whatever was lost on the way, the badge is right with the next look. Only one look runs at a time, and what is wanted
 * meanwhile waits for the next, so that a thousand changes of one moment cost two looks and no older count comes last.
 */
export class Unread {
  readonly #wanted = new Map<string, Set<string>>();
  #isLooking = false;

  constructor(
    private readonly context: AppContext,
    private readonly sockets: LiveSockets,
    private readonly report: (error: unknown) => void,
  ) {}

  /** @param userIds people of the tenant who may have other counts now; those without a socket cost nothing */
  look(tenantId: string, userIds: readonly string[]): void {
    const wanted = this.#wanted.get(tenantId) ?? new Set();
    for (const id of userIds) if (this.sockets.ofUser(tenantId, id).length > 0) wanted.add(id);
    if (wanted.size === 0) return;
    this.#wanted.set(tenantId, wanted);
    if (!this.#isLooking) void this.#lookAtAll();
  }

  async #lookAtAll(): Promise<void> {
    this.#isLooking = true;
    for (let next = this.#take(); next !== undefined; next = this.#take()) {
      try {
        await this.#lookAt(...next);
      } catch (error) {
        this.report(error);
        const [tenantId, userIds] = next;
        this.#wanted.set(tenantId, new Set([...(this.#wanted.get(tenantId) ?? []), ...userIds]));
        setTimeout(() => void this.#lookAtAll(), retryMs).unref();
        return;
      }
    }
    this.#isLooking = false;
  }

  async #lookAt(tenantId: string, userIds: readonly string[]): Promise<void> {
    await this.sockets.tellCounts(tenantId, await readCountsOf(this.context.database, tenantId, userIds));
  }

  #take(): [tenantId: string, userIds: string[]] | undefined {
    for (const [tenantId, wanted] of this.#wanted) {
      const userIds = [...wanted].slice(0, usersAtOnce);
      for (const id of userIds) wanted.delete(id);
      if (wanted.size === 0) this.#wanted.delete(tenantId);
      return [tenantId, userIds];
    }
    return undefined;
  }
}
