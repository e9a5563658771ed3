import type { createStore } from 'jotai';
import type { Services } from '../../../engine/contract/services.ts';
import type { Translate } from '../../../engine/schema/text/text.ts';
import type { Client } from '../../request/client.ts';
import type { Asked } from '../../session/leave-guard.ts';

/** What commands work on: the shell around the screen that asks. */
export interface Around {
  readonly client: Client;
  readonly store: ReturnType<typeof createStore>;
  readonly translate: Translate;
  readonly toast: Services['toast'];
  /** Of the address, within the application. */
  path(): string;
  /** Asks the page first, where its unsaved work would be lost. */
  go(to: string): void;
  /** Asks those of these pages that have unsaved work, showing each; all that live where none are named. */
  mayLeave(pages?: readonly string[], whom?: Asked): Promise<boolean>;
  /** Goes without asking. */
  navigate(to: string): void;
}

export type Args = Readonly<Record<string, unknown>>;

/**
 * Something that a screen can ask of the shell by name.
 * @param args as the screen gave them: anything may be missing or of another kind
 * @param quiet the caller shows a failure itself
 */
export type Command = (around: Around, args: Args, quiet: boolean) => unknown;

/** Nothing for what is no text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
