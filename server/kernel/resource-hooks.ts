import type { Kysely, Transaction } from 'kysely';
import type { Resource } from '../../engine/schema/resources/resource.ts';
import type { LocalText } from '../../engine/schema/text/local-text.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from './actor.ts';
import type { AppContext } from './app-context.ts';

/** A row by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>;
/** What is sent or answered, by the names of fields. */
export type Content = Readonly<Record<string, unknown>>;

/** Where a row is written: all of it is taken, or nothing. */
export interface Writing {
  readonly context: AppContext;
  readonly actor: Actor;
  readonly trx: Transaction<DatabaseSchema>;
  readonly id: string;
}

/** What needs a row, of one kind. */
export interface UsedBy {
  readonly kind: LocalText;
  readonly count: number;
  /** The first of them by name. */
  readonly list: readonly { readonly id: string; readonly fullName: string }[];
}

/** What one resource does beside what all do. @template Sent and Kept as its calls say them */
export interface Hooks<Sent = Content, Kept = Content> {
  /** What rows say that no column keeps: a part for each of them, in their order. */
  rows?(context: AppContext, actor: Actor, rows: readonly Kept[]): readonly Content[] | Promise<readonly Content[]>;
  /** What is kept of what was sent: its shape is right, the rest is judged after it. @throws Refused */
  write?(content: Sent, writing: Writing): Sent | Promise<Sent>;
  /** Before a row is switched on or off by the call that does this alone. @throws Refused */
  state?(enabledMark: number, writing: Writing): Promise<void>;
  /** What a copy has beside the fields of its row, which is there by then. @param id of the row that is copied */
  copied?(id: string, writing: Writing): Promise<void>;
  /** What needs a row beside the tables that the resource names. */
  uses?(handle: Kysely<DatabaseSchema>, actor: Actor, row: Content): Promise<readonly UsedBy[]>;
  /** What goes with a row that is about to be deleted. @throws Refused for one that stays */
  remove?(writing: Writing): Promise<void>;
}

/** A resource with what it does by itself. */
export interface Served {
  readonly resource: Resource;
  readonly hooks: Hooks;
}
