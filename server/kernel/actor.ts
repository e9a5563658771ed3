import type { SeenRows } from '../../engine/schema/grants/seen-rows.ts';
import type { Language } from '../../engine/schema/text/text.ts';

/** Where a call comes from. */
export interface Caller {
  readonly address: string;
  readonly agent: string;
  readonly requestId: string;
}

/** Who really sits there. Source: administration B2 */
export interface Seer {
  readonly actor: Actor;
  readonly rows: SeenRows;
  /** ISO time. */
  readonly until: string;
  readonly reason: string;
}

/** Who makes a call, read from the session on each call; nothing a client sends can widen it. */
export interface Actor {
  readonly userId: string;
  readonly tenantId: string;
  readonly sessionId: string;
  /** The screen is locked: nothing is answered but what unlocks it or signs out. */
  readonly isLocked: boolean;
  /** The password has to be replaced first: nothing is answered but what does that, says who it is, or signs out. */
  readonly mustChange?: boolean;
  readonly account: string;
  readonly name: string;
  readonly isAdministrator: boolean;
  /** May draw models: administrators, and roles with the right `visualdev`. */
  readonly isDesigner: boolean;
  readonly roleIds: readonly string[];
  /** The main one of the departments that he is in. */
  readonly organizeId: string | null;
  /** All of them, the main one first. */
  readonly organizeIds: readonly string[];
  readonly positionId: string | null;
  readonly positionIds: readonly string[];
  /** In which names are read, as the call says it; Chinese where it says nothing. */
  readonly language?: Language;
  /** Of the operator who acts in another tenant, where nobody has his id: who he is at home. */
  readonly home?: { readonly tenantId: string; readonly userId: string };
  /** Of somebody whom another one only sees the program as: nothing is changed, and nothing that is his alone is shown. */
  readonly seenBy?: Seer;
  /** Of the call that is being made; none where the server acts for somebody. */
  readonly caller?: Caller;
}

/** Who really sits there, whomever he sees the program as. */
export const whoSits = <Who extends { readonly seenBy?: Seer }>(actor: Who): Who | Actor =>
  actor.seenBy?.actor ?? actor;
