import type { Transaction } from 'kysely';
import type { ChangedPart } from '../../engine/schema/calls/undo-calls.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import type { Content } from '../kernel/resource-hooks.ts';
import type { ServerWords } from '../kernel/words.ts';
import type { State } from './undone.ts';

/** A change as it is kept. */
export interface KeptChange {
  readonly id: string;
  readonly kind: string;
  readonly target: string;
  readonly name: string;
  readonly deed: string;
  readonly before: Content | null;
  readonly after: Content | null;
  readonly unkept: readonly string[];
  readonly userName: string;
  readonly time: string;
}

/** One transaction in which something is brought back, in the turn of its kind. */
export interface Turn {
  readonly context: AppContext;
  readonly actor: Actor;
  readonly trx: Transaction<DatabaseSchema>;
}

/** What bringing something back would do. */
export interface Plan {
  /** Of what is there now. */
  readonly revision: string;
  readonly now: State;
  /** What it is to be. */
  readonly wanted: Content;
  /** What cannot come back with it, and is left out. */
  readonly left: readonly ServerWords[];
  /** Writes it, by the same road as a change by hand. @throws Refused @returns what it is then */
  carryOut(): Promise<State>;
}

export interface Sides {
  readonly before: State;
  readonly after: State;
}

/** Page of a history. */
export interface Asked {
  readonly target: string | undefined;
  readonly currentPage: number;
  readonly pageSize: number;
}

export interface Found {
  readonly list: readonly KeptChange[];
  readonly total: number;
}

/** Something of administration whose changes can be taken back. */
export interface UndoKind {
  /** Entry of the menu whose holders read its history, and its editors bring it back. */
  readonly menu: string;
  /** Which side of a change is gone back to from the page: the state before it, or the version that it made. */
  readonly side: 'before' | 'after';
  /** Changes that the reader may see, newest first. @throws Refused */
  find(context: AppContext, actor: Actor, asked: Asked): Promise<Found>;
  /** A change of it that the reader may see. */
  one(context: AppContext, actor: Actor, id: string): Promise<KeptChange | undefined>;
  /** In words, for each pair what is other on its second side. */
  tell(context: AppContext, actor: Actor, pairs: readonly Sides[]): Promise<ChangedPart[][]>;
  /** Label of a field. */
  label(name: string, actor: Actor): string;
  /**
   * Before the transaction: what has to be read for it. @returns the plan, made in the turn
   * @throws Refused where there is no state to go back to
   */
  prepare(
    context: AppContext,
    actor: Actor,
    change: KeptChange,
    to: 'before' | 'after',
  ): Promise<(turn: Turn) => Promise<Plan>>;
  /** Lets open pages know. */
  announce(context: AppContext, actor: Actor): void;
  /** Button that is needed too where something that was deleted comes back. */
  readonly bringsBack?: 'btn_add';
  /** Buttons that are needed too for any way back. */
  readonly needs?: readonly string[];
}
