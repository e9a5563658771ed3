import type { Publisher } from '../../engine/schema/acts/judge-acts.ts';
import { type Access, accessTo } from '../gateway/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import type { Person } from '../permission/person-now.ts';

/** A model that acts on itself: who drew it may let it, before it is in anybody's menu. */
export interface OwnModel {
  readonly id: string;
  readonly creatorId: string;
}

/**
 * Somebody as the judgement of a document sees him.
 * @param modelIds those that the document names: no other is his to use
 */
export async function publisherOf(
  context: AppContext,
  person: Person,
  modelIds: readonly string[],
  own?: OwnModel,
): Promise<Publisher> {
  const actor: Actor = { ...person, sessionId: '', isLocked: false };
  const accesses = new Map<string, Access>();
  for (const id of modelIds) {
    const access = await accessTo(context, actor, id).catch(noneIfRefused);
    if (access) accesses.set(id, access);
  }
  return {
    isDesigner: person.isDesigner,
    isAdministrator: person.isAdministrator,
    mayUse(id, button) {
      if (own?.id === id && (own.creatorId === person.userId || person.isAdministrator)) return true;
      const access = accesses.get(id);
      return access !== undefined && (button === undefined || access.allowsButton(button));
    },
  };
}

function noneIfRefused(error: unknown): undefined {
  if (!(error instanceof Refused)) throw error;
}

/** Whoever is gone or switched off holds nothing. */
export const nobody: Publisher = { isDesigner: false, isAdministrator: false, mayUse: () => false };
