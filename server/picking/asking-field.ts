import type { FastifyRequest } from 'fastify';
import type { Acts } from '../../engine/schema/acts/acts.ts';
import type { DocumentVisitor } from '../../engine/schema/acts/document-visitor.ts';
import { visitModel, visitNodesDocument } from '../../engine/schema/acts/visit-document.ts';
import { documentHeader } from '../../engine/schema/call-shapes/envelope.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { allFields, catalogueOf, type Field, fieldCode, isTableField } from '../../engine/schema/fields/fields.ts';
import { accessTo, publishedModel, seesField, tableShown } from '../gateway/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { descriptors } from '../kernel/descriptors.ts';
import { Refused } from '../kernel/refused.ts';
import { actsNow } from '../visualdev/acts-now.ts';
import { readScreen } from '../visualdev/screen-document.ts';

/** Where a call says that it comes from. It proves nothing. */
export interface Asking {
  /** Of a published document: a model's id, or a screen's. */
  readonly documentId: string;
  /** Code of a field in it; where none is said, any that the actor has before him. */
  readonly code: string | undefined;
}

/** A document as somebody has it before him: the version that is online. */
export interface AskingDocument {
  readonly fields: readonly Field[];
  /** Whether he may see one of the fields. */
  sees(field: Field): boolean;
  /** What the version may do now. */
  acts(): Promise<Acts>;
  /** Stored documents, in which steps and sources stand. */
  visit(visitor: DocumentVisitor): void;
}

export function askingOf({ headers }: FastifyRequest, code: string | undefined): Asking {
  const said = headers[documentHeader];
  return { documentId: typeof said === 'string' ? said : '', code };
}

/** @returns undefined where the actor has no such document: whether it is there is not told */
export async function askingDocument(
  context: AppContext,
  actor: Actor,
  { documentId }: Asking,
): Promise<AskingDocument | undefined> {
  if (documentId === '') return undefined;
  try {
    const isModel = (await publishedModel(context, actor.tenantId, documentId)) !== null;
    return await (isModel ? modelDocument : screenOf)(context, actor, documentId);
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/**
 * What the field that is said asks for and fits, else what another field of the document does: the actor may ask through
 * either.
 */
export function askedThrough<T>(
  { fields, sees }: AskingDocument,
  { code }: Asking,
  asks: (field: Field) => T | undefined,
): T | undefined {
  const asking = fields.flatMap((field) => {
    const asked = asks(field);
    return asked === undefined ? [] : [{ field, asked }];
  });
  const said = asking.filter(({ field }) => fieldCode(field) === code);
  return [...said, ...asking].find(({ field }) => sees(field))?.asked;
}

async function modelDocument(context: AppContext, actor: Actor, modelId: string): Promise<AskingDocument> {
  const access = await accessTo(context, actor, modelId);
  const { model } = access;
  return {
    fields: allFields(model.catalogue),
    sees: (field) => (isTableField(field) ? tableShown(access, field.name) : seesField(access, [fieldCode(field)])),
    acts: async () => (await actsNow(context, { ...model, own: { id: model.id, creatorId: model.creatorId } })).acts,
    visit: (visitor) => visitModel({ form: model.form, list: model.list }, descriptors, visitor),
  };
}

async function screenOf(context: AppContext, actor: Actor, id: string): Promise<AskingDocument> {
  const { document, acts } = await readScreen(context, actor, id);
  return {
    fields: fieldsWithin(document.nodes),
    sees: () => true,
    acts: async () => acts,
    visit: (visitor) => visitNodesDocument(document, descriptors, visitor),
  };
}

const fieldsWithin = (nodes: readonly Node[]): Field[] => [
  ...allFields(catalogueOf({ nodes: [...nodes] }, descriptors)),
  ...scopesIn(nodes).flatMap(fieldsWithin),
];

/** Nodes of dialogs: forms of their own within the page. */
function scopesIn(nodes: readonly Node[]): (readonly Node[])[] {
  return nodes.flatMap(({ config }) => {
    const { children = [] } = config;
    return descriptors.get(config.aditKey)?.ownScope ? [children] : scopesIn(children);
  });
}
