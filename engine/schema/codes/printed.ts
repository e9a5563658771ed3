/** CSS pixels as they are printed. */
const pixelMm = 25.4 / 96;
/** What is left of an A4 page for a display, beside margins and labels. */
const placeMm = 150;

/** Below this the bars run into one another. Source: fields 3.5, B1. */
export const leastModuleMm = 0.25;
/** Below this they are not told from their ground. Source: fields 3.5, B1. */
export const leastContrast = 3;

/** Width of the finest part once it is printed: a code that is wider than its place is drawn narrower. */
export function printedModuleMm(modulePx: number, modules: number): number {
  return Math.min(modulePx * pixelMm, placeMm / modules);
}
