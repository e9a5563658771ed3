import type { ChoiceLine, ChoiceType } from '../../../engine/schema/calls/index.ts';
import { type ReferredKind, readMember, referredKey } from '../../../engine/schema/references/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { AppContext } from '../../kernel/app-context.ts';
import { peopleMeant } from '../references/people-meant.ts';
import { readReferred } from '../references/read-referred.ts';
import { type PageAsked, peoplePage } from './people.ts';

/**
 * The lines of what was chosen, one for each, in the order of the list: what was switched off or deleted says so, and what
 * belongs to another tenant is as good as deleted.
 */
export async function selectedLines(
  context: AppContext,
  actor: Actor,
  texts: readonly string[],
): Promise<ChoiceLine[]> {
  const chosen = new Map(texts.map((text) => readMember(text)).map((one) => [referredKey(one), one]));
  const rows = await readReferred(context, actor, chosen.values());
  return [...chosen].map(([key, { kind, id }]) => {
    const row = rows.get(key);
    if (!row)
      return {
        id,
        fullName: '',
        type: goneType(kind),
        headIcon: '',
        organize: '',
        hasChildren: false,
        state: 'deleted',
      };
    const { name, type, headIcon, organize, isOn } = row;
    return { id, fullName: name, type, headIcon, organize, hasChildren: false, state: isOn ? 'ok' : 'disabled' };
  });
}

const goneType = (kind: ReferredKind): ChoiceType => (kind === 'organize' ? 'department' : kind);

/**
 * A page of the people who are meant by what was chosen: themselves, those of a department or of one below it, those in a
 * position, with a role, or in a group.
 */
export async function selectedPeople(context: AppContext, actor: Actor, texts: readonly string[], asked: PageAsked) {
  const isMeant = await peopleMeant(context, actor, texts);
  return peoplePage(context, actor, asked, (people) => people.where(isMeant));
}
