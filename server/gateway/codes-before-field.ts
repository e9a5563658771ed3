import { type AccessRule, accessRule, type Holds } from '../../engine/schema/access/access-rule.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import type { FieldCatalogue } from '../../engine/schema/fields/fields.ts';

/** What has to be held before a field is there: by its code, what it and the nodes around it ask for. */
export type CodesBeforeField = ReadonlyMap<string, readonly AccessRule[]>;

/** Reads which fields of a form stand behind rights, once for a version. */
export function codesBeforeField(nodes: readonly Node[], tables: FieldCatalogue['tables']): CodesBeforeField {
  const guards = new Map<string, readonly AccessRule[]>();
  const look = (some: readonly Node[], around: readonly AccessRule[], table: string | null) => {
    for (const { vModel, access, config } of some) {
      const rule = accessRule(access);
      const asked = rule ? [...around, rule] : around;
      const code = table === null ? vModel : vModel && `${table}-${vModel}`;
      if (code && asked.length > 0) guards.set(code, asked);
      const inner = table === null && vModel !== undefined && tables.has(vModel) ? vModel : table;
      look(config.children ?? [], asked, inner);
    }
  };
  look(nodes, [], null);
  return guards;
}

/** Codes of the fields that are not there for somebody. */
export function withheldCodes(guards: CodesBeforeField, holds: Holds): ReadonlySet<string> {
  const withheld = [...guards].filter(([, rules]) => !rules.every(holds));
  return new Set(withheld.map(([code]) => code));
}
