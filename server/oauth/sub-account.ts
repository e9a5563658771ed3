import { mobileKey } from './mobile-key.ts';

/** One name for all spellings of an account. */
export const accountKey = (account: string): string => account.normalize('NFKC').trim().toLowerCase();

export interface Account {
  /** What the person is found by, and tries are counted by. */
  readonly key: string;
  /** Of a sub-account: the mobile number of the account that it stands under. */
  readonly mobile: string | null;
}

/** `account`, or `mobile@account` of a sub-account. Source: shell specification 2.3. */
export function readAccount(text: string): Account {
  const whole = accountKey(text);
  const at = whole.indexOf('@');
  const mobile = at > 0 ? mobileKey(whole.slice(0, at)) : null;
  const key = whole.slice(at + 1).trim();
  return mobile && key ? { key, mobile } : { key: whole, mobile: null };
}
