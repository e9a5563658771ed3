/** What a stored model is, by its `type`. Source: dialect facts 2, Base; 9 is ours. */
export const modelTypes = {
  /** A form of its own with rows in tables. */
  custom: 1,
  /** A page: its `formData` is the screen document, its `enCode` the screen's id. */
  screen: 9,
} as const;
