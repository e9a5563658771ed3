/**
 * The specification's number string check (library 5): optional sign, integer or decimal, no leading zeros.
 * `-0.50` passes; `007`, `.5`, `5.`, `1e5`, `1,200`, full-width digits and surrounding spaces do not.
 */
export function isNumberText(text: unknown): text is string {
  return typeof text === 'string' && /^[+-]?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text);
}
