import type { CallAnswer } from '../../engine/contract/requests.ts';
import type { Services } from '../../engine/contract/services.ts';
import { type ImportWays, listOf } from '../list-import/import-rows.ts';

/** Whether people who are there already are changed. */
export type ImportMode = 'new' | 'change';

/** An import of people of one's own tenant. What is put in is what was looked through last, and nothing else. */
export function peopleWays(
  { request, requestNamed }: Services,
  mode: ImportMode,
): ImportWays<CallAnswer<'userPreview'>> {
  return {
    template: () => request('userTemplate', { quiet: true }),
    send: async (body) => String(Object(await requestNamed('userUpload', { body, quiet: true })).name),
    look: (fileName, list) =>
      request('userPreview', { body: { fileName, mode, ...(list === undefined ? {} : { list }) }, quiet: true }),
    async put(_fileName, { token, dataRow }) {
      // Without a key: its answer has passwords, which are kept nowhere. The file itself is imported once.
      const result = await request('importUsers', { body: { token, list: listOf(dataRow), mode }, quiet: true });
      return { ...result, token };
    },
    failures: ({ token = '' }) => request('failedUsers', { body: { token }, quiet: true }),
  };
}
