/** A stored screen that could not be shown, so that the shipped one stands in its place. */
export interface ScreenTrouble {
  readonly id: string;
  readonly version: number;
  /** What went wrong, as far as it is known. */
  readonly message: string;
  /** JSON pointer in the screen; '' where it is the whole. */
  readonly at: string;
}

let troubles: readonly ScreenTrouble[] = [];
const listeners = new Set<() => void>();

/** What went wrong on this page so far, in order; a version is there once. */
export const screenTroubles = {
  list: (): readonly ScreenTrouble[] => troubles,
  note(trouble: ScreenTrouble): void {
    if (troubles.some(({ id, version }) => id === trouble.id && version === trouble.version)) return;
    troubles = [...troubles, trouble];
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
