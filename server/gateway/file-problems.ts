import type { RecordProblem } from '../../engine/schema/check/index.ts';
import type { Field } from '../../engine/schema/fields/fields.ts';
import { judgeFile, readUploadRules } from '../../engine/schema/files/upload-rules.ts';
import type { StoredFile } from '../file/file-store.ts';

/**
 * What a field says of the files that it takes, asked of what the server knows of one. The kind of its content may be
 * unknown to the server and clear by its name, as it may be to a browser: one of both has to fit.
 */
export function fileProblem(field: Field, at: string, { name, size, mediaType }: StoredFile): RecordProblem | null {
  const rules = readUploadRules(field.descriptor.pictures ? 'image' : 'file', field.props);
  const problem = judgeFile({ name, size, type: mediaType }, rules) && judgeFile({ name, size, type: '' }, rules);
  return problem && { at, field, problem };
}
