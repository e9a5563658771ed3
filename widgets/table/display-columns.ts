import {
  type CompiledField,
  type CompiledTable,
  comparedElsewhere,
  compileRules,
} from '../../engine/schema/check/index.ts';
import { type DescriptorMap, propsOf } from '../../engine/schema/fields/descriptor.ts';
import { pointer } from '../../engine/schema/findings/pointer.ts';

/**
 * The columns of a sub-table with the displays among them: nodes without a value that each row draws from its own, such as
 * a bar code of a number. They stand in the sheet as columns that nobody writes into.
 */
export function withDisplays(table: CompiledTable, descriptors: DescriptorMap): readonly CompiledField[] {
  const { field } = table;
  const displays = new Map<number, CompiledField>();
  (field.node.config.children ?? []).forEach((node, index) => {
    const descriptor = descriptors.get(node.config.aditKey);
    if (descriptor?.kind !== 'action' || descriptor.inTable !== true) return;
    const { showWhen, config } = node;
    const find = (name: string) => table.byName.get(name)?.field ?? comparedElsewhere(name);
    displays.set(index, {
      field: {
        // No vModel begins like it.
        name: `~${node.id}`,
        table: field.name,
        kind: 'text',
        ...{ node, descriptor, props: propsOf(node, descriptor) },
        at: pointer(field.at, 'config', 'children', index),
        shownBy: showWhen ? [showWhen] : [],
        enabledBy: [],
        hidden: config.noShow === true || (config.visibility?.length ? !config.visibility.includes('pc') : false),
      },
      judge: (value) => ({ value, problem: null }),
      shown: compileRules(showWhen ? [showWhen] : [], find),
      ...{ enabled: null, requiredWhen: null, required: false, calculation: null, formula: null },
      ...{ sets: [], hasDateLimits: false, conditionalChecks: [] },
    });
  });
  if (displays.size === 0) return table.columns;
  const places = new Map((field.node.config.children ?? []).map(({ vModel }, index) => [vModel, index]));
  const placeOf = ({ field: { name } }: CompiledField) => places.get(name) ?? 0;
  const among = [...displays].map(([place, column]) => ({ place, column }));
  return [...table.columns.map((column) => ({ place: placeOf(column), column })), ...among]
    .sort((one, other) => one.place - other.place)
    .map(({ column }) => column);
}
