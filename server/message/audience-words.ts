import type { Language } from '../../engine/schema/text/text.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { say, translateTo } from '../kernel/words.ts';
import { organizeNames, roleNames, userNames } from '../permission/directory.ts';
import type { Audience } from './audience.ts';

/** Whom each is for, in words; one question for the names of all. Names of what is gone are left out. */
export async function audienceWords(
  context: AppContext,
  tenantId: string,
  audiences: readonly Audience[],
  language: Language,
): Promise<string[]> {
  const all = (part: 'organizeIds' | 'roleIds' | 'userIds') => [...new Set(audiences.flatMap((one) => one[part]))];
  const [organizes, roles, users] = await Promise.all([
    organizeNames(context, tenantId, all('organizeIds'), language),
    roleNames(context, tenantId, all('roleIds'), language),
    userNames(context, tenantId, all('userIds'), language),
  ]);
  return audiences.map(({ all: isAll, organizeIds, roleIds, userIds }) => {
    if (isAll) return say({ code: 'notice.everybody' }, language);
    const names = [
      ...organizeIds.map((id) => organizes.get(id)),
      ...roleIds.map((id) => roles.get(id)),
      ...userIds.map((id) => users.get(id)),
    ];
    return names.filter((name) => name !== undefined).join(translateTo(language)('list.separator'));
  });
}
