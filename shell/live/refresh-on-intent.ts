/** What somebody does who is about to need what is looked at. */
const doings = ['pointerdown', 'keydown'] as const;

/**
 * Looks once, at a moment that chance finds: all pages of a tenant hear of a change in the same moment, and must not ask
 * in the same moment.
 * @param person where what the person does is heard of
 */
export function refreshOnIntent(
  look: () => void,
  person: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = document,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** By `Date.now()`. */
  let due = 0;

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const doing of doings) person.removeEventListener(doing, now, { capture: true });
  };
  const now = () => {
    stop();
    look();
  };

  return {
    /**
     * @param ms at the latest; one that is due earlier stays as it is
     * @param hurries whether a person who does something meanwhile does not wait for chance
     */
    lookWithin(ms: number, { hurries = false }: { readonly hurries?: boolean } = {}): void {
      const at = Date.now() + ms * Math.random();
      if (timer !== undefined && due <= at) return;
      stop();
      due = at;
      timer = setTimeout(now, at - Date.now());
      if (hurries) for (const doing of doings) person.addEventListener(doing, now, { capture: true });
    },
    /** Looks no more. */
    stop,
  };
}
