/** What a cell of several choices says: apart by the marks that people use for it. */
export const partsOf = (text: string): string[] =>
  text
    .split(/[、,，;；\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The steps of a way down a tree. */
export const stepsOf = (text: string): string[] =>
  text
    .split(/[/／]/)
    .map((step) => step.trim())
    .filter((step) => step !== '');
