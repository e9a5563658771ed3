import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Selectable } from 'kysely';
import { userFilePolicy } from '../http/security-headers.ts';
import type { FileAnswer } from '../http/serve.ts';
import { type Actor, whoSits } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { type Tables, tables } from '../kernel/tables.ts';
import { type ByteRange, rangeOf } from './byte-range.ts';
import { isDrawable, isPlayable } from './file-kinds.ts';
import { dispositionOf } from './file-names.ts';
import type { FileHolder } from './file-store.ts';
import { maySeePicture } from './people-pictures.ts';
import { filesFolder } from './uploads.ts';

/** Whether somebody may see what a file belongs to; undefined where that is nothing of the asked one's. */
export type MaySee = (context: AppContext, actor: Actor, holder: FileHolder) => Promise<boolean | undefined>;

const absent = () => new Refused('notFound', 'file.notFound');

/** Of a request for a file: the part that is wanted. */
export interface FileHeaders {
  readonly range?: string | undefined;
  readonly 'if-range'?: string | string[] | undefined;
}

/** What of a file is asked for. */
interface Asked {
  readonly type: string;
  readonly fileId: string;
  readonly headers: FileHeaders;
}

type FileRow = Selectable<Tables['base_file']>;

/** How a file goes out: as its kind has it, to be saved whatever it is, or to be shown or played in a page. */
type Manner = 'byKind' | 'saved' | 'shown';

/**
 * A file for its uploader until a record, a notice or a person claims it, and then for those who may see that; whole, or the
 * range that is asked for. It never runs on our origin: pictures are shown, all else is saved.
 * @throws Refused `notFound`, whether the file is absent or not for the caller
 */
export async function readDownload(
  context: AppContext,
  actor: Actor,
  { type, fileId, headers }: Asked,
  owners: readonly MaySee[],
): Promise<FileAnswer> {
  const row = await readableFile(context, actor, fileId, owners);
  if (row.type !== type) throw absent();
  return sendFile(context, row, headers, 'byKind');
}

/** A file for those who may read it. @throws Refused `notFound`, whether it is absent or not for the caller */
export async function readableFile(
  context: AppContext,
  actor: Actor,
  fileId: string,
  owners: readonly MaySee[],
): Promise<FileRow> {
  const row = await tables(context.database.kysely)
    .selectFrom('base_file')
    .selectAll()
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', fileId)
    .where('released_time', 'is', null)
    .executeTakeFirst();
  if (!row || !(await mayRead(context, actor, row, owners))) throw absent();
  return row;
}

/** The whole of a file, or the range that is asked for. @throws Refused `notFound` where the disk has lost it */
export async function sendFile(
  context: AppContext,
  row: FileRow,
  headers: FileHeaders,
  manner: Manner,
): Promise<FileAnswer> {
  const size = Number(row.size);
  // What a file holds never changes: its hash names what of it somebody has already.
  const etag = `"${row.sha256}"`;
  const ifRange = headers['if-range'];
  const isAsIs = ifRange === undefined || ifRange === etag;
  const range = isAsIs ? rangeOf(headers.range, size) : 'whole';
  const sent = { ...headersOf(row, manner), etag, 'accept-ranges': 'bytes' };
  if (range === 'none')
    return {
      status: 416,
      headers: { 'content-range': `bytes */${size}`, 'accept-ranges': 'bytes' },
      content: Readable.from([]),
    };
  const file = await open(join(filesFolder(context), row.stored_path)).catch(() => {
    throw absent();
  });
  if (range === 'whole')
    return { headers: { ...sent, 'content-length': String(size) }, content: file.createReadStream() };
  return { status: 206, headers: { ...sent, ...rangeHeaders(range, size) }, content: file.createReadStream(range) };
}

const rangeHeaders = ({ start, end }: ByteRange, size: number) => ({
  'content-length': String(end - start + 1),
  'content-range': `bytes ${start}-${end}/${size}`,
});

function headersOf({ media_type, name }: FileRow, manner: Manner): Record<string, string> {
  const isShown = manner !== 'saved' && (isDrawable(media_type) || (manner === 'shown' && isPlayable(media_type)));
  return {
    // Text and documents go out as plain bytes: a browser that is told their type may open them in place.
    'content-type': isShown ? media_type : 'application/octet-stream',
    'content-disposition': dispositionOf(isShown ? 'inline' : 'attachment', name),
    'content-security-policy': userFilePolicy,
    'x-content-type-options': 'nosniff',
  };
}

async function mayRead(
  context: AppContext,
  actor: Actor,
  { model_id, data_id, creator_id, fields }: FileRow,
  owners: readonly MaySee[],
): Promise<boolean> {
  if (model_id === null || data_id === null) return creator_id === whoSits(actor).userId;
  const holder = { modelId: model_id, dataId: data_id, fields };
  const ofPerson = maySeePicture(actor, holder);
  if (ofPerson !== undefined) return ofPerson;
  for (const maySee of owners) {
    const known = await maySee(context, actor, holder);
    if (known !== undefined) return known;
  }
  return false;
}
