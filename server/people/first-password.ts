import { randomBytes } from 'node:crypto';
import { limits } from '../../engine/schema/limits.ts';
import { settingsIn } from '../../engine/schema/settings/read-settings.ts';
import type { Settings } from '../../engine/schema/settings/setting-table.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { isDefaultPassword } from '../oauth/default-password.ts';
import { requireNewPassword } from '../oauth/new-password.ts';
import { hashPassword, hashRandomPassword, sentPassword } from '../oauth/passwords.ts';

/** Neither of two that look alike: 32 signs are five bits each. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeBytes = 10;
const dayMs = 86_400_000;

/** 80 random bits as 16 signs. Source: administration P5 */
export function oneTimeCode(): string {
  const bits = [...randomBytes(codeBytes)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => signs[Number.parseInt(five, 2)]).join('');
}

export interface GivenPassword {
  readonly columns: {
    readonly password_time: string;
    readonly password_hash: string;
    readonly password_is_default: boolean;
    readonly must_change: boolean;
    readonly password_until: string | null;
  };
  /** What is told once where nothing was typed. */
  readonly code: string | undefined;
}

/**
 * A password that somebody else gives: the one that was typed, or else one that is made, counts for some days and is told
 * once.
 * @param mustChange whether the person has to replace it before anything else; one that is made always
 * @param rules what passwords of the tenant have to be
 * @throws Refused `badInput` for a password that cannot be set
 */
export async function givenPassword(
  context: AppContext,
  typed: string | undefined,
  mustChange: boolean,
  rules: Settings = settingsIn(null),
): Promise<GivenPassword> {
  if (typed !== undefined) await requireNewPassword(context, typed, '/userPassword', rules);
  const code = typed === undefined ? oneTimeCode() : undefined;
  const until = new Date(context.now().getTime() + limits.firstPasswordDays * dayMs).toISOString();
  return {
    code,
    columns: {
      password_time: context.now().toISOString(),
      password_hash:
        code === undefined ? await hashPassword(sentPassword(typed ?? '')) : hashRandomPassword(sentPassword(code)),
      password_is_default: isDefaultPassword(typed ?? ''),
      must_change: mustChange || code !== undefined,
      password_until: code === undefined ? null : until,
    },
  };
}
