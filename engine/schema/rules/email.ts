/**
 * A mail address in the common form `name@host.domain`: ASCII, no quoted names, no address literals, at most 254
 * characters (RFC 5321), host labels of 1 to 63 characters, a last label of two or more that starts with a letter.
 */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false;
  const [local = '', host = '', ...more] = text.split('@');
  if (more.length > 0 || local.length > 64) return false;
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  return (
    local.split('.').every((atom) => /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+$/.test(atom)) &&
    labels.length >= 2 &&
    labels.every((label) => /^[A-Za-z0-9-]{1,63}$/.test(label) && !label.startsWith('-') && !label.endsWith('-')) &&
    /^[A-Za-z][A-Za-z0-9-]+$/.test(last)
  );
}
