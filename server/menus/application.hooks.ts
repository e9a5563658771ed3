import { Refused } from '../kernel/refused.ts';
import type { Hooks } from '../kernel/resource-hooks.ts';
import { firstApplication } from '../permission/menu-places.ts';
import { requireOwnPage } from './own-page.ts';

export const applicationHooks: Hooks = {
  async done(_deed, { before }, writing) {
    if (before) await requireOwnPage(writing, { application: writing.id });
  },
  async remove(_writing, row) {
    if (row.id === firstApplication) throw new Refused('conflict', 'application.first');
  },
};
