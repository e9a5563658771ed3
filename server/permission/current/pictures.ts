import { limits } from '../../../engine/schema/limits.ts';
import { json } from '../../database/index.ts';
import { claimFiles, releaseFiles } from '../../file/file-store.ts';
import { ownerOfPicture, type PicturePlace } from '../../file/people-pictures.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { AppContext } from '../../kernel/app-context.ts';
import { Refused } from '../../kernel/refused.ts';
import { tables } from '../../kernel/tables.ts';

/**
 * Makes an uploaded picture the caller's portrait or signature; the one before is let go.
 * @param fileId `0`: there is none any longer
 * @returns its address, empty for none
 * @throws Refused `badInput` for what is no picture of the caller's, `tooLarge`
 */
export async function savePicture(
  { database, now }: AppContext,
  actor: Actor,
  place: PicturePlace,
  fileId: string,
): Promise<{ url: string }> {
  const { tenantId, userId } = actor;
  const owner = ownerOfPicture(place, userId);
  return database.transaction(async (trx) => {
    const db = tables(trx);
    let url = '';
    if (fileId !== '0') {
      const file = await db
        .selectFrom('base_file')
        .select(['type', 'size'])
        .where('tenant_id', '=', tenantId)
        .where('id', '=', fileId)
        .executeTakeFirst();
      if (file && file.type !== 'annexpic') throw new Refused('badInput', 'file.notPicture');
      if (file && Number(file.size) > limits.portraitBytes)
        throw new Refused('tooLarge', 'profile.pictureLarge', { megabytes: limits.portraitBytes / 1024 / 1024 });
      const [entry] = await claimFiles(trx, actor, [{ fileId, name: '', url: '' }], owner);
      url = entry?.url ?? '';
    }
    await releaseFiles(trx, { ...owner, tenantId }, url === '' ? [] : [fileId], now());
    await db
      .updateTable('base_user')
      .set({ [place]: url, modifier_id: userId, modify_time: now().toISOString() })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', userId)
      .execute();
    return { url };
  });
}

export async function signImageOf({ database }: AppContext, { tenantId, userId }: Actor): Promise<{ url: string }> {
  const { sign_img } = await tables(database.kysely)
    .selectFrom('base_user')
    .select('sign_img')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { url: sign_img };
}

/** What the caller chose for the pages, by name; what is not named stays. */
export async function savePreferences(
  { database }: AppContext,
  { tenantId, userId }: Actor,
  change: Readonly<Record<string, string>>,
): Promise<void> {
  await database.transaction(async (trx) => {
    const db = tables(trx);
    const { preferences } = await db
      .selectFrom('base_user')
      .select('preferences')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await db
      .updateTable('base_user')
      .set({ preferences: json({ ...Object(preferences), ...change }) })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', userId)
      .execute();
  });
}
