import { pointer } from '../findings/finding.ts';
import type { Checking } from './checking.ts';
import { shortText } from './report.ts';

/** Where a parameter may come from besides a field. Source: dialect facts 2, formData extras. */
const specialSources = new Set(['createUser', 'createTime', 'currOrganize', 'currPosition']);

/** What stands outside the document: dictionaries and data interfaces; and the fields that parameters are taken from. */
export function checkReferences({ places, scope, context, report, isElsewhere }: Checking): void {
  for (const place of places) {
    const { dataType, dictionaryType, propsUrl, templateJson } = place.node.config;
    const at = pointer(place.at, 'config');
    if (dataType === 'dictionary' && dictionaryType && context.dictionaries?.has(dictionaryType) === false)
      report.add('node.dictionary', pointer(at, 'dictionaryType'), { id: shortText(dictionaryType) });
    if (dataType === 'dynamic' && propsUrl && context.interfaces?.has(propsUrl) === false)
      report.add('node.interface', pointer(at, 'propsUrl'), { id: shortText(propsUrl) });
    templateJson?.forEach(({ field, relationField }, index) => {
      if (typeof relationField !== 'string' || relationField === '') return;
      if (scope.find(relationField, place) || scope.byCode(relationField)) return;
      if (specialSources.has(relationField) || isElsewhere(relationField)) return;
      const params = { parameter: shortText(field), name: shortText(relationField) };
      report.add('node.parameter', pointer(at, 'templateJson', index, 'relationField'), params);
    });
  }
}
