interface Target {
  readonly table: string;
  /** Column that names the row above, where rows stand in a tree. */
  readonly parent: string;
  /** Name of the call that offers what there is to choose from, as a tree. */
  readonly choices: string;
}

/** What fields may refer to. */
export const referenceTargets = {
  organize: { table: 'base_organize', parent: 'parent_id', choices: 'organizeTree' },
} as const satisfies Readonly<Record<string, Target>>;
export type ReferenceTarget = keyof typeof referenceTargets;
