import { Ajv } from 'ajv';
import { oneOf, type Shape, shape } from '../../engine/schema/shape.ts';

const id = shape.string({ minLength: 1, maxLength: 64 });
const ids = shape.array(id);
const ofTenant = shape.object({ tenantId: id });

/** Why a session ended before its time, as it stands in `base_session.ended_reason`. */
export const endReasons = ['logout', 'forced', 'reuse', 'stopped', 'password', 'elsewhere', 'tenant'] as const;
export type EndReason = (typeof endReasons)[number];

/** What servers tell each other, by subject. Ids alone: what changed is read from the database by whoever needs it. */
const factShapes = {
  /** Sessions that ended; without `sessionIds` all of the user's. */
  'session.ended': shape.object({
    tenantId: id,
    userId: id,
    sessionIds: shape.optional(ids),
    reason: oneOf(endReasons),
  }),
  /** A session that from now on sees the program as another person, or as its own again. */
  'session.seeing': shape.object({ tenantId: id, userId: id, sessionId: id }),
  /** Messages that came, were read or were taken back: whose counts are others now. */
  message: shape.object({ tenantId: id, userIds: shape.union([ids, shape.literal('all')]) }),
  /** A job that waits for a process, has come further, is to stop, or has ended; without `userId` it is the server's. */
  job: shape.object({
    tenantId: id,
    userId: shape.optional(id),
    id,
    news: oneOf(['waiting', 'progress', 'stop', 'ended']),
  }),
  /** Menu entries. */
  menu: ofTenant,
  /** What roles, positions or people may see and press. */
  rights: ofTenant,
  dictionary: ofTenant,
  /** Companies, departments, positions, groups: the structure that people stand in. */
  organize: ofTenant,
  /** Settings of the system. */
  config: ofTenant,
  /** Screens and models that went online or were taken off. */
  screen: ofTenant,
  /** Who is at the ends of a map's room, or what is on its way to them. `by` names who says it, and has no need to look. */
  'map.room': shape.object({ tenantId: id, gid: id, by: id }),
};

export type Facts = { readonly [S in keyof typeof factShapes]: Shape<(typeof factShapes)[S]> };
export type Subject = keyof Facts;
export const subjects = Object.keys(factShapes) as Subject[]; // its keys are what the type is made of

/** A fact with its subject. */
export type Said<S extends Subject = Subject> = { [K in S]: { readonly subject: K; readonly fact: Facts[K] } }[S];

const ajv = new Ajv({ strict: false });
const checks = new Map<string, (fact: unknown) => boolean>(
  Object.entries(factShapes).map(([subject, factShape]) => [subject, ajv.compile(factShape)]),
);

/** How long a text may be that PostgreSQL carries, in bytes. Source: PostgreSQL manual, NOTIFY. */
const textBytesMost = 7_999;
/** Beyond this it costs less that everybody of the tenant looks. */
const usersMost = 1_000;

/**
 * The texts that carry a fact to other processes: one, or several when it names more ids than one can hold.
 * @param from the process that says it
 */
export function textsOf(from: string, said: Said): string[] {
  const short = withFewUsers(said);
  const text = JSON.stringify({ from, ...short });
  if (Buffer.byteLength(text) <= textBytesMost) return [text];
  return halvesOf(short).flatMap((half) => textsOf(from, half));
}

function withFewUsers(said: Said): Said {
  if (said.subject !== 'message' || said.fact.userIds.length <= usersMost) return said;
  return { subject: 'message', fact: { ...said.fact, userIds: 'all' } };
}

function halvesOf(said: Said): Said[] {
  const cut = (list: readonly string[]) => {
    const middle = Math.ceil(list.length / 2);
    return [list.slice(0, middle), list.slice(middle)];
  };
  if (said.subject === 'message' && Array.isArray(said.fact.userIds) && said.fact.userIds.length > 1)
    return cut(said.fact.userIds).map((userIds) => ({ subject: 'message', fact: { ...said.fact, userIds } }));
  if (said.subject === 'session.ended' && said.fact.sessionIds !== undefined && said.fact.sessionIds.length > 1)
    return cut(said.fact.sessionIds).map((sessionIds) => ({
      subject: 'session.ended',
      fact: { ...said.fact, sessionIds },
    }));
  throw new Error(`A fact about ${said.subject} is too long to be carried.`);
}

/**
 * @returns what another process said; undefined for a text that is none of ours, or of another version: anybody who may
 * log in to the database can say anything on the line
 */
export function saidIn(text: string): (Said & { readonly from: string }) | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || !('subject' in value && 'fact' in value && 'from' in value))
    return undefined;
  const { subject, fact, from } = value;
  if (typeof subject !== 'string' || typeof from !== 'string' || !checks.get(subject)?.(fact)) return undefined;
  return value as Said & { readonly from: string }; // checked against the shape that the type comes from
}
