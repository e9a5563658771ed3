import type { Transaction } from 'kysely';
import type { FileEntry } from '../../engine/schema/values/index.ts';
import { type DatabaseSchema, json } from '../database/index.ts';
import { newId } from '../kernel/ids.ts';
import { type Audience, deliver } from './audience.ts';
import { type MessageWords, messageTables, messageTypes } from './message-tables.ts';

export interface NewMessage {
  readonly tenantId: string;
  readonly senderId: string;
  readonly title: string;
  /** Safe HTML. */
  readonly body: string;
  readonly words?: MessageWords | null;
  readonly releaseTime: Date;
  readonly files?: readonly FileEntry[];
  /** Of a notice. */
  readonly noticeId?: string;
  readonly expirationTime?: string | null;
  /** Of a flow message: what the page of the flow is told. */
  readonly target?: Readonly<Record<string, unknown>>;
}

/**
 * Writes a message down and gives it to its audience. Whoever calls announces it once the transaction is through.
 * @returns the ids of those who receive it
 */
export async function publishMessage(
  trx: Transaction<DatabaseSchema>,
  {
    tenantId,
    senderId,
    title,
    body,
    words = null,
    releaseTime,
    files = [],
    noticeId,
    expirationTime = null,
    target,
  }: NewMessage,
  audience: Audience,
): Promise<string[]> {
  const id = newId();
  const type = target ? messageTypes.flow : messageTypes.notice;
  await messageTables(trx)
    .insertInto('base_message')
    .values({
      tenant_id: tenantId,
      id,
      type,
      title,
      body,
      words: json(words),
      files: json([...files]),
      target: json(target ?? null),
      notice_id: noticeId ?? null,
      expiration_time: expirationTime,
      sender_id: senderId,
      release_time: releaseTime.toISOString(),
    })
    .execute();
  return deliver(trx, { tenantId, messageId: id, type, audience });
}
