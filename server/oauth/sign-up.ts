import type { AppContext } from '../kernel/app-context.ts';
import { firstTenant } from '../kernel/context.ts';
import { type PageQuery, pageOf } from '../kernel/paged-list.ts';
import { Refused, refusedAt } from '../kernel/refused.ts';
import { containing } from '../kernel/search-word.ts';
import { tables } from '../kernel/tables.ts';
import { countTry } from './attempt-limits.ts';
import { type CaptchaAnswer, requireCaptcha } from './captcha.ts';
import { mobileKey } from './mobile-key.ts';

/** From one address within 15 minutes. */
const askedMost = 5;

export interface SignUp {
  readonly company: string;
  readonly contact: string;
  readonly mobile: string;
}

/**
 * Keeps a company's wish to be signed up for the operator, who is the first tenant. The answer is the same whoever is
 * known already.
 * @throws Refused `badInput` or `tooMany`
 */
export async function signUp(
  context: AppContext,
  wish: SignUp,
  captcha: CaptchaAnswer,
  address: string,
): Promise<void> {
  const { database, now, newId } = context;
  const mobile = mobileKey(wish.mobile);
  if (!mobile) throw refusedAt('/mobile', 'mobile.wrong');
  await requireCaptcha(context, captcha);
  const asked = await countTry(context, `sign-up ${address}`, askedMost);
  if (asked > askedMost) throw new Refused('tooMany', 'session.often');
  await tables(database.kysely)
    .insertInto('base_sign_up')
    .values({
      tenant_id: firstTenant,
      id: newId(),
      company: wish.company.trim(),
      contact: wish.contact.trim(),
      mobile,
      address,
      creator_time: now().toISOString(),
    })
    .execute();
}

/** Who asked, the latest first; `keyword` is part of a name or of the number. @throws Refused `badInput` */
export async function signUps({ database }: AppContext, tenantId: string, query: PageQuery) {
  const word = containing(query.keyword) ?? '%';
  const wanted = tables(database.kysely)
    .selectFrom('base_sign_up')
    .where('tenant_id', '=', tenantId)
    .where((is) => is.or([is('company', 'ilike', word), is('contact', 'ilike', word), is('mobile', 'ilike', word)]));
  const { rows, pagination } = await pageOf(
    query,
    wanted
      .select(['id', 'company', 'contact', 'mobile', 'creator_time', 'opened_tenant'])
      .orderBy('creator_time', 'desc')
      .orderBy('id', 'desc'),
    wanted.select((of) => of.fn.countAll().as('total')),
  );
  const list = rows.map(({ creator_time, opened_tenant, ...row }) => ({
    ...row,
    creatorTime: creator_time,
    isOpened: opened_tenant !== null,
  }));
  return { list, pagination };
}
