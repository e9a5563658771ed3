// Here: what can be granted on models and pages, as their documents ask for it.

import type { CodeKind } from '../access/code-kinds.ts';
import type { ListDocument } from '../documents/list-document.ts';
import { buttonCode } from '../documents/list-kinds.ts';
import type { Node } from '../documents/node.ts';
import { allFields, type FieldCatalogue, fieldCode } from '../fields/fields.ts';
import type { LocalText } from '../text/local-text.ts';
import { type AskedCode, askedCodes } from './asked-codes.ts';

/** A code that can be granted on a model or page. */
export interface Grantable {
  readonly code: string;
  /** As the design calls it; null where it says nothing. */
  readonly label: LocalText | null;
  /** The code of the sub-table that it is a column of. */
  readonly within: string | null;
}

export interface GrantableModel {
  readonly list: ListDocument;
  readonly catalogue: FieldCatalogue;
  readonly form: { readonly nodes: readonly Node[] };
}

/**
 * What can be granted of a kind on a published model: what its list or form shows, where the list asks for codes of that
 * kind, and what single nodes ask for. Empty where whoever may open the model has all of it. Source: administration F6
 */
export function grantableOf(modelId: string, model: GrantableModel, kind: CodeKind): Grantable[] {
  const { list, form } = model;
  const asks = {
    button: list.useBtnPermission,
    column: list.useColumnPermission,
    form: list.useFormPermission,
  }[kind];
  return once([...(asks ? shown[kind](model) : []), ...grantableOfNodes(modelId, form.nodes, kind)]);
}

/** What nodes of a page ask for on the page itself; what names no kind counts as a button. */
export function grantableOfNodes(modelId: string, nodes: readonly Node[], kind: CodeKind): Grantable[] {
  const isMeant = (asked: AskedCode) =>
    asked.code !== '' && (asked.kind ?? 'button') === kind && (asked.modelId ?? modelId) === modelId;
  return once(
    askedCodes(nodes)
      .filter(isMeant)
      .map(({ code, label }) => ({ code, label: label ?? null, within: null })),
  );
}

const whole = (code: string, label: LocalText | null = null, within: string | null = null): Grantable => ({
  code,
  label,
  within,
});

const shown: Readonly<Record<CodeKind, (model: GrantableModel) => Grantable[]>> = {
  button: ({ list }) => [
    ...[...(list.btnsList ?? []), ...(list.columnBtnsList ?? [])].map(({ value, label }) =>
      whole(buttonCode(value), label),
    ),
    ...(list.customBtnsList ?? []).map(({ value, label, code }) => whole(buttonCode(value, code), label)),
  ],
  column: ({ list, catalogue }) =>
    list.columnList.map(({ prop, label }) => whole(prop, label ?? labelOf(catalogue, prop))),
  form: ({ catalogue }) =>
    allFields(catalogue)
      .filter(({ hidden }) => !hidden)
      .map((field) => whole(fieldCode(field), field.node.config.label ?? null, field.table)),
};

const labelOf = (catalogue: FieldCatalogue, code: string): LocalText | null =>
  allFields(catalogue).find((field) => fieldCode(field) === code)?.node.config.label ?? null;

/** The first of those with one code. */
function once(all: readonly Grantable[]): Grantable[] {
  const seen = new Set<string>();
  return all.filter(({ code }) => !seen.has(code) && seen.add(code));
}
