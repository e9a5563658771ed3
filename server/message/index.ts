// Here: messages, notices and how much of them is unread.

import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { serve } from '../http/serve.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { listMessages } from './list-messages.ts';
import { messageTypes } from './message-tables.ts';
import { noticeReach, noticeReaders } from './notice-readers.ts';
import { deleteNotice, deleteNotices, releaseNotice, withdrawNotice } from './notice-state.ts';
import { createNotice, listNotices, loadNotice, saveNotice } from './notices.ts';
import { openMessage, readAllMessages } from './read-message.ts';
import { readCounts } from './unread-counts.ts';

export { toPeople } from './audience.ts';
export { endNotices } from './end-notices.ts';
export { mayReadNoticeFile } from './notice-files.ts';
export { publishMessage } from './publish-message.ts';
export { recountUnread } from './recount-unread.ts';
export { readCounts, readCountsOf } from './unread-counts.ts';

export function messageRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.messageList, ({ actor, query }) => listMessages(context, actor, query));
  serve(app, context, calls.messageRecord, ({ actor, query }) =>
    listMessages(context, actor, { ...query, pageSize: query.pageSize ?? limits.pageSize, withEnded: true }),
  );
  serve(app, context, calls.openMessage, ({ actor, params }) => openMessage(context, actor, params.id));
  serve(app, context, calls.readAllMessages, async ({ actor, body }) => ({
    count: await readAllMessages(context, actor, body),
  }));
  serve(app, context, calls.noticeCenter, async ({ actor, body }) => {
    const { pageSize } = body;
    const [{ list }, counts] = await Promise.all([
      pageSize === 0 ? { list: [] } : listMessages(context, actor, { pageSize, type: messageTypes.notice }),
      readCounts(context.database, actor),
    ]);
    return { list, ...counts };
  });
  serve(app, context, calls.noticeList, ({ actor, body }) =>
    listMessages(context, actor, { ...body, type: messageTypes.notice }),
  );
  noticeRoutes(app, context);
}

function noticeRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.adminNotices, ({ actor, query, language }) => listNotices(context, actor, query, language));
  serve(app, context, calls.loadNotice, ({ actor, params, language }) =>
    loadNotice(context, actor, params.id, language),
  );
  serve(app, context, calls.createNotice, async ({ actor, body }) => ({
    id: await createNotice(context, actor, body),
  }));
  serve(app, context, calls.saveNotice, async ({ actor, params, body }) => ({
    id: await saveNotice(context, actor, params.id, body),
  }));
  serve(app, context, calls.releaseNotice, async ({ actor, params }) => ({
    receivers: await releaseNotice(context, actor, params.id),
  }));
  serve(app, context, calls.noticeReach, async ({ actor, params }) => ({
    receivers: await noticeReach(context, actor, params.id),
  }));
  serve(app, context, calls.noticeReaders, ({ actor, params, query }) =>
    noticeReaders(context, actor, params.id, query),
  );
  serve(app, context, calls.withdrawNotice, ({ actor, params }) => withdrawNotice(context, actor, params.id));
  serve(app, context, calls.deleteNotice, ({ actor, params }) => deleteNotice(context, actor, params.id));
  serve(app, context, calls.deleteNotices, async ({ actor, body }) => ({
    count: await deleteNotices(context, actor, body.ids),
  }));
}
