import type { ChunkFacts } from '../../../engine/schema/calls/index.ts';
import { extensionOf } from '../../../engine/schema/files/content-type-by-name.ts';
import { newId } from '../../../engine/schema/helpers/ids.ts';
import { limits } from '../../../engine/schema/limits.ts';

export const countPieces = ({ size }: File): number => Math.ceil(size / limits.chunkBytes);

/** @param number from 1 */
export const pieceOf = (file: File, number: number): Blob =>
  file.slice((number - 1) * limits.chunkBytes, number * limits.chunkBytes);

const registrations = new WeakMap<File, string>();

/** A file that was chosen once is one upload, however often it is stopped; chosen again it is another. */
export function registrationOf(file: File): string {
  const registration = registrations.get(file) ?? newId();
  registrations.set(file, registration);
  return registration;
}

/** What the server is told of a piece. */
export function factsOf(file: File, identifier: string, chunkNumber: number): ChunkFacts {
  return {
    identifier,
    filename: file.name,
    relativePath: file.name,
    fileType: file.type,
    extension: extensionOf(file.name),
    chunkNumber,
    chunkSize: limits.chunkBytes,
    currentChunkSize: pieceOf(file, chunkNumber).size,
    totalSize: file.size,
    totalChunks: countPieces(file),
  };
}
