import { askedPick } from '../../engine/schema/fields/asked-rows.ts';
import type { Field } from '../../engine/schema/fields/fields.ts';
import type { Option } from '../../engine/schema/fields/value-kind.ts';
import { optionKeys, staticOptions, toOptions } from '../../engine/schema/values/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { loadInterface } from './data-interfaces.ts';
import { dictionaryEntries } from './dictionaries.ts';
import { declares, rowsFor, type SentParameter, textOf } from './interface-queries.ts';

/**
 * The options of a field, wherever its document says they come from. A source that is no longer there has none: the
 * values stored from it stay readable as they are.
 * @param params values for the parameters of a data interface
 */
export async function loadOptions(
  context: AppContext,
  actor: Actor,
  field: Field,
  params: readonly SentParameter[] = [],
): Promise<readonly Option[]> {
  const written = staticOptions(field);
  if (written) return written;
  const { dataType, dictionaryType = '', propsUrl = '' } = field.node.config;
  const picked = askedPick(field);
  try {
    if (picked) {
      const { rows, fields } = await loadInterface(context, actor.tenantId, picked.interfaceId);
      const { key, label } = picked;
      // What an interface does not declare nobody reads, on no road.
      const isOpen = declares(fields, label);
      // A row without a name is called otherwise; what is shown of it is blank.
      if (field.through)
        return rows.map((row) => ({ value: textOf(row[key]), label: isOpen ? textOf(row[label]) : '' }));
      return isOpen ? toOptions(rows, { value: key, label, children: '' }) : [];
    }
    if (dataType === 'dictionary') {
      const entries = await dictionaryEntries(context, actor.tenantId, dictionaryType);
      return toOptions(entries, optionKeys(field.node));
    }
    const found = await loadInterface(context, actor.tenantId, propsUrl);
    return toOptions(rowsFor(found, params, actor, context.now()), optionKeys(field.node));
  } catch (error) {
    if (error instanceof Refused && error.answer === 'notFound') return [];
    throw error;
  }
}
