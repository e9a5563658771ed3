/** The host that a written address leads to; undefined for one that stays here, or is none. */
export function hostOf(address: string): string | undefined {
  const [, host] = /^\s*(?:https?:)?[\\/]{2}([^\\/?#]+)/i.exec(address) ?? [];
  return host?.toLowerCase();
}
