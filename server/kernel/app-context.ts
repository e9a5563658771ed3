// Here: what every area is handed and uses; it names no area.

import type { Database } from '../database/index.ts';
import type { Actor } from './actor.ts';
import type { Bus } from './bus.ts';
import type { Settings } from './settings.ts';

/** What every area of the server is handed; made once in build-app. App nodes keep no state beyond caches that heal. */
export interface AppContext {
  readonly database: Database;
  readonly settings: Settings;
  /** Tells all processes on this database what changed, and hears it from them. */
  readonly live: Bus;
  /** Time by the clock of the database, whatever that of the process says; tests hand in their own. */
  now(): Date;
  /** Ids of rows: unique over nodes, sortable by time, never a secret. */
  newId(): string;
  /** One line in the audit table: who did, or was refused, what. */
  audit(entry: AuditEntry): Promise<void>;
}

export interface AuditEntry {
  readonly actor: Pick<Actor, 'userId' | 'tenantId' | 'caller' | 'seenBy'> | null;
  readonly action: string;
  readonly target?: string;
  readonly outcome: 'done' | 'refused' | 'failed';
  readonly detail?: string;
  /** As whom the actor saw the program, and why, where that is over by now. */
  readonly seeing?: { readonly as: string; readonly reason: string };
  readonly change?: AuditChange;
}

/** What was changed from what to what. Source: administration F9 */
export interface AuditChange {
  /** Code of the menu entry whose page it belongs to. */
  readonly menu: string;
  /** What the target is: the name of its resource. */
  readonly kind: string;
  /** What the target was called. */
  readonly name: string;
  /** Values of the fields that changed; null before a row was there, and after it is gone. */
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}
