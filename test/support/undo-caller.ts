import { calls } from '../../engine/schema/calls/index.ts';
import type { Caller } from './model-server.ts';

type Side = 'before' | 'after';

/** What a suite asks of histories and the way back, as one person unless it says who. */
export function undoCaller(everybody: () => Caller) {
  const history = async (kind: string, target?: string, by = everybody(), query: object = {}) =>
    by(calls.changeHistory, { params: { kind }, query: { ...(target && { target }), ...query } });
  const attempt = (kind: string, id: string, to: Side = 'before', by = everybody()) =>
    by(calls.tryRestore, { params: { kind, id }, body: { to } });
  const restore = (kind: string, id: string, revision: string, to: Side = 'before', by = everybody()) =>
    by(calls.restoreChange, { params: { kind, id }, body: { to, revision } });
  /** The change of a thing that many back, 0 the newest. */
  const change = async (kind: string, target: string | undefined, back = 0) => {
    const found = (await history(kind, target)).data.list[back];
    if (!found) throw new Error(`There is no change ${back} of ${kind} ${target}.`);
    return found;
  };
  /** Looks at what going back would do, and does it. */
  const goBack = async (kind: string, target: string | undefined, back = 0, by = everybody()) => {
    const { id } = await change(kind, target, back);
    const { data } = await attempt(kind, id, 'before', by);
    return { tried: data, done: await restore(kind, id, data?.revision ?? '', 'before', by) };
  };
  return { history, attempt, restore, change, goBack };
}
