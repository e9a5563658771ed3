/** Of which of a model's rights a permission code is. */
export const codeKinds = ['button', 'column', 'form'] as const;
export type CodeKind = (typeof codeKinds)[number];
