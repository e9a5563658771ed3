/**
 * A mobile number as its eleven digits, however it was written; null for what is none. Source: dialect facts 2, preset
 * pattern of mobiles.
 */
export function mobileKey(text: string): string | null {
  const digits = text
    .normalize('NFKC')
    .replace(/[\s()-]/g, '')
    .replace(/^(\+|00)?86/, '');
  return /^1[3-9]\d{9}$/.test(digits) ? digits : null;
}
