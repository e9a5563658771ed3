import { sql } from 'kysely';
import { Refused } from '../kernel/refused.ts';
import type { Hooks } from '../kernel/resource-hooks.ts';
import { insideOf, reachInside, takeInside } from '../kernel/tenant-bound.ts';
import { firstApplication } from '../permission/menu-places.ts';
import { requireOwnPage } from './own-page.ts';

export const applicationHooks: Hooks = {
  reach: reachInside((tenantId) => insideOf(tenantId, 'system', sql.ref('base_system.id'))),
  async done(deed, { before }, writing) {
    if (deed === 'create') await takeInside(writing.trx, writing.actor.tenantId, 'system', writing.id);
    if (before) await requireOwnPage(writing, { application: writing.id });
  },
  async remove(_writing, row) {
    if (row.id === firstApplication) throw new Refused('conflict', 'application.first');
  },
};
