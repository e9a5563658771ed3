/** A way by which the processes on one database tell each other short texts at once. */
export interface NotifyChannel {
  /**
   * Tells every process that listens, this one included. Nothing waits for it, and it may get lost: when the database is
   * not there at that moment, the others never hear it.
   * @param text less than 8,000 bytes. Source: PostgreSQL manual, NOTIFY
   */
  send(text: string): void;
  /** Whether the line works now; one that does not answer in time is given up and made anew. */
  check(): Promise<boolean>;
  /** What was sent before has left by then. */
  close(): Promise<void>;
}

export interface NotifyListener {
  hear(text: string): void;
  /** The line is there again after it was lost; what was said meanwhile was not heard. */
  reconnected(): void;
}
