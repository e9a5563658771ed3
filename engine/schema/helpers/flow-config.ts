import { limits } from '../limits.ts';

/** What the query `config` of /workFlowDetail is read for: a record, and the model that it is of. */
export interface FlowConfig {
  readonly modelId: string;
  readonly id: string;
}

const idPattern = /^[\w-]{1,64}$/;

/**
 * Reads the query `config`: base64 of JSON. Anybody can write one, so nothing else in it counts: what may be done with the
 * record is the server's to say. Source: shell specification 2.1, reliability A90.
 * @param text as the address has it, URL-decoded
 * @returns null for what is too long, no base64, no JSON, or names no record
 */
export function readFlowConfig(text: string | null): FlowConfig | null {
  if (text === null || text.length > limits.flowConfigBytes) return null;
  const parsed = parsedConfig(text);
  if (typeof parsed !== 'object' || parsed === null || !('modelId' in parsed) || !('id' in parsed)) return null;
  const { modelId, id } = parsed;
  return isId(modelId) && isId(id) ? { modelId, id } : null;
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && idPattern.test(value);
}

function parsedConfig(text: string): unknown {
  try {
    // A plus that was not encoded has come to be a blank.
    const bytes = Uint8Array.from(atob(text.replaceAll(' ', '+')), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}
