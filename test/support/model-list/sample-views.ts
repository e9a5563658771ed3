import type { RequestInput } from '../../../engine/contract/requests.ts';
import type { RecordView } from '../../../engine/schema/calls/index.ts';

/** The calls of a list's views, answered out of memory as the server answers them to somebody who may share. */
export function sampleViews(): Record<string, (input: RequestInput) => unknown> {
  let views: RecordView[] = [];
  const bodyOf = (body: unknown): Omit<RecordView, 'id' | 'mayChange' | 'revision'> => Object(body);
  const inOrder = () => views.toSorted((one, other) => Number(other.shared) - Number(one.shared));
  return {
    recordViews: () => ({ list: inOrder(), mayShare: true }),
    recordViewCounts: () => ({ list: views.map(({ id }, index) => ({ id, count: index + 3, isMore: index === 2 })) }),
    createRecordView: ({ body }) => {
      const view = { ...bodyOf(body), id: `view-${views.length + 1}`, mayChange: true, revision: 1 };
      views = [...views, view];
      return { id: view.id };
    },
    saveRecordView: ({ params, body }) => {
      views = views.map((view) =>
        view.id === params?.viewId ? { ...view, ...bodyOf(body), revision: view.revision + 1 } : view,
      );
      return { id: params?.viewId };
    },
    deleteRecordView: ({ params }) => {
      views = views.filter(({ id }) => id !== params?.viewId);
      return null;
    },
  };
}
