// Here: what a field of files takes.

import { limits } from '../limits.ts';
import type { Problem } from '../text/problem.ts';
import { contentTypeByName } from './content-type-by-name.ts';

/** What a field of files takes. Source: library specification 5 and 9, file upload and image upload. */
export interface UploadRules {
  readonly kind: 'file' | 'image';
  /** `image/*`, `application/pdf` or `.pdf`, lower case; empty: anything. */
  readonly accept: readonly string[];
  /** As the design writes it, for the message. */
  readonly size: number;
  readonly unit: SizeUnit;
  readonly bytesMost: number;
  /** 0: as many as one likes. */
  readonly countMost: number;
}

const units = { KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 } as const;
export type SizeUnit = keyof typeof units;
export const sizeUnits: readonly SizeUnit[] = ['KB', 'MB', 'GB'];

/** Pictures of a field where the design gives no number: the palette of the dialect. Source: control types 3, uploadImg. */
export const imageCount = 9;

/** What is known of a file before it is sent. `type` is the browser's content type, '' when it has none. */
export interface FileFacts {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/** @param props stored props of the node, defaults under them; what makes no sense gives way to the usual value */
export function readUploadRules(kind: UploadRules['kind'], props: Readonly<Record<string, unknown>>): UploadRules {
  const usualSize = kind === 'image' ? limits.imageSizeMegabytes : limits.fileSizeMegabytes;
  const storedSize = positive(props.fileSize);
  const unit = storedSize !== undefined && isSizeUnit(props.sizeUnit) ? props.sizeUnit : 'MB';
  const size = storedSize ?? usualSize;
  const count = Number(props.limit ?? Number.NaN);
  const countMost = Number.isInteger(count) && count >= 0 ? count : kind === 'image' ? imageCount : limits.fileCount;
  return {
    kind,
    accept: readAccept(props.accept),
    size,
    unit,
    bytesMost: Math.min(size * units[unit], limits.uploadBytesMost),
    countMost,
  };
}

/** Why a file is not taken, with the texts of `ruleTexts`; null when it is. */
export function judgeFile(file: FileFacts, rules: UploadRules): Problem | null {
  const type = file.type.toLowerCase() || contentTypeByName(file.name);
  if (rules.kind === 'image' && !type.startsWith('image/')) return { code: 'image.type' };
  if (rules.accept.length > 0 && !rules.accept.some((accepted) => fits(file.name, type, accepted)))
    return { code: 'file.type', params: { type: rules.accept.join('、') } };
  if (file.size === 0) return { code: 'file.empty' };
  if (file.size > rules.bytesMost)
    return { code: `${rules.kind}.size`, params: { size: rules.size, unit: rules.unit } };
  return null;
}

/** Why so many files are too many; null when they are not. */
export function judgeCount(count: number, { kind, countMost }: UploadRules): Problem | null {
  return countMost > 0 && count > countMost ? { code: `${kind}.count`, params: { n: countMost } } : null;
}

/** Document types are checked by extension; the others by content type. Source: library specification 5, file upload. */
function fits(name: string, type: string, accepted: string): boolean {
  if (accepted.startsWith('.')) return name.toLowerCase().endsWith(accepted);
  if (accepted.endsWith('/*')) return type.startsWith(accepted.slice(0, -1));
  return type === accepted;
}

function readAccept(stored: unknown): string[] {
  const entries = typeof stored === 'string' ? stored.toLowerCase().split(/[,，;\s]+/) : [];
  const known = entries.filter((entry) => /^(\.[\w.+-]+|[\w.+-]+\/(\*|[\w.+-]+))$/.test(entry));
  return entries.some((entry) => entry === '*' || entry === '*/*') ? [] : known;
}

function positive(value: unknown): number | undefined {
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  return Number.isFinite(number) && number > 0 ? number : undefined;
}

function isSizeUnit(value: unknown): value is SizeUnit {
  return typeof value === 'string' && Object.hasOwn(units, value);
}
