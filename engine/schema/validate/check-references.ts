import { fieldsNamedBy } from '../fields/descriptor.ts';
import { isSpecialSource } from '../fields/interface-parameters.ts';
import { pickerName } from '../fields/shown-attribute.ts';
import { pointer } from '../findings/finding.ts';
import { shortText } from '../findings/value-words.ts';
import type { Checking } from './checking.ts';
import { labelOf, type Place } from './places.ts';

/**
 * What has to be named and is not: dictionaries, data interfaces, bill rules; and the fields that parameters are taken from,
 * or that a widget reads by a prop.
 */
export function checkReferences(checking: Checking): void {
  const { places, scope, report, isElsewhere } = checking;
  for (const place of places) {
    checkFieldProps(place, checking);
    const { dataType, dictionaryType, propsUrl, templateJson } = place.node.config;
    const at = pointer(place.at, 'config');
    const hasOptions = place.descriptor?.options === true;
    if (hasOptions && dataType === 'dictionary' && !dictionaryType)
      report.add('node.noSource', pointer(at, 'dictionaryType'), missing('list.dictionary', place));
    if (hasOptions && dataType === 'dynamic' && !propsUrl)
      report.add('node.noSource', pointer(at, 'propsUrl'), missing('list.interface', place));
    if (place.descriptor?.filledBy === 'billRule' && !billRule(place))
      report.add('node.noBillRule', pointer(place.at, 'props', 'rule'), { label: labelOf(place.node) });
    templateJson?.forEach(({ field, relationField }, index) => {
      if (typeof relationField !== 'string' || relationField === '') return;
      if (scope.find(relationField, place) || scope.byCode(relationField)) return;
      if (isSpecialSource(relationField) || isElsewhere(relationField)) return;
      const params = { parameter: shortText(field), name: shortText(relationField) };
      report.add('node.parameter', pointer(at, 'templateJson', index, 'relationField'), params);
    });
  }
}

function checkFieldProps(place: Place, { scope, report }: Checking): void {
  const { node, at, descriptor } = place;
  if (!descriptor) return;
  for (const { prop, name } of fieldsNamedBy(node, descriptor)) {
    if (
      descriptor.shows
        ? isPickerBeside(place, scope.find(pickerName(name), place))
        : scope.find(pickerName(name), place) !== undefined
    )
      continue;
    const setting = descriptor.settings.find(({ vModel }) => vModel === prop);
    report.add('widget.field', pointer(at, 'props', prop), {
      prop: setting ? labelOf(setting) : prop,
      name: shortText(name),
    });
  }
}

/** What is shown of a row is that of a row chosen in the same form, or in the same row of a sub-table. */
const isPickerBeside = ({ table }: Place, other: Place | undefined): boolean =>
  other !== undefined &&
  other.table === table &&
  (other.descriptor?.picksRow !== undefined || other.descriptor?.picksRecord !== undefined);

function missing(code: 'list.dictionary' | 'list.interface', { node }: Place) {
  return { label: labelOf(node), what: { code } };
}

/** Designs of the dialect may have it in either place; so reads the server. */
function billRule({ node }: Place): boolean {
  const rules: unknown[] = [node.props?.rule, Reflect.get(node.config, 'rule')];
  return rules.some((rule) => typeof rule === 'string' && rule !== '');
}
