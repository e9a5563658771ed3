interface Target {
  readonly table: string;
  /** Column that says what a row is called. */
  readonly name: string;
  /** Which of the fields of `schemas/resource-page.json` draws it. */
  readonly drawn: 'reference' | 'person' | 'position' | 'role';
  /** Where rows stand in a tree. */
  readonly tree?: {
    /** Column that names the row above. */
    readonly parent: string;
    /** Name of the call that offers what there is to choose from, as a tree. */
    readonly choices: string;
  };
}

/** What fields may refer to. */
export const referenceTargets = {
  organize: {
    ...{ table: 'base_organize', name: 'full_name', drawn: 'reference' },
    tree: { parent: 'parent_id', choices: 'organizeTree' },
  },
  position: { table: 'base_position', name: 'full_name', drawn: 'position' },
  role: { table: 'base_role', name: 'full_name', drawn: 'role' },
  dictionaryType: {
    ...{ table: 'base_dictionary_type', name: 'full_name', drawn: 'reference' },
    tree: { parent: 'parent_id', choices: 'dictionaryTypeBranches' },
  },
  dictionaryEntry: {
    ...{ table: 'base_dictionary_data', name: 'full_name', drawn: 'reference' },
    tree: { parent: 'parent_id', choices: 'dictionaryParents' },
  },
  application: { table: 'base_system', name: 'full_name', drawn: 'reference' },
  menuEntry: {
    ...{ table: 'base_menu', name: 'full_name', drawn: 'reference' },
    tree: { parent: 'parent_id', choices: 'menuParents' },
  },
  /** An entry where it is not asked under which it stands. */
  menuItem: { table: 'base_menu', name: 'full_name', drawn: 'reference' },
  user: { table: 'base_user', name: 'real_name', drawn: 'person' },
} as const satisfies Readonly<Record<string, Target>>;
export type ReferenceTarget = keyof typeof referenceTargets;

export const targetOf = ({ to }: { readonly to: ReferenceTarget }): Target => referenceTargets[to];
