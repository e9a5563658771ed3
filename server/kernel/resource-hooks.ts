import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { GradeRight } from '../../engine/schema/grants/grade.ts';
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
  /** As it was asked for, before anything followed from it. */
  readonly sent?: Content;
  /** Where many rows are written in one turn: what was asked, or done, for one of them and counts for the others. */
  readonly asked?: Map<string, Promise<unknown>>;
}

/** What needs a row, of one kind. */
export interface UsedBy {
  readonly kind: LocalText;
  readonly count: number;
  /** The first of them by name. */
  readonly list: readonly { readonly id: string; readonly fullName: string }[];
}

/** `restore`: brought back to what it was, also where it had been deleted. */
export type Deed = 'create' | 'copy' | 'change' | 'delete' | 'state' | 'move' | 'sort' | 'restore';

/** What a row was and is; null where there was, or is, none. */
export interface Changed {
  readonly before: Row | null;
  readonly after: Row | null;
}

/** What one resource does beside what all do. @template Sent and Kept as its calls say them */
export interface Hooks<Sent = Content, Kept = Content> {
  /** What rows say that no column keeps: a part for each of them, in their order. */
  rows?(context: AppContext, actor: Actor, rows: readonly Kept[]): readonly Content[] | Promise<readonly Content[]>;
  /** What is kept of what was sent: its shape is right, the rest is judged after it. @throws Refused */
  write?(content: Sent, writing: Writing): Sent | Promise<Sent>;
  /** Columns that no field keeps but that follow from what is kept. */
  columns?(content: Content, writing: Writing, before: Row | undefined): Row | Promise<Row>;
  /** After a new row was written: what its answer says once. @param sent with what is asked once */
  created?(sent: Content, writing: Writing): Promise<Content>;
  /** What a copy has beside the fields of its row, which is there by then. @param id of the row that is copied */
  copied?(id: string, writing: Writing): Promise<void>;
  /** After a row was written, before it is so for others: what goes with it. @throws Refused where nobody may do that */
  done?(deed: Deed, rows: Changed, writing: Writing): Promise<void>;
  /** Rows as one call answers them: of what somebody may not see nothing is said. */
  shown?(context: AppContext, actor: Actor, rows: readonly Kept[]): Promise<readonly Content[]>;
  /** Which rows are meant where a list is narrowed by one of the filters of the resource. */
  narrow?(filter: string, value: unknown, context: AppContext, actor: Actor): RawBuilder<boolean>;
  /** Rows that have a word, where the words of a row are not in its own table. @param word as a pattern of `ilike` */
  says?(word: string): RawBuilder<boolean>;
  /** Which rows somebody reaches to do something with them; undefined: all of them. Others are no rows for him. */
  reach?(actor: Actor, right: GradeRight): RawBuilder<boolean> | undefined;
  /** Fields that say where a row belongs: one that comes to belong elsewhere is added there. */
  readonly places?: readonly string[];
  /** What needs a row beside the tables that the resource names. */
  uses?(handle: Kysely<DatabaseSchema>, actor: Actor, row: Content): Promise<readonly UsedBy[]>;
  /** What goes with a row that is deleted. @throws Refused for one that stays */
  remove?(writing: Writing, row: Row): Promise<void>;
}

/** A resource with what it does by itself. */
export interface Served {
  readonly resource: Resource;
  readonly hooks: Hooks;
}
