import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { type ChunkFacts, calls } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { refuseUnsafePairs } from '../http/guarded-json.ts';
import { validationWords } from '../http/shape-validation.ts';
import { Refused } from '../kernel/refused.ts';

const fieldsMost = 12;

/** A piece on its way. */
export interface SentChunk {
  readonly facts: ChunkFacts;
  readonly part: MultipartFile;
}

/**
 * Reads a form up to its file. What is said of the piece stands in the fields before it, some of it in the address as well.
 * @throws Refused `badInput`
 */
export async function readChunk(request: FastifyRequest): Promise<SentChunk> {
  const part = await request.file({
    limits: { fields: fieldsMost, parts: fieldsMost + 1, fileSize: 2 * limits.chunkBytes },
  });
  if (!part) throw new Refused('badInput', 'file.none');
  try {
    return { facts: factsOf(request, part), part };
  } catch (error) {
    drain(part);
    throw error;
  }
}

/** Reads what is left of a piece that is not taken: the client hears the answer when it has sent everything. */
export function drain({ file }: MultipartFile): void {
  file.resume();
}

function factsOf(request: FastifyRequest, { fields }: MultipartFile): ChunkFacts {
  const said: Record<string, unknown> = { ...(request.query as Record<string, unknown>) }; // pairs of text
  for (const [name, field] of Object.entries(fields)) {
    if (field === undefined || Array.isArray(field)) throw new Refused('badInput', 'param.wrong', { name });
    if (field.type === 'field') said[name] = field.value;
  }
  refuseUnsafePairs(said, 'part.body');
  const validate = request.compileValidationSchema(calls.chunkState.shapes.query, 'querystring');
  if (!validate(said)) {
    const { code, args } = validationWords(validate.errors ?? []);
    throw new Refused('badInput', code, args);
  }
  return said as ChunkFacts; // validated, its numbers are numbers now
}
