import type { FastifyRequest } from 'fastify';
import { limits } from '../../engine/schema/limits.ts';
import { isBrokenForm } from '../file/broken-form.ts';
import { Refused } from '../kernel/refused.ts';
import type { SentSheet } from './upload-import.ts';

/** The spreadsheet that a form brings. @throws Refused badInput */
export async function sentSheet(request: FastifyRequest): Promise<SentSheet> {
  try {
    const part = await request.file({ limits: { fileSize: limits.importFileBytes } });
    if (!part) throw new Refused('badInput', 'file.none');
    const content = await part.toBuffer();
    return { name: part.filename ?? '', bytes: part.file.truncated ? undefined : content };
  } catch (error) {
    throw isBrokenForm(error) ? new Refused('badInput', 'call.badRequest') : error;
  }
}
