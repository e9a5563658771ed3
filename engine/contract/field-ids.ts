/** Ids of the elements of a field on the page; one form on a page has one prefix. */
export interface FieldIds {
  readonly control: string;
  readonly label: string;
  readonly message: string;
  readonly item: string;
}

export function fieldIds(prefix: string, name: string): FieldIds {
  const base = `${prefix}${name}`;
  return { control: base, label: `${base}-label`, message: `${base}-message`, item: `${base}-item` };
}
