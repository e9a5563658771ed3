import type { ListDocument } from '../documents/list-document.ts';
import { documentVersion } from '../documents/model-document.ts';
import { pointer } from '../findings/finding.ts';
import { coerceAll } from './common/coerce-type.ts';
import { columnFits, listFits, searchFits } from './common/document-fits.ts';
import type { ImportReport } from './common/import-report.ts';
import { isRecord, type JsonRecord, textOf } from './common/json.ts';
import { reportNewScripts } from './report-scripts.ts';

/**
 * Columns, search items and buttons as a list document. Items keep everything that they carry along (the control's own
 * design, too); originals of what had to change stand in `foreign` of the item or of the list.
 */
export function readList(source: JsonRecord, report: ImportReport): ListDocument {
  const { columnList, searchList, version, foreign: theirs, ...rest } = source;
  const { fitting, originals } = coerceAll(rest, listFits);
  const foreign: JsonRecord = { ...originals };
  if (version !== undefined && version !== documentVersion) foreign.version = version;
  if (theirs !== undefined) foreign.foreign = theirs;
  const items = (name: 'searchList' | 'columnList', fits: typeof columnFits) => {
    const list = source[name];
    const read: ({ prop: string } & JsonRecord)[] = [];
    if (!Array.isArray(list)) {
      if (list !== undefined) foreign[name] = list;
      return read;
    }
    for (const [index, entry] of list.entries()) {
      const item = readItem(entry, fits);
      if (item) {
        reportNewScripts(item, textOf(item.label) ?? item.prop, pointer('/list', name, read.length), report);
        read.push(item);
        continue;
      }
      report.add('import.skipped', pointer('/list', name), { index: index + 1 });
      foreign[name] = [...(Array.isArray(foreign[name]) ? foreign[name] : []), entry];
    }
    return read;
  };
  const lists = { searchList: items('searchList', searchFits), columnList: items('columnList', columnFits) };
  reportNewScripts(fitting, '', '/list', report);
  // Every entry was fitted to the type that the document gives it; those without a rule are kept as they are.
  return {
    version: documentVersion,
    ...lists,
    ...fitting,
    ...(Object.keys(foreign).length > 0 ? { foreign } : {}),
  } as ListDocument;
}

/** A column or search item; its field is `prop`, in older lists only the control's own field name. */
function readItem(entry: unknown, fits: typeof columnFits): ({ prop: string } & JsonRecord) | undefined {
  if (!isRecord(entry)) return undefined;
  const prop = textOf(entry.prop) ?? textOf(entry.__vModel__) ?? textOf(entry.id) ?? textOf(entry.vModel);
  if (prop === undefined) return undefined;
  const { prop: oldProp, foreign: theirs, ...rest } = entry;
  const { fitting, originals } = coerceAll(rest, fits);
  const foreign: JsonRecord = { ...originals };
  if (oldProp !== undefined && oldProp !== prop) foreign.prop = oldProp;
  if (theirs !== undefined) foreign.foreign = theirs;
  return { prop, ...fitting, ...(Object.keys(foreign).length > 0 ? { foreign } : {}) };
}
