/** A parameter of a data interface: its value is that of a field, what is typed, or what stands here. */
export interface StoredParameter {
  readonly field: string;
  readonly relationField: string;
  readonly value: unknown;
}

/** Source of a parameter that is what is being typed. */
const typed = '@keyword';
/** Of these the server itself knows the value. Source: dialect facts 2, special parameter keys. */
const filledByServer: ReadonlySet<string> = new Set(['createUser', 'createTime', 'currOrganize', 'currPosition']);

/** What a design stores of the parameters, with everything that is not of their kind left out. */
export function storedParameters(stored: unknown): StoredParameter[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null || !('field' in one)) return [];
    const { field, relationField, defaultValue }: { field: unknown; relationField?: unknown; defaultValue?: unknown } =
      one;
    if (typeof field !== 'string' || field === '') return [];
    return [{ field, relationField: typeof relationField === 'string' ? relationField : '', value: defaultValue }];
  });
}

/** As the call takes them. @param read the value of a field of the form */
export function sentParameters(
  parameters: readonly StoredParameter[],
  word: string,
  read: (code: string) => unknown,
): { field: string; relationField?: string; defaultValue: unknown }[] {
  return parameters.map(({ field, relationField, value }) => {
    if (filledByServer.has(relationField)) return { field, relationField, defaultValue: '' };
    if (relationField === typed) return { field, defaultValue: word };
    return { field, defaultValue: (relationField ? read(relationField) : value) ?? '' };
  });
}
