/** The place of one parsed statement on one connection. */
export interface Slot<Known> {
  /** what the engine calls it */
  readonly name: string;
  /** what is known of it since it ran; undefined while it has to be parsed (again) */
  known: Known | undefined;
  /** names that gave way to this one and are still to be closed */
  readonly dropped: string[];
}

const slotsMost = 200;

/** The statements that a connection keeps parsed; the one that was not used for longest gives way. */
export class KnownStatements<Known> {
  readonly #slots = new Map<string, Slot<Known>>();
  #made = 0;

  constructor(private readonly most = slotsMost) {}

  slotOf(text: string): Slot<Known> {
    const slot = this.#slots.get(text) ?? this.#makeSlot();
    // A map keeps the order of insertion: the first is the one that was not used for longest.
    this.#slots.delete(text);
    this.#slots.set(text, slot);
    return slot;
  }

  #makeSlot(): Slot<Known> {
    this.#made += 1;
    const slot: Slot<Known> = { name: `adit_${this.#made}`, known: undefined, dropped: [] };
    if (this.#slots.size < this.most) return slot;
    for (const [text, oldest] of this.#slots) {
      this.#slots.delete(text);
      slot.dropped.push(oldest.name, ...oldest.dropped);
      break;
    }
    return slot;
  }
}
