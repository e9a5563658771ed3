import type { UploadStage } from '../../../engine/contract/services.ts';
import { answerCodes } from '../../../engine/schema/call-shapes/envelope.ts';
import type { CallBody, CallData, Calls, ChunkFacts, ChunkState } from '../../../engine/schema/calls/index.ts';
import { extensionOf } from '../../../engine/schema/files/content-type-by-name.ts';
import type { FileEntry } from '../../../engine/schema/values/index.ts';
import { RequestError } from '../request-error.ts';
import { allOrNone } from './all-or-none.ts';
import { countPieces, factsOf, pieceOf, registrationOf } from './pieces.ts';
import { tryAgain, type Wait } from './try-again.ts';
import type { Turns } from './turns.ts';

/** What a file in pieces needs of the world. */
export interface ChunkRoads {
  hash(file: File, onProgress: (percent: number) => void, signal: AbortSignal): Promise<string>;
  state(facts: ChunkFacts, signal: AbortSignal): Promise<ChunkState>;
  /** @param onBytes how much of the piece has gone so far */
  send(facts: ChunkFacts, piece: Blob, onBytes: (bytes: number) => void, signal: AbortSignal): Promise<ChunkState>;
  merge(body: CallBody<Calls['mergeChunks']>, signal: AbortSignal): Promise<CallData<Calls['mergeChunks']>>;
  readonly wait: Wait;
  /** For pieces, of whichever file. */
  readonly pieces: Turns;
  /** For files that are read. */
  readonly reading: Turns;
}

interface Sending {
  readonly file: File;
  readonly identifier: string;
  readonly roads: ChunkRoads;
  readonly signal: AbortSignal;
  onProgress(percent: number, stage: UploadStage, knownBy?: string): void;
}

/**
 * Sends a file in pieces, three at a time, of which those that the server has do not go again.
 * @throws RequestError, Unreadable, AbortError
 */
export async function sendInChunks(
  file: File,
  type: 'annex' | 'annexpic',
  onProgress: Sending['onProgress'],
  signal: AbortSignal,
  roads: ChunkRoads,
): Promise<FileEntry> {
  onProgress(0, 'waiting');
  const identifier = await roads.reading.take(
    () => roads.hash(file, (percent) => onProgress(percent, 'checking'), signal),
    signal,
  );
  onProgress(0, 'waiting');
  const sending: Sending = {
    ...{ file, identifier, roads, signal },
    onProgress: (percent, stage) => onProgress(percent, stage, identifier),
  };
  const body = {
    identifier,
    fileName: file.name,
    fileSize: String(file.size),
    fileType: file.type,
    extension: extensionOf(file.name),
    type,
    registration: registrationOf(file),
  };
  for (let isFirst = true; ; isFirst = false) {
    await sendMissing(sending);
    try {
      const { name, url, fileSize, fileExtension } = await tryAgain(
        () => roads.merge(body, signal),
        roads.wait,
        signal,
      );
      return { fileId: name, name: file.name, url, fileSize, fileExtension };
    } catch (error) {
      // The server has lost what it said it had, or a day has gone by.
      if (!isFirst || !isMissing(error)) throw error;
    }
  }
}

const isMissing = (error: unknown) =>
  error instanceof RequestError &&
  (error.code === answerCodes.conflict.code || error.code === answerCodes.notFound.code);

async function sendMissing(sending: Sending): Promise<void> {
  const { file, identifier, roads, signal, onProgress } = sending;
  const state = await tryAgain(() => roads.state(factsOf(file, identifier, 1), signal), roads.wait, signal);
  if (state.uploaded) return;
  const gone = new Map(state.chunkNumbers.map((number) => [number, pieceOf(file, number).size]));
  const tell = (number: number, bytes: number) => {
    gone.set(number, bytes);
    onProgress(([...gone.values()].reduce((sum, one) => sum + one, 0) / file.size) * 100, 'sending');
  };
  const missing = Array.from({ length: countPieces(file) }, (_, index) => index + 1).filter(
    (number) => !gone.has(number),
  );
  await allOrNone(missing, roads.pieces, signal, (number, stopped) =>
    sendPiece(sending, number, (bytes) => tell(number, bytes), stopped),
  );
}

async function sendPiece(
  { file, identifier, roads }: Sending,
  number: number,
  tell: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const piece = pieceOf(file, number);
  const once = () => {
    tell(0);
    // The words around a piece count on their way as well.
    return roads.send(factsOf(file, identifier, number), piece, (bytes) => tell(Math.min(bytes, piece.size)), signal);
  };
  await tryAgain(once, roads.wait, signal);
  tell(piece.size);
}
