import { type Finding, finding, pointer } from '../findings/finding.ts';
import type { Migration } from './migration.ts';

export interface Migrated {
  /** In the newest format; as it came where a finding says why. */
  readonly document: unknown;
  /** The versions that were left behind, each once, ascending. */
  readonly applied: number[];
  readonly findings: Finding[];
}

/**
 * Makes the function that brings documents to the newest format, from the steps that lead there.
 * @param registry one step for each version below `target`, in order
 * @throws Error when a step is missing or out of order: a mistake of ours, found at start
 */
export function createMigrate(registry: readonly Migration[], target: number): (document: unknown) => Migrated {
  const versions = registry.map((migration) => migration.from);
  const expected = Array.from({ length: target - 1 }, (_, index) => index + 1);
  if (versions.join() !== expected.join())
    throw new Error(
      `Migrations should start from versions ${expected.join(', ')}, but start from ${versions.join(', ')}.`,
    );

  const migratePart = (part: Record<string, unknown>, at: string): Migrated => {
    const version = part.version ?? 1;
    // Text, fractions and the like are for the validator to report.
    if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return unchanged(part);
    if (version > target) {
      const newer = finding('document.newer', pointer(at, 'version'), { version, known: target });
      return { ...unchanged(part), findings: [newer] };
    }
    let document: Record<string, unknown> = part.version === undefined ? { ...part, version } : part;
    const applied: number[] = [];
    for (const migration of registry.slice(version - 1)) {
      try {
        document = { ...migration.up(document), version: migration.from + 1 };
      } catch {
        // A step may rely on the shape of its time; the broken document stays as it is, to be repaired.
        const params = { version: migration.from, name: migration.name };
        return { ...unchanged(part), findings: [finding('document.migration', at, params)] };
      }
      applied.push(migration.from);
    }
    return { document, applied, findings: [] };
  };

  return (document) => {
    if (!isRecord(document)) return unchanged(document);
    const whole = migratePart(document, '');
    if (!isRecord(whole.document) || whole.findings.length > 0) return whole;
    const parts = Object.entries(whole.document).flatMap(([key, part]) =>
      isModelPart(key, part) ? [{ key, ...migratePart(part, pointer('', key)) }] : [],
    );
    const changed = parts.filter((part) => part.document !== document[part.key]);
    const applied = new Set([...whole.applied, ...parts.flatMap((part) => part.applied)]);
    return {
      document:
        changed.length > 0
          ? { ...whole.document, ...Object.fromEntries(changed.map((part) => [part.key, part.document])) }
          : whole.document,
      applied: [...applied].sort((a, b) => a - b),
      findings: parts.flatMap((part) => part.findings),
    };
  };
}

/** The form and the list of a model are documents themselves; the `form` of a form document is its settings. */
function isModelPart(key: string, part: unknown): part is Record<string, unknown> {
  if (!isRecord(part)) return false;
  return (key === 'form' && Array.isArray(part.nodes)) || (key === 'list' && Array.isArray(part.columnList));
}

const unchanged = (document: unknown): Migrated => ({ document, applied: [], findings: [] });

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
