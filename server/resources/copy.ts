import { sql } from 'kysely';
import { readNames } from '../../engine/schema/text/local-text.ts';
import { json } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import type { Content, Row, Served, Writing } from '../kernel/resource-hooks.ts';
import { say } from '../kernel/words.ts';
import { settleDeed } from './changes.ts';
import { hasValue } from './check-content.ts';
import { columnsOf, contentOf, lockedRow, tableOf } from './kept-rows.ts';
import { writeMembers } from './members.ts';
import { requireReach } from './reach.ts';
import { insertRow, inTurn, placeOfNew } from './write.ts';

/** POST path/{id}/Actions/Copy: a row like it, without the people who belong to it. @throws Refused notFound */
export async function copyRow(context: AppContext, actor: Actor, served: Served, from: string): Promise<string> {
  const { resource, hooks } = served;
  return inTurn(context, actor, served, context.newId(), async (writing) => {
    const { trx, id } = writing;
    const row = await lockedRow(trx, resource, actor, from);
    await requireReach(served, { ...writing, id: from }, 'Select');
    const content = await renamed(served, contentOf(resource, row), writing);
    await insertRow(resource, writing, {
      ...columnsOf(resource, content),
      ...(await placeOfNew(resource, writing)),
      ...(resource.tree && { parent_id: row.parent_id }),
      ...(resource.hasNames ? { names: namesOfCopy(row) } : {}),
    });
    const places = Object.entries(content).filter(([name]) => {
      const field = resource.shape[name];
      return field?.kind !== 'members' || field.to !== 'user';
    });
    await writeMembers(resource, writing, Object.fromEntries(places));
    await requireReach(served, writing, 'Add');
    await hooks.copied?.(from, writing);
    await settleDeed(served, writing, 'copy', { before: null, after: await lockedRow(trx, resource, actor, id) });
    return id;
  });
}

/** With a name and a code that no row has. Codes and names take neither spaces nor brackets. */
async function renamed({ resource }: Served, content: Content, writing: Writing): Promise<Content> {
  const fields = { fullName: say({ code: 'resource.copy' }, 'zh'), enCode: '.copy' };
  const fresh: Record<string, unknown> = { ...content };
  for (const [name, mark] of Object.entries(fields)) {
    const field = resource.shape[name];
    if (field?.kind !== 'text' && field?.kind !== 'code') continue;
    for (let count = 1; ; count += 1) {
      const tail = count === 1 ? mark : `${mark}${count}`;
      fresh[name] = String(content[name]).slice(0, field.most - tail.length) + tail;
      const twin = tableOf(writing.trx, resource, writing.actor).select('id');
      if (
        !(await twin
          .where(hasValue(resource, name, fresh[name]))
          .limit(1)
          .executeTakeFirst())
      )
        break;
    }
  }
  return fresh;
}

/** In the other languages it is called a copy too, so that nobody takes it for the one that it was made from. */
function namesOfCopy({ names }: Row) {
  const known = readNames(names);
  if (!known) return sql`null`;
  const { en, zhtw } = known;
  return json({
    ...(en ? { en: `${en} ${say({ code: 'resource.copy' }, 'en')}` } : {}),
    ...(zhtw ? { zhtw: `${zhtw}${say({ code: 'resource.copy' }, 'zhtw')}` } : {}),
  });
}
