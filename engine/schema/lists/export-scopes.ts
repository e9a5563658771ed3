/** Which rows of a list are exported. Source: dialect facts 2, dataType */
export const exportScopes = { page: '0', all: '1', chosen: '2' } as const;
export type ExportScope = keyof typeof exportScopes;

export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];
