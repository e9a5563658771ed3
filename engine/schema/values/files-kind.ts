import { storedWhole, type ValueKind } from '../fields/value-kind.ts';
import { limits } from '../limits.ts';
import { isEmptyValue } from '../text/emptiness.ts';
import { accept, refuse } from '../text/problem.ts';
import { isUnstorable } from './plain-text.ts';

/** An uploaded file as a field holds it. Names: library specification 3, uploaded file entry. */
export interface FileEntry {
  readonly fileId: string;
  readonly name: string;
  readonly url: string;
  readonly fileSize?: number;
  readonly fileExtension?: string;
}

export function isFileEntry(value: unknown): value is FileEntry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'fileId' in value &&
    typeof value.fileId === 'string' &&
    value.fileId.length <= 64 &&
    !isUnstorable(value.fileId) &&
    'name' in value &&
    typeof value.name === 'string' &&
    value.name.length <= 255 &&
    !isUnstorable(value.name)
  );
}

/** Files of a field; the server keeps only the id of each and writes name, size and address itself. */
export const filesKind: ValueKind = {
  name: 'files',
  ...storedWhole,
  isEmpty: isEmptyValue,
  parse: (value) => {
    if (!Array.isArray(value) || value.length > limits.batchIds) return refuse('field.files');
    return value.every(isFileEntry) ? accept(value) : refuse('field.files');
  },
  display: (value, _field, { translate }) =>
    Array.isArray(value)
      ? value
          .filter(isFileEntry)
          .map((file) => file.name)
          .join(translate('list.separator'))
      : '',
};
