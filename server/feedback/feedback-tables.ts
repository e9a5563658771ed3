import type { Generated, Kysely, Selectable } from 'kysely';
import type { FeedbackKind, FeedbackState } from '../../engine/schema/calls/feedback-calls.ts';
import type { FileEntry } from '../../engine/schema/values/index.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { Stamps } from '../kernel/tables.ts';

interface FeedbackTable extends Omit<Stamps, 'creator_id'> {
  id: string;
  creator_id: string;
  /** What the page called it when it was sent: sent twice, it is one. */
  sent_key: string | null;
  kind: FeedbackKind;
  content: string;
  files: FileEntry[];
  page: string;
  page_title: string;
  build: string;
  browser: string;
  state: FeedbackState;
  answer: Generated<string>;
  answer_user_id: Generated<string | null>;
  answer_time: Generated<string | null>;
}

export type FeedbackRecord = Selectable<FeedbackTable>;

interface Tables {
  base_feedback: FeedbackTable;
  /** Locked while one of its feedback is counted. */
  base_user: { tenant_id: string; id: string; real_name: string; names: unknown };
}

/** The same handle (or transaction) with the types of the tables of feedback. */
export function feedbackTables(handle: Kysely<DatabaseSchema>): Kysely<Tables> {
  // The handle is typed for tables made at run time as well; migration 71 makes exactly the table named above.
  return handle as unknown as Kysely<Tables>;
}
