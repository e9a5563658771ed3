import type { Field } from '../../engine/schema/fields/fields.ts';
import { type Option, staticOptions } from '../../engine/schema/values/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { regionCheck } from '../system/region-options.ts';
import type { OfferCheck } from './changed-cell.ts';
import { optionsOfField } from './options.ts';

/**
 * Whether values are among the options of a dictionary or an interface, or regions; of fields of which only the design says
 * what is offered, nothing. An interface that takes parameters depends on the page and is not asked.
 */
export function optionChecks(
  context: AppContext,
  actor: Actor,
  fields: readonly Field[],
): Promise<(readonly [Field, OfferCheck])[]> {
  return Promise.all(
    fields.filter(asksServer).map(async (field) => [field, await checkOf(context, actor, field)] as const),
  );
}

function asksServer({ descriptor, node }: Field): boolean {
  if (descriptor.regions) return true;
  if (!descriptor.options || descriptor.filledBy !== undefined) return false;
  // What the design has written itself, the field's own rules compare with.
  return staticOptions({ node }) === undefined && (node.config.templateJson ?? []).length === 0;
}

async function checkOf(context: AppContext, actor: Actor, field: Field): Promise<OfferCheck> {
  const takes = field.descriptor.regions ? await regionCheck(field) : await choiceCheck(context, actor, field);
  return ({ value, before }) => (takes(value, before) ? null : { code: 'field.choice' });
}

async function choiceCheck(context: AppContext, actor: Actor, field: Field) {
  const known = allValues(await optionsOfField(context, actor, field));
  return (value: unknown) => (Array.isArray(value) ? value.flat() : [value]).every((one) => known.has(String(one)));
}

function allValues(options: readonly Option[], into = new Set<string>()): Set<string> {
  for (const option of options) {
    if (option.disabled !== true) into.add(String(option.value));
    if (option.children) allValues(option.children, into);
  }
  return into;
}
