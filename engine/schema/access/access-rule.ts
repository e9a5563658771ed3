// Here: which right a node of a document asks for.

// Its type only: every page reads rules, and none of them makes shapes.
import type { StoredAccess } from './access-shape.ts';
import { type CodeKind, codeKinds } from './code-kinds.ts';

/** What is asked before a node is there. */
export interface AccessRule {
  readonly code: string;
  /** Null: whatever kind the code was granted as. */
  readonly kind: CodeKind | null;
  /** Null: the model of the document, or everywhere. */
  readonly modelId: string | null;
}

/** Whether somebody holds what a rule asks for. */
export type Holds = (rule: AccessRule) => boolean;

/** Codes of the usual buttons: asked for only under the judge flag. Source: shell specification 6. */
export const defaultCodes: ReadonlySet<string> = new Set(['btn_add', 'btn_edit', 'btn_remove']);

const kinds: ReadonlySet<unknown> = new Set(codeKinds);
/** Nobody holds it: what a setting that cannot be read asks for. */
const nobodys: AccessRule = { code: '', kind: null, modelId: null };

/**
 * What the `access` setting of a node asks for.
 * @param stored a code as text asks for itself, of whatever kind; what makes no sense keeps the node from everybody but
 * administrators
 * @returns null where nothing is asked
 */
export function accessRule(stored: StoredAccess | undefined): AccessRule | null {
  if (stored === undefined) return null;
  if (typeof stored === 'string') return { code: stored, kind: null, modelId: null };
  if (typeof stored !== 'object' || stored === null || typeof stored.code !== 'string') return nobodys;
  const { code, kind = 'button', modelId, judge } = stored;
  if (!kinds.has(kind)) return nobodys;
  if (kind === 'button' && defaultCodes.has(code) && judge !== true) return null;
  return { code, kind, modelId: modelId || null };
}

/** Whether a node is there for somebody. */
export function mayAccess(stored: StoredAccess | undefined, holds: Holds): boolean {
  const rule = accessRule(stored);
  return rule === null || holds(rule);
}

/** Codes of a model that somebody was granted, by kind. */
export type CodesByKind = Readonly<Record<CodeKind, ReadonlySet<string>>>;

/**
 * What a person holds, for a document of one model. A code that names no model counts where it was granted on the
 * document's model or everywhere.
 * @param codesOf codes by what they were granted on; '' for those that count everywhere
 */
export function holdsBy(codesOf: (modelId: string) => CodesByKind | undefined, ownModelId: string): Holds {
  return ({ code, kind, modelId }) => {
    const granted = (on: string) => {
      const codes = codesOf(on);
      if (!codes || code === '') return false;
      return kind === null
        ? codes.button.has(code) || codes.column.has(code) || codes.form.has(code)
        : codes[kind].has(code);
    };
    return modelId === null ? granted(ownModelId) || granted('') : granted(modelId);
  };
}
