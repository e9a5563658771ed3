/** Where a parameter may come from besides a field: who and when, which the server alone says. Source: dialect facts 2. */
export const ownSources = ['createUser', 'createTime', 'currOrganize', 'currPosition'] as const;
export type OwnSource = (typeof ownSources)[number];
export const isOwnSource = (name: unknown): name is OwnSource => ownSources.some((one) => one === name);
/** What is typed into the search of the picker. */
const keywordSource = '@keyword';

/** Whether no field of the form gives the value. */
export const isSpecialSource = (name: string) => isOwnSource(name) || name === keywordSource;

/** A parameter of a data interface, as a design says where its value comes from. Source: dialect facts 2, templateJson. */
export interface InterfaceParameter {
  readonly field: string;
  readonly label: string;
  /** A field of the form, a column as `table-column`, or one of the sources above; '' where the value is a fixed one. */
  readonly relationField: string;
  readonly defaultValue: unknown;
  readonly required: boolean;
}

/** As the calls of interfaces take it. */
export type SentParameter = {
  readonly field: string;
  readonly relationField?: string;
  readonly defaultValue?: unknown;
};

type Stored = Readonly<Record<string, unknown>>;
const words = (stored: unknown) => (typeof stored === 'string' ? stored.trim() : '');

/** What of a stored list is a parameter. */
export function readParameters(stored: unknown): InterfaceParameter[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { field, fieldName, relationField, defaultValue, required }: Stored = { ...entry };
    const name = words(field);
    if (!name) return [];
    const isRequired = required === true || required === 1 || required === '1';
    return [
      {
        field: name,
        label: words(fieldName) || name,
        relationField: words(relationField),
        defaultValue,
        required: isRequired,
      },
    ];
  });
}

/**
 * The parameters with their values. What the server alone knows is named and not valued.
 * @param read a field of the form, or a column of the same row, by its name
 */
export function sentParameters(
  parameters: readonly InterfaceParameter[],
  read: (name: string) => unknown,
  keyword = '',
): SentParameter[] {
  return parameters.map(({ field, relationField, defaultValue }) => {
    if (relationField === keywordSource) return { field, defaultValue: keyword };
    if (isOwnSource(relationField)) return { field, relationField };
    return { field, defaultValue: plain(relationField ? read(relationField) : defaultValue) };
  });
}

/** The parameters that have to have a value and have none. */
export function missingParameters(
  parameters: readonly InterfaceParameter[],
  read: (name: string) => unknown,
): InterfaceParameter[] {
  return parameters.filter(
    ({ required, relationField, defaultValue }) =>
      required && !isSpecialSource(relationField) && plain(relationField ? read(relationField) : defaultValue) === '',
  );
}

/** A parameter is one plain value; of several that are chosen, all of them. */
function plain(value: unknown): string | number | boolean {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.flat().map(plain).join(',') : '';
}
