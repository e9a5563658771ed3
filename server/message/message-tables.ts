import type { Kysely, Selectable } from 'kysely';
import type { FileEntry } from '../../engine/schema/values/index.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { Stamps } from '../kernel/tables.ts';
import type { Audience } from './audience.ts';

export const messageTypes = { notice: 1, flow: 2 } as const;
export const noticeStates = { draft: 0, published: 1, withdrawn: 2 } as const;
/** Told of one that is published and past its end; never stored. */
export const expiredStage = 3;

/** Title and body (safe HTML) in the other two languages. */
export type MessageWords = Partial<Record<'en' | 'zhtw', { readonly title: string; readonly body: string }>>;

export interface MessageRecord {
  tenant_id: string;
  id: string;
  type: number;
  title: string;
  /** Safe HTML. */
  body: string;
  words: MessageWords | null;
  files: FileEntry[];
  /** Of a flow message: what it leads to. */
  target: Record<string, unknown> | null;
  notice_id: string | null;
  /** From when on lists leave it out; its record stays. */
  expiration_time: string | null;
  sender_id: string;
  release_time: string;
}

interface NoticeTable extends Stamps {
  id: string;
  title: string;
  /** Safe HTML. */
  body: string;
  words: MessageWords | null;
  files: FileEntry[];
  audience: Audience;
  state: number;
  release_time: string | null;
  releaser_id: string | null;
  category: string;
  expiration_time: string | null;
}

export type NoticeRecord = Selectable<NoticeTable>;

interface Tables {
  base_message: MessageRecord;
  base_message_receive: {
    tenant_id: string;
    user_id: string;
    message_id: string;
    is_read: boolean;
    read_time: string | null;
  };
  /** How much is unread, kept by `addedToCounts`. */
  base_message_unread: { tenant_id: string; user_id: string; type: number; total: number };
  base_notice: NoticeTable;
  /** What is read of people here. */
  base_user: {
    tenant_id: string;
    id: string;
    real_name: string;
    names: unknown;
    account: string;
    organize_id: string | null;
  };
  base_organize: { tenant_id: string; id: string; full_name: string; names: unknown };
}

/** The same handle (or transaction) with the types of the tables of messages. */
export function messageTables(handle: Kysely<DatabaseSchema>): Kysely<Tables> {
  // The handle is typed for tables made at run time as well; migration 7 makes exactly the tables named above.
  return handle as unknown as Kysely<Tables>;
}
