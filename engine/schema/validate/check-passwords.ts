import { passwordTakerOf } from '../acts/password-takers.ts';
import { fieldsNamedBy } from '../fields/descriptor.ts';
import { pointer } from '../findings/finding.ts';
import { limits } from '../limits.ts';
import type { Checking } from './checking.ts';
import { labelOf, type Place } from './places.ts';
import { isRecord } from './report.ts';

/** What names a field, beside conditions (which have an `operator`), tokens of calculations and places in texts. */
const namingKeys = new Set(['valueField', 'relationField', 'startRelationField', 'endRelationField']);
const tokenKeys = new Set(['expression', 'defaultExpression']);
const valuePlace = /\{values\.([\w]+)[\w.]*\}/g;

/**
 * The value of a password control is named by nothing but the steps that sign in, unlock and set passwords; a form, whose
 * values are kept, has none.
 * @param at of the document: '' or '/form'
 */
export function checkPasswords(document: unknown, at: string, { places, isScreen, report }: Checking): void {
  const secrets = new Map<string, Place>();
  for (const place of places) {
    const { node, descriptor, kind, table } = place;
    if (!kind || !node.vModel || !descriptor?.secret?.(node)) continue;
    if (!isScreen) report.add('node.passwordKept', place.at, { label: labelOf(node) });
    secrets.set(node.vModel, place);
    if (table?.node.vModel) secrets.set(`${table.node.vModel}-${node.vModel}`, place);
  }
  if (secrets.size === 0) return;

  const named = (name: unknown, here: string) => {
    const place = typeof name === 'string' ? secrets.get(name) : undefined;
    if (place) report.add('node.password', here, { label: labelOf(place.node) });
  };
  for (const { node, descriptor, at: here } of places)
    for (const { prop, name } of descriptor ? fieldsNamedBy(node, descriptor) : [])
      named(name, pointer(here, 'props', prop));

  const look = (value: unknown, here: string, depth: number) => {
    if (depth > limits.documentDataDepth) return;
    if (typeof value === 'string') {
      for (const [, name] of value.matchAll(valuePlace)) named(name, here);
    } else if (Array.isArray(value)) {
      for (const [index, entry] of value.entries()) look(entry, pointer(here, index), depth + 1);
    } else if (isRecord(value)) {
      const taker = passwordTakerOf(value);
      for (const [key, entry] of Object.entries(value)) {
        const there = pointer(here, key);
        if (namingKeys.has(key) || (key === 'field' && value.operator !== undefined)) named(entry, there);
        if (tokenKeys.has(key) && Array.isArray(entry))
          for (const [index, token] of entry.entries()) named(token, pointer(there, index));
        if (taker?.part === key && isRecord(entry)) {
          for (const [name, part] of Object.entries(entry))
            if (!taker.keys.includes(name)) look(part, pointer(there, name), depth + 2);
        } else look(entry, there, depth + 1);
      }
    }
  };
  look(document, at, 0);
}
