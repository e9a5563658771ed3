import { type Acts, actsBeyond, isNothing } from '../../engine/schema/acts/acts.ts';
import { actsHeldBy, readActs } from '../../engine/schema/acts/gather-acts.ts';
import { calls } from '../../engine/schema/calls/index.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { personLately } from '../permission/person-now.ts';
import { nobody, type OwnModel, publisherOf } from './publisher.ts';

/** A version as it is online. */
export interface OnlineActs {
  readonly tenantId: string;
  /** As stored with it. */
  readonly acts: unknown;
  readonly publisherId: string;
  /** Of a model. */
  readonly own?: OwnModel;
}

/** What a page may do now, and the names of what its publisher no longer may have it do. */
export interface ActsNow {
  readonly acts: Acts;
  readonly off: string[];
}

/**
 * What a version may do now: of what was stored with it, as much as its publisher still holds. Asked at each opening of a
 * page; versions that do nothing, most models among them, ask nothing.
 */
export async function actsNow(context: AppContext, { tenantId, acts, publisherId, own }: OnlineActs): Promise<ActsNow> {
  const { kind, ...stored } = readActs(acts);
  if (isNothing(stored)) return { acts: stored, off: [] };
  const person = await personLately(context, tenantId, publisherId);
  const modelIds = [...new Set([...Object.values(stored.calls).flat(), ...stored.models])];
  const publisher = person ? await publisherOf(context, person, modelIds, own) : nobody;
  const held = actsHeldBy({ kind, ...stored }, calls, publisher);
  return { acts: held, off: Object.keys(actsBeyond(stored, held).calls) };
}
