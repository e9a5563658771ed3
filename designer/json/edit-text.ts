import { defineCommand, isRefused, type ReplaceDocument, replaceDocument } from '../commands/index.ts';

/** The document as it has been written in the JSON view; what is typed in one go is one step back. */
export const editText = defineCommand<Pick<ReplaceDocument, 'document'>>({
  name: replaceDocument.name,
  plan: (design, args) => {
    const plan = replaceDocument.plan(design, { ...args, because: 'text' });
    return isRefused(plan) ? plan : { ...plan, mergeKey: 'json' };
  },
});
