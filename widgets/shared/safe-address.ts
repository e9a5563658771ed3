/**
 * An address that a link may lead to: http(s), or a path of this origin. Anything else (`javascript:`, `data:`, `//host`,
 * control characters, blanks) is no address. Source: reliability A60.
 * @returns the address as stored, or null
 */
export function safeAddress(stored: unknown): string | null {
  if (typeof stored !== 'string' || stored.length > 2_000) return null;
  const text = stored.trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them, which is how a scheme is hidden
  if (text !== stored.replace(/^ +| +$/g, '') || /[\u0000-\u0020\u007f-\u00a0\\]/.test(text)) return null;
  if (/^\/(?!\/)/.test(text)) return text;
  if (!/^https?:\/\/[^/]/i.test(text)) return null;
  return URL.canParse(text) ? text : null;
}
