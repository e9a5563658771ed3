import type { Offer } from './resource.ts';

/** What the call of an offer is called: names that documents keep. */
export interface NamesOf<One extends string, Many extends string> {
  readonly list: `${One}List`;
  readonly one: `load${Capitalize<One>}`;
  readonly many: `${Many}ByIds`;
  readonly create: `create${Capitalize<One>}`;
  readonly update: `save${Capitalize<One>}`;
  readonly copy: `copy${Capitalize<One>}`;
  readonly delete: `delete${Capitalize<One>}`;
  readonly deleteMany: `delete${Capitalize<Many>}`;
  readonly state: `set${Capitalize<One>}State`;
  readonly move: `move${Capitalize<One>}`;
  readonly sort: `sort${Capitalize<Many>}`;
  readonly uses: `${One}Uses`;
  readonly tree: `${One}Branches`;
  readonly selector: `${One}Choices`;
  readonly checkCode: `check${Capitalize<One>}Code`;
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The name of each call that a resource may have. */
export function callNamesOf<One extends string, Many extends string>(resource: {
  readonly name: One;
  readonly many: Many;
}): NamesOf<One, Many> {
  const { name, many } = resource;
  const [One, Many] = [capital(name), capital(many)];
  const names: Record<Offer, string> = {
    list: `${name}List`,
    one: `load${One}`,
    many: `${many}ByIds`,
    create: `create${One}`,
    update: `save${One}`,
    copy: `copy${One}`,
    delete: `delete${One}`,
    deleteMany: `delete${Many}`,
    state: `set${One}State`,
    move: `move${One}`,
    sort: `sort${Many}`,
    uses: `${name}Uses`,
    tree: `${name}Branches`,
    selector: `${name}Choices`,
    checkCode: `check${One}Code`,
  };
  return names as NamesOf<One, Many>; // letter for letter what the type says
}
