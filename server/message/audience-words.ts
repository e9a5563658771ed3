import { type Referred, referredKey } from '../../engine/schema/references/index.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { say, translateTo } from '../kernel/words.ts';
import { readReferred } from '../permission/references/index.ts';
import type { Audience } from './audience.ts';

/** Whom each is for, in words; one question for the names of all. Names of what is gone are left out. */
export async function audienceWords(
  context: AppContext,
  tenantId: string,
  audiences: readonly Audience[],
  language: Language,
): Promise<string[]> {
  const pointed = (audience: Audience): Referred[] => [
    ...audience.organizeIds.map((id) => ({ kind: 'organize' as const, id })),
    ...audience.positionIds.map((id) => ({ kind: 'position' as const, id })),
    ...audience.roleIds.map((id) => ({ kind: 'role' as const, id })),
    ...audience.groupIds.map((id) => ({ kind: 'group' as const, id })),
    ...audience.userIds.map((id) => ({ kind: 'user' as const, id })),
  ];
  const rows = await readReferred(context, { tenantId, language }, audiences.flatMap(pointed));
  return audiences.map((audience) => {
    if (audience.all) return say({ code: 'notice.everybody' }, language);
    const names = pointed(audience).map((one) => rows.get(referredKey(one))?.name);
    return names.filter((name) => name !== undefined).join(translateTo(language)('list.separator'));
  });
}
