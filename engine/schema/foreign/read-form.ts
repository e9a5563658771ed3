import type { FormDocument } from '../documents/form-document.ts';
import { documentVersion } from '../documents/model-document.ts';
import type { Node } from '../documents/node.ts';
import { coerceAll } from './common/coerce-type.ts';
import { formFits } from './common/document-fits.ts';
import type { ImportReport } from './common/import-report.ts';
import { type JsonRecord, saysNothing } from './common/json.ts';
import { sizes } from './common/property-table.ts';
import { reportScripts } from './report-scripts.ts';

/** Settings that only tell the other product's code generator how to name things. */
const namesForCode = new Set(['formRef', 'formModel', 'formRules', 'idGlobal', 'span', 'size', 'funcs']);

/**
 * The settings of a form; what has no meaning here stays under its name, what had to change in `foreign`.
 * @param kept what stands in `foreign` besides
 */
export function readForm(
  settings: JsonRecord,
  nodes: Node[],
  kept: JsonRecord,
  title: string | undefined,
  report: ImportReport,
): FormDocument {
  const { foreign: theirs, ...rest } = settings;
  const { fitting, originals } = coerceAll(rest, { ...formFits, size: (value) => sizes.get(value) });
  const foreign: JsonRecord = { ...originals, ...kept };
  if (theirs !== undefined) foreign.foreign = theirs;
  if (Object.keys(foreign).length > 0) fitting.foreign = foreign;
  for (const [name, value] of Object.entries(fitting)) {
    const known = name in formFits || namesForCode.has(name) || name === 'foreign';
    if (!known && !saysNothing(value)) report.kept(name, '/form/form');
  }
  reportScripts(fitting, '', '/form/form', report);
  return {
    version: documentVersion,
    ...(title ? { title } : {}),
    ...(Object.keys(fitting).length > 0 ? { form: fitting } : {}),
    nodes,
  };
}
