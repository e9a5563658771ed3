import { isRecord, wordOf } from '../shared/records.ts';

export interface Who {
  readonly name: string;
  /** Department, or else organisation, and position. */
  readonly place: string;
  /** Address of the portrait; empty for none. */
  readonly portrait: string;
}

/**
 * What is shown of who is signed in.
 * @param user user info of the session: `{ userName, organizeName, departmentName, positionName, headIcon … }`
 * @param nobody what stands for the name while nobody is known
 */
export function whoIs(user: unknown, nobody: string): Who {
  const info = isRecord(user) ? user : {};
  const place = [wordOf(info.departmentName) || wordOf(info.organizeName), wordOf(info.positionName)];
  return {
    name: wordOf(info.userName) || wordOf(info.userAccount) || nobody,
    place: place.filter(Boolean).join(' · '),
    portrait: wordOf(info.headIcon),
  };
}
