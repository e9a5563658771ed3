/** A dialog that closes at the same time holds the focus a little longer: about a second of frames. */
const framesMost = 60;

const presses = ['keydown', 'mousedown'] as const;

/** Whether a press that is still half done may have closed something. */
let mayBeHalfDone = false;
const isRestOfDouble = (event: Event) => event instanceof MouseEvent && event.detail > 1;

/** The second half of a press that closed something falls on what lies below it, which is not what was meant. */
document.addEventListener(
  'mousedown',
  (event) => {
    if (!isRestOfDouble(event)) mayBeHalfDone = false;
    else if (mayBeHalfDone) event.preventDefault();
  },
  { capture: true },
);

/**
 * Gives the focus to a place if nothing has it in the next frame or within about a second. The second half of a double
 * press takes it away neither before nor after.
 * @param placeOf undefined while the place is not there yet, null where there is none
 * @returns ends the waiting
 */
export function whenFocusIsLost(placeOf: () => HTMLElement | null | undefined): () => void {
  mayBeHalfDone = true;
  let frame = 0;
  // Whoever presses something meanwhile goes on by himself: what closes later gives the focus back where it came from.
  const leave = () => {
    cancelAnimationFrame(frame);
    for (const press of presses) document.removeEventListener(press, heed, { capture: true });
  };
  const heed = (event: Event) => {
    if (!isRestOfDouble(event)) leave();
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
  for (const press of presses) document.addEventListener(press, heed, { capture: true });
  // Not now: between two controls nothing has the focus, and what a blur draws anew asks in that very moment.
  frame = requestAnimationFrame(() => look(framesMost));
  return leave;
}
