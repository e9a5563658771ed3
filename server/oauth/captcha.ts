import { limits } from '../../engine/schema/limits.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { firstTenant, platformTenant } from '../kernel/context.ts';
import { Refused, refusedAt } from '../kernel/refused.ts';
import { settingsOf } from '../kernel/system-settings.ts';
import { tables } from '../kernel/tables.ts';
import { countTry } from './attempt-limits.ts';
import { type CaptchaPicture, drawCaptcha, newCaptchaText } from './captcha-picture.ts';
import { hashOf, isSameHash, newSecret } from './secrets.ts';

/** Pictures for one address within 15 minutes. */
const picturesMost = 200;
/** Before the number that a device worked out instead of a person reading the picture. */
const workMark = 'work.';

export interface Captcha {
  readonly id: string;
  readonly picture: CaptchaPicture;
  readonly characters: number;
  /** Bits that must be zero at the head of SHA-256 of `id:number`, for whoever lets the device work instead. */
  readonly workBits: number;
}

/** What was sent for a picture: its id and the characters, or the work in their place. */
export interface CaptchaAnswer {
  readonly id: string;
  readonly answer: string;
}

/** The id travels as `timestamp`, or in front of the characters with a dot. */
export function captchaIn({ code = '', timestamp }: { code?: string; timestamp?: string }): CaptchaAnswer {
  const dot = code.indexOf('.');
  return timestamp === undefined
    ? { id: code.slice(0, Math.max(dot, 0)), answer: code.slice(dot + 1) }
    : { id: timestamp, answer: code };
}

/** @throws Refused `tooMany` */
export async function newCaptcha(context: AppContext, address: string): Promise<Captcha> {
  const { database, now } = context;
  return database.essential(async () => {
    const asked = await countTry(context, `captcha ${address}`, picturesMost);
    if (asked > picturesMost) throw new Refused('tooMany', 'session.often');
    const id = newSecret().slice(0, 30);
    const { verificationCodeNumber } = await settingsOf(database, firstTenant);
    const text = newCaptchaText(verificationCodeNumber);
    await tables(database.kysely)
      .insertInto('base_captcha')
      .values({
        tenant_id: platformTenant,
        id,
        answer_hash: hashOf(`${id}:${text}`),
        expires_time: new Date(now().getTime() + limits.captchaMinutes * 60_000).toISOString(),
      })
      .execute();
    return { id, picture: drawCaptcha(text), characters: text.length, workBits: limits.captchaWorkBits };
  });
}

/**
 * Takes a picture out of use, answered rightly or not.
 * @param refusal what is said instead, where even that much would tell something
 * @throws Refused `badInput` with a finding at `/code`: nothing was sent, or it is not what the picture shows
 */
export async function requireCaptcha(context: AppContext, sent: CaptchaAnswer, refusal?: Refused): Promise<void> {
  const text = sent.answer.trim();
  if (text !== '' && (await isAnswer(context, sent.id, text))) return;
  throw refusal ?? refusedAt('/code', text === '' ? 'captcha.needed' : 'captcha.wrong');
}

async function isAnswer({ database, now }: AppContext, id: string, text: string): Promise<boolean> {
  const known = await tables(database.kysely)
    .deleteFrom('base_captcha')
    .where('tenant_id', '=', platformTenant)
    .where('id', '=', id)
    .returning(['answer_hash', 'expires_time'])
    .executeTakeFirst();
  if (!known || Date.parse(known.expires_time) <= now().getTime()) return false;
  if (!text.startsWith(workMark)) return isSameHash(hashOf(`${id}:${text.toUpperCase()}`), known.answer_hash);
  const head = Number.parseInt(hashOf(`${id}:${text.slice(workMark.length)}`).slice(0, 8), 16);
  return head < 2 ** (32 - limits.captchaWorkBits);
}
