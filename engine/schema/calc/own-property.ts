/** The value an object itself holds under a name; what it inherits (`constructor`, `__proto__`) counts as absent. */
export function ownProperty(holder: unknown, name: string): unknown {
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, name)) return undefined;
  return Reflect.get(holder, name);
}

/** Null, undefined, text of nothing but spaces and an empty list: an operand or cell that has not been filled in. */
export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}
