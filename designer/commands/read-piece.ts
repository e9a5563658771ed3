import { documentVersion } from '../../engine/schema/documents/model-document.ts';
import type { DescriptorMap } from '../../engine/schema/fields/descriptor.ts';
import type { Finding } from '../../engine/schema/findings/finding.ts';
import { readDesign } from '../../engine/schema/foreign/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { drawableForm } from '../../engine/schema/validate/index.ts';
import type { Refused } from '../document/command.ts';
import { isObject, type Json, type JsonObject } from '../document/json.ts';

/**
 * Reads nodes from a text: what was copied here or in another browser, a whole form or model, one node, a list of them, or
 * a design of another product. Nothing of the text is run, and nothing of it enters a design that is not a sound node.
 */
export function readPiece(text: string, descriptors: DescriptorMap): readonly JsonObject[] | Refused {
  if (text.length > limits.documentBytes)
    return { refused: 'refusal.tooLarge', places: { bytes: text.length, limit: limits.documentBytes } };
  const read = parse(text);
  if (read === undefined) return { refused: 'refusal.notDesign' };
  const own = ownNodes(read);
  const nodes = own ?? foreignNodes(read, descriptors);
  if (!nodes || nodes.length === 0) return { refused: 'refusal.notDesign' };
  const [fault] = faultsOf(nodes);
  return fault ? { refused: 'refusal.brokenPiece', places: { problem: fault.message } } : nodes.filter(isObject);
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function ownNodes(read: Json): readonly Json[] | undefined {
  if (Array.isArray(read)) return read.every(isNode) ? read : undefined;
  if (!isObject(read)) return undefined;
  if (isNode(read)) return [read];
  if (Array.isArray(read.nodes)) return read.nodes;
  return isObject(read.form) && Array.isArray(read.form.nodes) ? read.form.nodes : undefined;
}

function isNode(value: Json): boolean {
  return isObject(value) && isObject(value.config) && typeof value.config.aditKey === 'string';
}

function foreignNodes(read: Json, descriptors: DescriptorMap): readonly Json[] | undefined {
  const fieldProps = (key: string) => descriptors.get(key)?.fieldProps ?? [];
  const { model, findings } = readDesign(read, { fieldProps });
  if (findings.some(({ severity }) => severity === 'error')) return undefined;
  // A document of ours by now: it came from JSON, and holds nothing else.
  return model.form.nodes as unknown as readonly Json[];
}

/** What is wrong with the nodes as such; ids that are missing are given anyway. */
function faultsOf(nodes: readonly Json[]): Finding[] {
  const withIds = nodes.map((node, index) => (isObject(node) && !node.id ? { ...node, id: `p${index}` } : node));
  return drawableForm({ version: documentVersion, nodes: withIds }).findings.filter(
    ({ severity }) => severity === 'error',
  );
}
