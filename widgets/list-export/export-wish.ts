// Here: a list as a file: which of its records, which fields, and how far the file is.

import type { CallInput } from '../../engine/contract/requests.ts';
import { type ExportFormat, type ExportScope, exportScopes } from '../../engine/schema/lists/export-scopes.ts';

export type ExportBody = NonNullable<CallInput<'exportRecords'>['body']>;

/** A column of the list that is exported. */
export interface ExportedColumn {
  readonly code: string;
  /** With its sub-table, where it has one. */
  readonly label: string;
  /** It is among those that the list shows now. */
  readonly isShown: boolean;
}

/** What the list shows now. */
export interface Exported {
  readonly modelId: string;
  /** All that the list has: those in sight first, in the order of the person. */
  readonly columns: readonly ExportedColumn[];
  /** Conditions, order and page, as the list asked for them. */
  readonly body: Omit<ExportBody, 'dataType'>;
  /** Ids of the rows in sight where they are no page of the order: in groups, or as a tree. */
  readonly inSight: readonly string[] | null;
  readonly chosen: readonly string[];
  /** Null where nobody counted them. */
  readonly counts: Readonly<Record<ExportScope, number | null>>;
  /** There are more than `counts.all`, which nobody counted. */
  readonly isMore: boolean;
}

/** What somebody wants of it. */
export interface ExportWish {
  readonly scope: ExportScope;
  /** Codes of columns. */
  readonly codes: ReadonlySet<string>;
  readonly format: ExportFormat;
}

/** Before anybody has chosen. */
export function usualWish({ columns, chosen }: Exported): ExportWish {
  const codes = columns.filter(({ isShown }) => isShown).map(({ code }) => code);
  return { scope: chosen.length > 0 ? 'chosen' : 'page', codes: new Set(codes), format: 'xlsx' };
}

export function bodyOf(exported: Exported, { scope, codes, format }: ExportWish): ExportBody {
  const selectKey = exported.columns.map(({ code }) => code).filter((code) => codes.has(code));
  return { ...exported.body, ...rowsOf(scope, exported), selectKey, format };
}

function rowsOf(scope: ExportScope, { inSight, chosen }: Exported): Pick<ExportBody, 'dataType' | 'selectIds'> {
  const named = scope === 'chosen' ? chosen : scope === 'page' ? inSight : null;
  return named ? { dataType: exportScopes.chosen, selectIds: [...named] } : { dataType: exportScopes[scope] };
}
