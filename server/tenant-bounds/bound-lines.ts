import type { GrantLine } from '../../engine/schema/calls/index.ts';
import type { BoundKind } from '../../engine/schema/grants/bound-kinds.ts';
import { nameIn, readNames } from '../../engine/schema/text/local-text.ts';
import { allLines, withoutEmptyDirectories } from '../authority/lines.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { type BoundItems, isButtonInside, isInside } from '../kernel/tenant-bound.ts';
import { readAllApplications } from '../permission/applications.ts';
import { readAllMenus } from '../permission/menu-rows.ts';
import { builtInDictionaries } from '../system/built-in-dictionaries.ts';
import { allTypes } from '../system/dictionaries.ts';

/** Something that can be inside a bound, or leads to what can. */
export interface BoundLine extends GrantLine {
  readonly kind: BoundKind;
  /** Of a menu entry its application, of a button its entry. */
  readonly aboveId: string;
  /** Of buttons: the model or page, and the code. */
  readonly moduleId: string;
  readonly code: string;
}

/**
 * Everything of a kind that a tenant has.
 * @param actor as he acts in the tenant
 * @param within of menu entries: those of these applications; of buttons: those of these entries
 */
export async function boundLines(
  context: AppContext,
  actor: Actor,
  kind: BoundKind,
  within?: ReadonlySet<string>,
): Promise<BoundLine[]> {
  switch (kind) {
    case 'system':
      return applicationLines(context, actor);
    case 'module': {
      const menus = await readAllMenus(context.database, actor.tenantId);
      const systems = new Map(menus.map(({ id, system_id }) => [id, system_id]));
      const isMeant = (id: string) => !within || within.has(systems.get(id) ?? '');
      const lines = await allLines(context, actor, 'module', new Set(menus.map(({ id }) => id).filter(isMeant)));
      return lines.map(({ isOutside: _, ...line }) => ({ ...line, kind, aboveId: systems.get(line.id) ?? '' }));
    }
    case 'button': {
      const lines = await allLines(context, actor, 'button', within);
      return lines.map(({ isOutside: _, ...line }) => ({ ...line, kind, aboveId: line.parentId }));
    }
    case 'dictionary':
      return dictionaryLines(context, actor);
  }
}

const plain = { aboveId: '', moduleId: '', code: '', mayGrant: true };

async function applicationLines({ database }: AppContext, { tenantId, language }: Actor): Promise<BoundLine[]> {
  const rows = await readAllApplications(database, tenantId);
  return rows.map(({ id, full_name, names, icon }) => ({
    ...plain,
    ...{ kind: 'system', id, parentId: '0', icon, enCode: '', isGrantable: true },
    fullName: nameIn({ fullName: full_name, names: readNames(names) }, language),
  }));
}

/** What the program itself goes by is nobody's to take away. */
async function dictionaryLines(context: AppContext, actor: Actor): Promise<BoundLine[]> {
  const types = await allTypes(context, actor);
  return withoutEmptyDirectories(
    types.map(({ id, parentId, fullName, enCode }) => ({
      ...plain,
      ...{ kind: 'dictionary' as const, id, parentId, fullName, enCode, icon: '' },
      isGrantable: !builtInDictionaries.has(enCode),
    })),
  );
}

/** Whether a line is inside by itself, wherever it stands. */
export const isLineInside = (items: BoundItems | undefined, { kind, id, moduleId, code }: BoundLine): boolean =>
  kind === 'button' ? isButtonInside(items, moduleId, code) : isInside(items, kind, id);
