import type { CallData, calls } from '../../engine/schema/calls/index.ts';
import { menuTypes } from '../../engine/schema/documents/menu-types.ts';
import { readySchemeOf } from '../../engine/schema/grants/row-scheme.ts';
import { limits } from '../../engine/schema/limits.ts';
import { schemeWords } from '../authority/button-words.ts';
import type { KnownLine } from '../authority/lines.ts';
import { schemeText } from '../authority/scheme-text.ts';
import { storedSchemes } from '../authority/stored-schemes.ts';
import { accessTo, countRows, openListQuery, publishedModel } from '../gateway/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { say } from '../kernel/words.ts';
import { grantsOf } from '../permission/grants.ts';
import { readMenus } from '../permission/menu-rows.ts';
import { actorFor } from '../permission/preview-rights.ts';
import { everyLine, heldAs, type Item } from './person-rights.ts';
import { reportedPerson } from './reported-person.ts';
import { roadsTo } from './roads.ts';

type Answer = CallData<typeof calls.explainRight>;

/** GET Users/{id}/Explain: why somebody has a right, or why not. @throws Refused notFound for him or it */
export async function explainRight(context: AppContext, actor: Actor, id: string, item: Item): Promise<Answer> {
  await reportedPerson(context, actor, id);
  const person = await actorFor(context, actor.tenantId, { kind: 'user', objectId: id });
  const line = await lineOf(context, actor, item);
  const [roads, grants] = await Promise.all([roadsTo(context, actor, id, storedAs(line)), grantsOf(context, person)]);
  const held = heldAs(grants, line);
  return {
    isHeld: !line.isOutside && (person.isAdministrator || held !== null),
    isOutside: line.isOutside,
    isAdministrator: person.isAdministrator,
    isUsual: !line.isOutside && held === 'usual',
    roads,
    rows: item.kind === 'resource' ? await rowsOf(context, actor, person, line) : null,
  };
}

/** @throws Refused notFound for what cannot be granted here */
export async function lineOf(context: AppContext, actor: Actor, { kind, id }: Item): Promise<KnownLine> {
  const line = (await everyLine(context, actor, kind)).find((one) => one.id === id && one.isGrantable);
  if (!line) throw new Refused('notFound', 'authority.unknown', { id });
  return line;
}

export const storedAs = ({ kind, moduleId, code }: KnownLine) => ({
  ...{ moduleId, code },
  itemType: kind === 'module' ? 'menu' : kind,
});

/** Which rows a scheme means, and how many of the model he sees by all that he holds. */
async function rowsOf(
  context: AppContext,
  actor: Actor,
  person: Actor,
  { moduleId, code, fullName }: KnownLine,
): Promise<Answer['rows']> {
  const language = actor.language ?? 'zh';
  const entry = (await readMenus(context, actor.tenantId)).find((one) => one.id === moduleId);
  if (entry?.type !== menuTypes.model || entry.model_id === null) return null;
  const model = await publishedModel(context, actor.tenantId, entry.model_id);
  if (!model) return null;
  const ready = readySchemeOf(code);
  const made = ready ? undefined : await storedSchemes(context.database.kysely, actor.tenantId, moduleId);
  const scheme = made?.find((one) => one.id === code);
  const text = ready
    ? say({ code: schemeWords[ready] }, language)
    : scheme
      ? await schemeText(context, actor, model, scheme, language)
      : fullName;
  try {
    const access = await accessTo(context, person, entry.model_id);
    const open = await openListQuery(context, access, {}, language);
    const { total } = await countRows(open, limits.logCountMost);
    return { text, count: Math.min(total, limits.logCountMost), isMore: total > limits.logCountMost };
  } catch (error) {
    // Without the entry he sees none of them.
    if (error instanceof Refused) return { text, count: 0, isMore: false };
    throw error;
  }
}
