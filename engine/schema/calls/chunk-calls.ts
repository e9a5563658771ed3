import { call, signedIn } from '../call-shapes/call.ts';
import { nothing } from '../call-shapes/common-shapes.ts';
import { limits } from '../limits.ts';
import { oneOf, type Shape, shape } from '../shape.ts';

const text = (maxLength: number) => shape.optional(shape.string({ maxLength }));
const hexDigits = '^(?:[0-9a-fA-F]{32}|[0-9a-fA-F]{64})$';
const identifier = shape.string({
  minLength: 32,
  maxLength: 64,
  pattern: hexDigits,
  description: 'hash of the whole file: SHA-256, or the MD5 of other clients',
});
const filename = shape.string({ minLength: 1, maxLength: 500 });
const extension = text(50);

/** What a client says of a file and of the piece at hand; in a form its numbers are text. */
const chunkQuery = shape.object({
  identifier,
  filename,
  chunkNumber: shape.integer({ minimum: 1, maximum: 10_000 }),
  chunkSize: shape.integer({ minimum: limits.chunkBytesLeast, maximum: limits.chunkBytes }),
  currentChunkSize: shape.integer({ minimum: 1, maximum: 2 * limits.chunkBytes }),
  totalSize: shape.integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  totalChunks: shape.integer({ minimum: 1, maximum: 10_000 }),
  relativePath: text(1_000),
  fileType: text(200),
  extension,
});

const chunkAnswer = shape.object({
  uploaded: shape.boolean({ description: 'the whole file is there: it has only to be registered' }),
  merge: shape.boolean({ description: 'every piece is there: they are to be merged' }),
  chunkNumbers: shape.array(shape.integer(), { description: 'pieces that are there, from 1' }),
});

export const chunkCalls = {
  chunkState: call({
    method: 'GET',
    path: '/api/file/chunk',
    right: signedIn,
    whenSeeing: 'nobody',
    reads: true,
    shapes: { query: chunkQuery, data: chunkAnswer },
    source: 'library specification 7, chunk upload; reliability A69: of the caller alone',
  }),
  sendChunk: call({
    method: 'POST',
    path: '/api/file/chunk',
    right: signedIn,
    encoding: 'multipart',
    shapes: { data: chunkAnswer },
    source: 'library specification 7, chunk upload: the parts of the query as fields of the form, before the file',
  }),
  forgetChunks: call({
    method: 'POST',
    path: '/api/file/chunk/Forget',
    right: signedIn,
    shapes: { body: shape.object({ identifier }), data: nothing },
    source: 'reliability 2: A71, a file that was taken away again is none of the fifty that somebody may have begun',
  }),
  mergeChunks: call({
    method: 'POST',
    path: '/api/file/merge',
    right: signedIn,
    encoding: 'form',
    shapes: {
      body: shape.object({
        identifier,
        fileName: filename,
        fileSize: shape.string({ maxLength: 16, pattern: '^[1-9][0-9]*$', description: 'bytes' }),
        fileType: text(200),
        extension,
        type: oneOf(['annex', 'annexpic']),
        pathType: text(50),
        isAccount: text(50),
        folder: text(500),
        registration: shape.optional(
          shape.string({
            maxLength: 50,
            description:
              'what the client calls this upload: asked again the file is the same, of another it is another',
          }),
        ),
      }),
      data: shape.object({
        name: shape.string({ description: 'id of the file' }),
        fileSize: shape.integer(),
        fileExtension: shape.string(),
        fileVersionId: shape.string(),
        url: shape.string(),
      }),
    },
    source: 'library specification 7, registration after chunked upload; reliability A72',
  }),
};

export type ChunkFacts = Shape<typeof chunkQuery>;
export type ChunkState = Shape<typeof chunkAnswer>;
