/**
 * The key that chose an entry of a menu has done its work with that: what opens then takes the focus at once, and would be
 * pressed by the second half of the same stroke.
 */
export function swallowKey(event: { preventDefault(): void }): void {
  event.preventDefault();
}
