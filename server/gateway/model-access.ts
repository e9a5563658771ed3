import type { Holds } from '../../engine/schema/access/access-rule.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { boundFor, isButtonInside } from '../kernel/tenant-bound.ts';
import { grantsOf, heldBy } from '../permission/grants.ts';
import { withheldCodes } from './codes-before-field.ts';
import type { ColumnShape, PublishedModel } from './model-shape.ts';
import { publishedModel } from './published-model.ts';
import { everyRow, type RowReach, rowReach } from './row-reach.ts';

/** What one actor may do with one published model; every road to a record starts here. */
export interface Access {
  readonly actor: Actor;
  readonly model: PublishedModel;
  readonly isWhole: boolean;
  /** Whether a node of the form that asks for a right is there. */
  readonly holds: Holds;
  /** May see the field in a list: show, search, sort or sum it. */
  listed(code: string): boolean;
  /** May see and write the field in a record. */
  shown(code: string): boolean;
  allowsButton(code: string): boolean;
  /** Rows out of reach are not there. */
  readonly rows: RowReach;
}

const always = () => true;

/**
 * Right to a model: administrators, and those with a menu entry that points to it; where the tenant has a bound,
 * nobody has what only entries outside it point to. A model that is not there and a model that is not theirs answer alike.
 * @throws Refused forbidden; for administrators notFound
 */
export async function accessTo(context: AppContext, actor: Actor, modelId: string): Promise<Access> {
  const model = await publishedModel(context, actor.tenantId, modelId);
  const whole = { actor, isWhole: true, holds: always, listed: always, shown: always, rows: everyRow };
  if (actor.isAdministrator && !model) throw new Refused('notFound', 'access.notPublished');
  const bound = await boundFor(context, actor);
  if (bound?.closedModels.has(modelId)) throw new Refused('forbidden', 'access.model');
  if (model && actor.isAdministrator) {
    if (!bound) return { ...whole, model, allowsButton: always };
    const allowsButton = (code: string) => isButtonInside(bound.items, modelId, code);
    return { ...whole, model, holds: heldBy(await grantsOf(context, actor), modelId), allowsButton };
  }
  const grants = await grantsOf(context, actor);
  const rights = grants.models.get(modelId);
  if (!model || !rights) throw new Refused('forbidden', 'access.model');
  const holds = heldBy(grants, modelId);
  return restrictedAccess(actor, model, rights, holds, rowReach(context, actor, model, grants));
}

/**
 * Of a model what a field of a published document shows: its columns, in the rows that the actor may see, whatever his menu says.
 * Nodes that ask for a code ask him all the same.
 * @throws Refused forbidden where it is not published
 */
export async function accessThroughField(
  context: AppContext,
  actor: Actor,
  modelId: string,
  columns: ReadonlySet<string>,
): Promise<Access> {
  const model = await publishedModel(context, actor.tenantId, modelId);
  if (!model) throw new Refused('forbidden', 'access.model');
  const grants = await grantsOf(context, actor);
  const holds = heldBy(grants, modelId);
  const withheld = withheldCodes(model.guards, holds);
  return {
    actor,
    model,
    isWhole: false,
    holds,
    listed: (code) => columns.has(code) && !withheld.has(code),
    shown: () => false,
    allowsButton: () => false,
    rows: rowReach(context, actor, model, grants),
  };
}

/**
 * Codes of lists count only where the list document asks for them, those of nodes always: a field in a node that is not
 * there is withheld on every road. Where only one of column and form rights is on, what it
 * withholds is withheld on the other road too: else a hidden column could be read in the record.
 */
function restrictedAccess(
  actor: Actor,
  model: PublishedModel,
  rights: {
    readonly button: ReadonlySet<string>;
    readonly column: ReadonlySet<string>;
    readonly form: ReadonlySet<string>;
  },
  holds: Holds,
  rows: RowReach,
): Access {
  const { useBtnPermission, useColumnPermission, useFormPermission } = model.list;
  const byColumn = (code: string) => rights.column.has(code);
  const byForm = (code: string) => rights.form.has(code);
  const byColumnWhereListed = (code: string) => !model.listed.has(code) || byColumn(code);
  const withheld = withheldCodes(model.guards, holds);
  const unlessWithheld = (may: (code: string) => boolean) =>
    withheld.size === 0 ? may : (code: string) => !withheld.has(code) && may(code);
  return {
    actor,
    model,
    isWhole: !useColumnPermission && !useFormPermission && !model.asksForCodes,
    holds,
    listed: unlessWithheld(useColumnPermission ? byColumn : useFormPermission ? byForm : always),
    shown: unlessWithheld(useFormPermission ? byForm : useColumnPermission ? byColumnWhereListed : always),
    allowsButton: useBtnPermission ? (code) => rights.button.has(code) : always,
    rows,
  };
}

/** The columns of a record that the actor may see; noShow fields belong to the server alone. */
export function shownColumns(access: Access, columns: readonly ColumnShape[]): ColumnShape[] {
  return columns.filter((column) => !isHidden(column) && access.shown(column.code));
}

/** Drawn on no page: `noShow`, or not visible on a computer. Its stored value is neither sent nor taken. */
export function isHidden({ field }: Pick<ColumnShape, 'field'>): boolean {
  return field.hidden;
}

/** Hidden itself or with its sub-table, and yet not to be read in lists: the published list says nothing of it. */
export function isKeptFromLists({ model }: Access, column: ColumnShape): boolean {
  const { code, field } = column;
  const child = field.table === null ? undefined : model.children.get(field.table);
  if (!isHidden(column) && !(child && isHidden(child))) return false;
  return !model.listed.has(code) && !model.list.searchList.some(({ prop }) => prop === code);
}

/** A sub-table is there when it is granted itself or through one of its columns. */
export function tableShown(access: Access, key: string): boolean {
  const child = access.model.children.get(key);
  if (!child || isHidden(child)) return false;
  return access.shown(key) || child.columns.some((column) => access.shown(column.code));
}
