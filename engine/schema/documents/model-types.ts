/** What a stored design is, by its `type`; those below 9 mean a model. Source: dialect facts 2, Base; 9 is ours. */
export const modelTypes = {
  /** A form of its own with rows in tables. */
  custom: 1,
  /** A page: its `formData` is the screen document, its `enCode` the screen's id. */
  screen: 9,
} as const;

export function isScreenType(type: number | undefined): boolean {
  return type === modelTypes.screen;
}
