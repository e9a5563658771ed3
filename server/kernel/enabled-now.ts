import { sql } from 'kysely';

/** Whether an account can be used now, as its `enabled_mark` says it: by the clock of the database, one whose day is over is off. */
export const enabledNowText = (person: string) =>
  `case when ${person}.valid_until <= now() then 0 else ${person}.enabled_mark end`;

export const enabledNow = (person = 'base_user') => sql<number>`${sql.raw(enabledNowText(person))}`;
