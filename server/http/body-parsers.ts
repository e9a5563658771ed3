import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { Refused } from '../kernel/refused.ts';
import { parseGuardedJson } from './guarded-json.ts';
import { isOptional } from './shape-validation.ts';

/** The exact media types; parsers that guess have let unchecked bodies through. Source: reliability A03. */
const mediaTypes = {
  json: /^application\/json(; ?charset=utf-8)?$/i,
  form: /^application\/x-www-form-urlencoded(; ?charset=utf-8)?$/i,
  multipart: /^multipart\/form-data; ?boundary=(?:"[^"\r\n]{1,70}"|[A-Za-z0-9'()+_,./:=?-]{1,70})$/i,
};

/** Bodies are JSON, forms (sign-in) or one uploaded file; nothing else is read. */
export async function registerBodyParsers(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: limits.bodyBytes },
    (_request, text, done) => {
      try {
        done(null, parseGuardedJson(text.toString()));
      } catch (error) {
        done(error instanceof Error ? error : new Refused('badInput', 'json.invalid', { what: { code: 'part.body' } }));
      }
    },
  );
  await app.register(formbody, { bodyLimit: 64 * 1024 });
  await app.register(multipart, {
    limits: {
      files: 1,
      fields: 4,
      fieldSize: 1024,
      fieldNameSize: 100,
      headerPairs: 40,
      parts: 5,
      fileSize: limits.uploadBytesMost,
    },
    throwFileSizeLimit: false,
  });
}

/**
 * @throws Refused `wrongMedia` when the body does not travel as the call says
 */
export function requireMedia(call: Call, request: FastifyRequest): void {
  if (call.method === 'GET') return;
  const found = request.headers['content-type'];
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  const { body } = call.shapes;
  const mayBeAbsent = call.encoding === undefined && (body === undefined || isOptional(body));
  if (found === undefined && !hasBody && mayBeAbsent) return;
  if (found === undefined || !mediaTypes[call.encoding ?? 'json'].test(found)) {
    throw new Refused('wrongMedia', 'call.media');
  }
}
