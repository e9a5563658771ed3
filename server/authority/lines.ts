import type { CodeKind } from '../../engine/schema/access/code-kinds.ts';
import { calls, type GrantLine } from '../../engine/schema/calls/index.ts';
import { menuTypes } from '../../engine/schema/documents/menu-types.ts';
import { screenIdOf } from '../../engine/schema/documents/screen-ids.ts';
import type { GrantKind } from '../../engine/schema/grants/grant-kinds.ts';
import { type Grantable, grantableOf, grantableOfNodes } from '../../engine/schema/grants/grantable.ts';
import { readySchemeOf } from '../../engine/schema/grants/row-scheme.ts';
import { localText, nameIn, readNames } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { publishedModel } from '../gateway/index.ts';
import { handedMenus } from '../grades/handing-out.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { type BoundItems, boundOf, buttonItem, isButtonInside, isEntryInside } from '../kernel/tenant-bound.ts';
import { say } from '../kernel/words.ts';
import { type Grants, grantsOf } from '../permission/grants.ts';
import { type MenuRow, readAllMenus } from '../permission/menu-rows.ts';
import { onlineScreens } from '../visualdev/online-screens.ts';
import { wholeScreen } from '../visualdev/screen-document.ts';
import { buttonWords, schemeWords } from './button-words.ts';
import { holdsRows, schemesOf } from './scheme-lines.ts';

/** A line with what is granted by it. */
export interface KnownLine extends GrantLine {
  readonly kind: GrantKind;
  /** '' for menu entries. */
  readonly moduleId: string;
  readonly code: string;
  /** The tenant may not have it at all: whoever was granted it has it once that is otherwise. */
  readonly isOutside: boolean;
}

const isDirectory = ({ type }: MenuRow) => type === menuTypes.directory || type === menuTypes.category;
const rootId = '0';

/** Buttons of the program's own pages, by the code of their menu entry: what calls ask for. */
const pageButtons: ReadonlyMap<string, readonly string[]> = buttonsOfCalls();

function buttonsOfCalls(): Map<string, string[]> {
  const buttons = new Map<string, string[]>();
  for (const { right } of Object.values(calls)) {
    if (right.kind !== 'menu' || right.button === undefined) continue;
    for (const menu of [right.menu, ...(right.orMenu ? [right.orMenu] : [])]) {
      const known = buttons.get(menu) ?? [];
      if (!known.includes(right.button)) buttons.set(menu, [...known, right.button]);
    }
  }
  return buttons;
}

/**
 * All that can be granted in a tenant of one kind, under the menu entries that it belongs to, in the order of the menu.
 * @param within only what belongs to these entries; everything where nothing is said
 */
export async function grantLines(
  context: AppContext,
  actor: Actor,
  kind: GrantKind,
  within?: ReadonlySet<string>,
): Promise<KnownLine[]> {
  const lines = await allLines(context, actor, kind, within);
  return withoutEmptyDirectories(lines.filter((line) => !line.isOutside));
}

/** The same with what is outside the bound of the tenant, which nobody grants. */
export async function allLines(
  context: AppContext,
  actor: Actor,
  kind: GrantKind,
  within?: ReadonlySet<string>,
): Promise<KnownLine[]> {
  const [menus, bound, grants, handed] = await Promise.all([
    readAllMenus(context.database, actor.tenantId),
    boundOf(context, actor.tenantId),
    grantsOf(context, actor),
    handedMenus(context.database.kysely, actor),
  ]);
  const meant = menus.filter((menu) => isDirectory(menu) || !within || within.has(menu.id));
  const around = { actor, grants, handed, items: bound?.items, language: actor.language ?? 'zh' };
  if (kind === 'module') return withoutEmptyDirectories(meant.map((menu) => entryLine(menu, kind, around)));
  const offers = await Promise.all(meant.map((menu) => (isDirectory(menu) ? [] : codesOf(context, actor, menu, kind))));
  // Two entries may open one model: its codes stand under the first, or the first that is inside.
  const owners = new Map<string, MenuRow>();
  for (const isIn of [true, false])
    for (const [place, menu] of meant.entries())
      if (isEntryInside(bound?.items, menu) === isIn)
        for (const { moduleId } of offers[place] ?? []) if (!owners.has(moduleId)) owners.set(moduleId, menu);
  const lines: KnownLine[] = [];
  for (const [place, menu] of meant.entries()) {
    lines.push(entryLine(menu, kind, around));
    for (const { moduleId, codes } of offers[place] ?? []) {
      if (owners.get(moduleId) !== menu) continue;
      const known = new Set(codes.map(({ code }) => code));
      for (const one of codes) lines.push(codeLine(one, { ...around, kind, menu, moduleId, within: known }));
    }
  }
  return withoutEmptyDirectories(lines);
}

