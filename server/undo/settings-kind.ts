import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { settingWords } from '../../engine/schema/settings/setting.texts.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import { readKeptSettings } from '../kernel/kept-settings.ts';
import { Refused } from '../kernel/refused.ts';
import type { Content } from '../kernel/resource-hooks.ts';
import { keptIn, settingsName } from '../kernel/system-settings.ts';
import type { SettingChange } from '../system/check-settings.ts';
import { saveSettingsIn } from '../system/save-settings.ts';
import { changedSettings } from '../system-log/one-line.ts';
import { changesSince, findChanges, oneChange } from './read-changes.ts';
import type { KeptChange, Plan, Turn, UndoKind } from './undo-kind.ts';
import { undone } from './undone.ts';

const kind = 'settings';
const meant = sql<boolean>`kept.kind = ${kind}`;

/** What a tenant has set: those settings go back that were changed, the others stay. */
export const settingsKind: UndoKind = {
  menu: 'system.sysConfig',
  side: 'before',
  find: ({ database }, actor, asked) => findChanges(database.kysely, actor, meant, asked),
  one: ({ database }, actor, id) => oneChange(database.kysely, actor, meant, id),
  async tell(_context, { language = 'zh' }, pairs) {
    return pairs.map(({ before, after }) =>
      changedSettings(...differing(before ?? {}, after ?? {}), language).map((part) => ({
        ...part,
        ...{ added: [], removed: [], more: 0 },
      })),
    );
  },
  label: (name, { language = 'zh' }) => localText(settingWords(`settings.label.${name}`), language) || name,
  async prepare(_context, _actor, change, to) {
    return async (turn) => planSettings(turn, await changesSince(turn.trx, turn.actor, [kind], change, to));
  },
  announce: ({ live }, { tenantId }) => live.announce('config', { tenantId }),
};

function differing(was: Content, is: Content): [Content, Content] {
  const names = Object.keys({ ...was, ...is }).filter((name) => !isDeepStrictEqual(was[name], is[name]));
  const only = (content: Content) => Object.fromEntries(names.map((name) => [name, content[name]]));
  return [only(was), only(is)];
}

async function planSettings(turn: Turn, changes: readonly KeptChange[]): Promise<Plan> {
  const { trx, actor } = turn;
  const read = async () => keptIn(await readKeptSettings(trx, actor.tenantId, settingsName));
  const { settings, revision } = await read();
  const now: Content = { ...settings };
  const wanted = undone(now, changes, () => false);
  if (!wanted) throw new Refused('conflict', 'undo.lost');
  return {
    ...{ revision: String(revision), now, wanted, left: [] },
    async carryOut() {
      // Judged like what a page sends: a setting whose rule is another by now is refused there.
      const change = differing(now, wanted)[1] as SettingChange;
      await saveSettingsIn(turn, { ...change, revision }, 'restore');
      return { ...(await read()).settings };
    },
  };
}
