import type { FormDocument } from '../../engine/schema/documents/form-document.ts';
import { migrateDocument } from '../../engine/schema/migrations/index.ts';
import { isRecord } from '../shared/records.ts';

type Drawn = Pick<FormDocument, 'nodes' | 'form'>;

/**
 * The form in a text or a value: a form document, or the form of a model.
 * @returns undefined while there is nothing to show, null for what is no form
 */
export function designOf(given: unknown): Drawn | null | undefined {
  if (given === undefined || given === null || given === '') return undefined;
  const value = typeof given === 'string' ? parsed(given) : given;
  const form = isRecord(value) && isRecord(value.form) && !Array.isArray(value.nodes) ? value.form : value;
  if (!isRecord(form) || !Array.isArray(form.nodes)) return null;
  const { document } = migrateDocument(form);
  // The renderer takes any list of nodes: what is broken in it becomes an error node.
  return document as Drawn;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
