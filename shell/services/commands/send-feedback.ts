import type { CallBody, Calls } from '../../../engine/schema/calls/index.ts';
import type { Command } from './command.ts';

/**
 * Sends what a person has written: `{ kind, content, files, about }`, the last as `describePage` said it. Only where he
 * presses: a page says nothing in his name by itself. @throws RequestFailure at `/content`
 */
export const sendFeedback: Command = async ({ client }, { about, ...written }, quiet) => {
  // The server judges each part of it.
  const body = { ...written, ...Object(about) } as CallBody<Calls['sendFeedback']>;
  await client.request('sendFeedback', { body, quiet });
};