interface Reader {
  readonly actor: Actor;
  readonly grants: Grants;
  /** Entries that he may hand out; undefined: whatever he holds. */
  readonly handed: ReadonlySet<string> | undefined;
  readonly items: BoundItems | undefined;
  readonly language: Language;
}

/** An entry of the menu: granted itself in the first step, above what is granted on it in the others. */
function entryLine(menu: MenuRow, kind: GrantKind, { actor, grants, handed, items, language }: Reader): KnownLine {
  const isGrantable = kind === 'module' && !isDirectory(menu);
  return {
    ...{ kind, moduleId: '', code: menu.id, id: menu.id, parentId: menu.parent_id, icon: menu.icon },
    fullName: nameIn({ fullName: menu.full_name, names: readNames(menu.names) }, language),
    enCode: menu.en_code,
    isGrantable,
    isOutside: !isEntryInside(items, menu),
    mayGrant: isGrantable && (actor.isAdministrator || (grants.menuIds.has(menu.id) && handed?.has(menu.id) !== false)),
  };
}

/** What can be granted on a model, a page of the program, or a page that was drawn. */
interface Offered {
  readonly moduleId: string;
  readonly codes: readonly Grantable[];
}

async function codesOf(
  context: AppContext,
  actor: Actor,
  menu: MenuRow,
  kind: Exclude<GrantKind, 'module'>,
): Promise<Offered[]> {
  if (kind === 'resource') return schemesOf(context, actor, menu);
  const offered: Offered[] = [];
  if (menu.type === menuTypes.model && menu.model_id !== null) {
    const model = await publishedModel(context, actor.tenantId, menu.model_id);
    if (model) offered.push({ moduleId: menu.model_id, codes: grantableOf(menu.model_id, model, kind) });
  }
  if (menu.type === menuTypes.page) {
    const codes = kind === 'button' ? (pageButtons.get(menu.en_code) ?? []) : [];
    offered.push({ moduleId: menu.id, codes: codes.map((code) => ({ code, label: null, within: null })) });
    const drawn = await codesOfDrawnPage(context, actor, screenIdOf(menu.url_address), kind);
    if (drawn) offered.push(drawn);
  }
  return offered.filter(({ codes }) => codes.length > 0);
}

async function codesOfDrawnPage(
  context: AppContext,
  actor: Actor,
  screenId: string,
  kind: CodeKind,
): Promise<Offered | undefined> {
  const online = (await onlineScreens(context, actor.tenantId)).get(screenId);
  if (!online) return undefined;
  const { nodes } = await wholeScreen(context, actor.tenantId, screenId);
  return { moduleId: online.modelId, codes: grantableOfNodes(online.modelId, nodes, kind) };
}

interface Around extends Reader {
  readonly kind: Exclude<GrantKind, 'module'>;
  readonly menu: MenuRow;
  readonly moduleId: string;
  /** Codes of the same entry. */
  readonly within: ReadonlySet<string>;
}

function codeLine({ code, label, within: table }: Grantable, around: Around): KnownLine {
  const { kind, menu, moduleId, actor, grants, handed, items, language, within } = around;
  const ready = kind === 'resource' ? readySchemeOf(code) : undefined;
  const word = ready ? schemeWords[ready] : kind === 'button' ? buttonWords[code] : undefined;
  const name = localText(label, language) || (word ? say({ code: word }, language) : code);
  return {
    // A scheme's code is an id of ours: nobody reads it.
    ...{ kind, moduleId, code, enCode: kind === 'resource' ? name : code, icon: '' },
    id: lineId(moduleId, code),
    parentId: table !== null && within.has(table) ? lineId(moduleId, table) : menu.id,
    fullName: name,
    isGrantable: true,
    isOutside: !isEntryInside(items, menu) || (kind === 'button' && !isButtonInside(items, moduleId, code)),
    mayGrant:
      actor.isAdministrator ||
      (handed?.has(menu.id) !== false &&
        (kind === 'resource' ? holdsRows(grants, menu, code) : grants.codes.get(moduleId)?.[kind].has(code) === true)),
  };
}

/** A code by where it is granted and what it is. No id of a model or page has a colon. */
export const lineId = buttonItem;

/** Lines that are granted, and the way down to them. */
export function withoutEmptyDirectories<Line extends Pick<GrantLine, 'id' | 'parentId' | 'isGrantable'>>(
  lines: readonly Line[],
): Line[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const kept = new Set<string>();
  for (const line of lines) {
    if (!line.isGrantable) continue;
    // Ways up end at the top, at what is missing, or where one has been before: a circle leads nowhere.
    for (let one: Line | undefined = line; one && !kept.has(one.id); one = byId.get(one.parentId)) kept.add(one.id);
  }
  return lines
    .filter(({ id }) => kept.has(id))
    .map((line) => (byId.has(line.parentId) ? line : { ...line, parentId: rootId }));
}
