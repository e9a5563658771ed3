import type { FormDocument } from '../../engine/schema/documents/form-document.ts';
import type { ListDocument } from '../../engine/schema/documents/list-document.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { pruneNodes } from '../../engine/schema/documents/prune.ts';
import { nameIn } from '../../engine/schema/text/local-text.ts';
import { type Access, accessTo, tableShown } from '../gateway/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { actsNow } from '../visualdev/acts-now.ts';

/**
 * GET OnlineDev/{id}/Config: the published documents, less what the actor may not see: his page then never asks for what
 * the gateway would refuse.
 */
export async function modelConfig(context: AppContext, actor: Actor, modelId: string) {
  const access = await accessTo(context, actor, modelId);
  const { model } = access;
  return {
    id: model.id,
    fullName: nameIn({ fullName: model.fullName, names: model.fullNames }, actor.language),
    enCode: model.enCode,
    type: model.type,
    webType: model.webType,
    version: model.version,
    formData: access.isWhole ? model.formData : JSON.stringify(prunedForm(access, model.form)),
    columnData: access.isWhole ? model.columnData : JSON.stringify(prunedList(access, model.list)),
    tables: model.tables,
    ...(await actsNow(context, { ...model, own: { id: model.id, creatorId: model.creatorId } })),
  };
}

function prunedForm(access: Access, form: FormDocument): FormDocument {
  return { ...form, nodes: prunedNodes(access, pruneNodes(form.nodes, access.holds), null) };
}

/** Layouts stay; a field without right leaves no node behind. */
function prunedNodes(access: Access, nodes: readonly Node[], table: string | null): Node[] {
  const kept: Node[] = [];
  for (const node of nodes) {
    const { children } = node.config;
    const name = node.vModel;
    const isTable = table === null && name !== undefined && access.model.children.has(name);
    if (name !== undefined && !mayShow(access, name, table, isTable)) continue;
    if (!children) kept.push(node);
    else {
      const inner = isTable && name !== undefined ? name : table;
      kept.push({ ...node, config: { ...node.config, children: prunedNodes(access, children, inner) } });
    }
  }
  return kept;
}

function mayShow(access: Access, name: string, table: string | null, isTable: boolean): boolean {
  if (isTable) return tableShown(access, name);
  return access.shown(table === null ? name : `${table}-${name}`);
}

function prunedList(access: Access, list: ListDocument): ListDocument {
  return {
    ...list,
    columnList: list.columnList.filter((column) => access.listed(column.prop)),
    searchList: list.searchList.filter((item) => access.listed(item.prop)),
    ...(list.summaryField ? { summaryField: list.summaryField.filter((code) => access.listed(code)) } : {}),
    ...withheldNames(access, list),
    ...(list.defaultSidx && !access.listed(list.defaultSidx) ? { defaultSidx: '' } : {}),
  };
}

/** A list that is about a field which is withheld falls back to a plain one, as the gateway would refuse it. */
function withheldNames(access: Access, list: ListDocument): Partial<ListDocument> {
  const names = (['groupField', 'stateField', 'parentField', 'treeRelation'] as const).filter((key) => {
    const code = list[key];
    return code !== undefined && code !== '' && !access.listed(code);
  });
  return Object.fromEntries(names.map((key) => [key, '']));
}
