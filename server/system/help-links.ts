import { readHelpLinks } from '../../engine/schema/settings/help-links.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { settingsOf } from '../kernel/system-settings.ts';

/** GET HelpLinks: where else the tenant's people find help, as an administrator has listed it. */
export async function helpLinks({ database }: AppContext, { tenantId }: Actor) {
  const { documentationLinks } = await settingsOf(database, tenantId);
  return { list: readHelpLinks(documentationLinks).links };
}
