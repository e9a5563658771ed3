import { drawableForm } from '../../engine/schema/validate/index.ts';
import { defineCommand } from '../document/command.ts';
import { diffPatch } from '../document/diff-patch.ts';
import type { JsonObject } from '../document/json.ts';

export interface ReplaceDocument {
  readonly document: JsonObject;
  readonly because: ReplaceReason;
}

/** What the document comes from: its text, others' changes, a fix, an earlier visit, the server. */
export type ReplaceReason = 'text' | 'merge' | 'fix' | 'restore' | 'reload';

/** Faults that make a document none that may be looked at; everything else is a finding, to be mended here. */
const unusable = new Set<string>([
  ...['document.notObject', 'document.tooLarge', 'document.tooManyNodes', 'document.tooDeep', 'document.deepData'],
  ...['document.cyclic', 'document.notJson', 'document.forbiddenKey'],
]);

/** The whole document becomes another one: an edit of its text, an import. What is alike keeps its reference. */
export const replaceDocument = defineCommand<ReplaceDocument>({
  name: 'document.replace',
  plan: (design, { document, because }) => {
    const fault = drawableForm(document).findings.find(({ code }) => unusable.has(code));
    if (fault) return { refused: 'refusal.notDocument', places: { problem: fault.message } };
    return {
      patch: diffPatch(design.document, document),
      says: { key: `command.document.replace.${because}` },
    };
  },
});
