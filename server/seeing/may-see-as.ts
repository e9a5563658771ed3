import { sql } from 'kysely';
import { gradeRights } from '../../engine/schema/grants/grade.ts';
import { isPersonWithin, itemsOf, placesOf } from '../grades/places.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { holdsMenu } from '../permission/grants.ts';
import { givenOf, requireOwnRights } from '../permission/own-rights.ts';
import { type Person, personNow } from '../permission/person-now.ts';

/** The button of the page of people that it takes. */
export const seeing = { menu: 'permission.user', button: 'btn_seeAs' } as const;

/**
 * A person as whom the asker may see the program: of his tenant and reach, switched on, and with nothing that he lacks himself:
 * no right that was granted, and no place or entry of a grade. Asked when it begins, and again for each call while it lasts.
 * @throws Refused notFound for nobody whom he reaches; forbidden
 */
export async function requireMaySeeAs(context: AppContext, asker: Actor, userId: string): Promise<Person> {
  const { tenantId } = asker;
  if (userId === asker.userId) throw new Refused('forbidden', 'seeing.self');
  if (!(await holdsMenu(context, asker, seeing.menu, seeing.button))) throw new Refused('forbidden', 'call.noButton');
  const reached = await sql`
    select 1 from base_user person where person.tenant_id = ${tenantId} and person.id = ${userId}
      and person.delete_time is null
      and ${asker.isAdministrator ? sql`true` : isPersonWithin('person', asker, 'Select')}`.execute(
    context.database.kysely,
  );
  if (reached.rows.length === 0) throw new Refused('notFound', 'seeing.nobody');
  const person = await personNow(context, tenantId, userId);
  if (!person) throw new Refused('forbidden', 'seeing.off');
  if (person.isAdministrator) throw new Refused('forbidden', 'seeing.administrator');
  if (!asker.isAdministrator) await requireNoMore(context, asker, person);
  return person;
}

/** @throws Refused forbidden, which names a right that was granted */
async function requireNoMore(context: AppContext, asker: Actor, person: Person): Promise<void> {
  await context.database.transaction(async (trx) => {
    const given = await givenOf(trx, asker, person.userId);
    await requireOwnRights(trx, asker, '', given);
    const seen: Actor = { ...person, sessionId: '', isLocked: false };
    const more = [
      ...gradeRights.map((right) => sql`(${placesOf(seen, right)}) except (${placesOf(asker, right)})`),
      sql`(${itemsOf(seen, 'menu')}) except (${itemsOf(asker, 'menu')})`,
    ];
    const { rows } = await sql`
      select 1 from (${sql.join(
        more.map((one) => sql`(${one})`),
        sql` union all `,
      )}) more limit 1`.execute(trx);
    if (rows.length > 0) throw new Refused('forbidden', 'seeing.moreReach');
  });
}
