/** A dialog that closes at the same time holds the focus a little longer: about a second of frames. */
const framesMost = 60;

const presses = ['keydown', 'pointerdown'] as const;

/**
 * Gives the focus to a place if nothing has it in the next frame or within about a second.
 * @param placeOf undefined while the place is not there yet, null where there is none
 * @returns ends the waiting
 */
export function whenFocusIsLost(placeOf: () => HTMLElement | null | undefined): () => void {
  let frame = 0;
  // Whoever presses something meanwhile goes on by himself: what closes later gives the focus back where it came from.
  const leave = () => {
    cancelAnimationFrame(frame);
    for (const press of presses) document.removeEventListener(press, leave, { capture: true });
  };
  const look = (left: number) => {
    const focused = document.activeElement;
    const place = focused === null || focused === document.body ? placeOf() : undefined;
    if (place === undefined && left > 0) {
      frame = requestAnimationFrame(() => look(left - 1));
      return;
    }
    leave();
    place?.focus({ preventScroll: true });
  };
  for (const press of presses) document.addEventListener(press, leave, { capture: true });
  // Not now: between two controls nothing has the focus, and what a blur draws anew asks in that very moment.
  frame = requestAnimationFrame(() => look(framesMost));
  return leave;
}
