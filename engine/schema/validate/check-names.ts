import { fieldNameFault, lookedUpName, recordNameFault } from '../fields/field-name.ts';
import { pointer } from '../findings/finding.ts';
import { shortText } from '../findings/value-words.ts';
import { limits } from '../limits.ts';
import { valueKinds } from '../values/index.ts';
import type { Checking } from './checking.ts';
import { carriesValue, labelOf, type Place } from './places.ts';

/** Ids are unique in the document, names of fields in their scope: the main form is one, each sub-table another. */
export function checkNames({ places, scope, report, unshaped, isScreen }: Checking): void {
  const ids = new Set<string>();
  for (const place of places) {
    const { node, at } = place;
    if (node.id !== '' && ids.has(node.id)) report.add('node.twinId', pointer(at, 'id'), { id: shortText(node.id) });
    ids.add(node.id);
    const nameAt = pointer(at, 'vModel');
    if (carriesValue(place) && !unshaped.has(nameAt)) checkName(place, nameAt);
  }

  function checkName(place: Place, at: string) {
    const name = place.node.vModel;
    if (!name) {
      report.add('node.noField', place.at, { label: labelOf(place.node) });
      return;
    }
    const fault = isScreen ? fieldNameFault(name) : recordNameFault(name);
    if (fault) report.add(fault, at, { name: shortText(name), limit: limits.fieldNameLength });
    const names = place.table ? scope.columns.get(place.table) : scope.fields;
    const first = names?.get(name);
    if (first !== place) report.add('node.twinField', at, { name: shortText(name) });
    const lookedUp = names?.get(lookedUpName(name) ?? '');
    if (!isScreen && lookedUp?.kind && valueKinds[lookedUp.kind].lookup)
      report.add('node.idName', at, { name: shortText(name), label: labelOf(lookedUp.node) });
  }
}
