import { namedRules } from '../../engine/schema/rules/named-rules.ts';

const most = 10_000;

let known: Promise<ReadonlySet<string>> | undefined;

/** The commonest that our rule lets through, in the order of the list: most others have no digit or no letter. */
async function load(): Promise<ReadonlySet<string>> {
  // Half a megabyte that only somebody who sets a password needs.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter(namedRules.password).slice(0, most));
}

/** Whether a password is among the 10,000 commonest, in capitals or not. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= load();
  return (await known).has(password.toLowerCase());
}
