/** What a new model can begin with instead of an empty form: files of `schemas/templates`. */
export const modelTemplates = ['ledger', 'patrol', 'repair', 'approval', 'register'] as const;
export type ModelTemplate = (typeof modelTemplates)[number];
