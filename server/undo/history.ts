import type { CallData, calls } from '../../engine/schema/calls/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { type ServerWords, say } from '../kernel/words.ts';
import type { Asked, KeptChange, UndoKind } from './undo-kind.ts';

type History = CallData<typeof calls.changeHistory>;

const deeds: Readonly<Record<string, ServerWords>> = {
  create: { code: 'undo.did.create' },
  copy: { code: 'undo.did.copy' },
  change: { code: 'undo.did.change' },
  delete: { code: 'undo.did.delete' },
  state: { code: 'undo.did.state' },
  move: { code: 'undo.did.move' },
  sort: { code: 'undo.did.sort' },
  restore: { code: 'undo.did.restore' },
  authorize: { code: 'undo.did.authorize' },
};

/** GET History/{kind}: who changed what and when, newest first, in words. */
export async function changeHistory(context: AppContext, actor: Actor, kind: UndoKind, asked: Asked): Promise<History> {
  const { language = 'zh' } = actor;
  const { list, total } = await kind.find(context, actor, asked);
  const parts = await kind.tell(context, actor, list);
  return {
    list: list.map((change, place) => ({
      id: change.id,
      time: new Date(change.time).toISOString(),
      userName: change.userName,
      deed: deeds[change.deed] ? say(deeds[change.deed] ?? { code: 'undo.did.change' }, language) : change.deed,
      target: change.target,
      name: change.name,
      isGone: change.after === null,
      back: backOf(kind, change, asked.currentPage === 1 && place === 0),
      parts: parts[place] ?? [],
      unkept: change.unkept.map((name) => kind.label(name, actor)),
    })),
    pagination: { currentPage: asked.currentPage, pageSize: asked.pageSize, total },
  };
}

/** Before it was made there was nothing that could be gone back to, and the newest version is what stands there. */
function backOf({ side }: UndoKind, { before }: KeptChange, isNewest: boolean): 'before' | 'after' | 'none' {
  if (side === 'before') return before === null ? 'none' : 'before';
  return isNewest ? 'none' : 'after';
}
