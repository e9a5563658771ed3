/** What the parser says of a body that breaks off or is none: a plain error, where those of the disk have a code. */
export function isBrokenForm(error: unknown): boolean {
  return error instanceof Error && error.constructor === Error && !('code' in error);
}
