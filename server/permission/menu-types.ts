/** Kinds of entries. Source: dialect facts 1, menu types. */
export const menuTypes = { directory: 0, category: 1, page: 2, model: 3, dataView: 6, link: 7 } as const;
