import { changeDocument, replaceDocument } from '../../../designer/commands/index.ts';
import { documentOf } from '../../../designer/document/model-text.ts';
import { createDraftKeeper } from '../../../designer/frame/draft-keeper.ts';
import { createModelSaver } from '../../../designer/frame/model-saver.ts';
import { createDesignStore } from '../../../designer/history/design-store.ts';
import { requestsBy } from '../../../engine/contract/requests.ts';
import type { StoredModel } from '../../../engine/schema/calls/index.ts';

export const stored: StoredModel = {
  id: 'm1',
  fullName: '甲',
  enCode: 'a',
  type: 1,
  webType: 2,
  category: '',
  state: 1,
  description: '',
  formData: '{"version":1,"nodes":[]}',
  columnData: '',
  tables: '',
  revision: 4,
  releaseVersion: 1,
};

/** A model that is open, with a server whose answers the test gives one by one. */
export function openedSaver() {
  const { document } = documentOf(stored);
  const store = createDesignStore(document, new Map());
  const drafts = new Map<string, unknown>();
  const keeper = createDraftKeeper({
    modelId: 'm1',
    now: () => 9,
    schedule: () => () => {},
    drafts: {
      read: (key) => drafts.get(key),
      write: (key, value) => void drafts.set(key, value),
      remove: (key) => void drafts.delete(key),
    },
  });
  const sent: { call: string; body: unknown; answer(value: unknown): void; refuse(error: Error): void }[] = [];
  const saver = createModelSaver({
    stored,
    store,
    keeper,
    now: () => 9,
    replace: (next, because) => void store.run(replaceDocument, { document: next, because }),
    ...requestsBy(
      (call, { body }) =>
        new Promise((answer, refuse) => {
          sent.push({ call, body, answer, refuse });
        }),
    ),
  });
  const rename = (value: string) => store.run(changeDocument, { path: '/fullName', value });
  return { store, saver, drafts, sent, rename, document };
}
