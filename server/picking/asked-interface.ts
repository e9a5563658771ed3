import { type AskedRows, askedRows } from '../../engine/schema/fields/asked-rows.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { type LoadedInterface, loadInterface } from '../system/data-interfaces.ts';
import { type Asking, type AskingDocument, askedThrough, askingDocument } from './asking-field.ts';

/** An interface, and what of it is asked. */
export interface AskedInterface {
  readonly found: LoadedInterface;
  /** Undefined where no field asks, but a step or a source of a document, or a designer: all that is declared. */
  readonly asked: AskedRows | undefined;
  /** Somebody looks at the interface itself, in no document. */
  readonly isPreview: boolean;
}

const interfaceCalls: ReadonlySet<unknown> = new Set(['interfacePreview', 'interfacePage', 'interfaceByIds']);

/**
 * An interface through the field that names it in a published document, with what the field asks of it. Who has no document
 * that names it may not ask, but designers. Source: pickers 3.0.4
 * @param id id or code
 * @throws Refused forbidden: whether there is such an interface is not told
 */
export async function askedInterface(
  context: AppContext,
  actor: Actor,
  id: string,
  asking: Asking,
): Promise<AskedInterface> {
  const document = await askingDocument(context, actor, asking);
  const asked = document && askedThrough(document, asking, (field) => askedRows(field).find(isNamed(id)));
  const isByStep = !asked && document !== undefined && namesInCall(document, id);
  if (!asked && !isByStep && !actor.isDesigner && !actor.isAdministrator)
    throw new Refused('forbidden', 'interface.notNamed');
  const found = await loadInterface(context, actor.tenantId, id);
  return { found, asked, isPreview: !asked && !isByStep };
}

const isNamed = (id: string) => (asked: AskedRows) => asked.interfaceId === id;

/** A step or a source of the document asks it by itself. */
function namesInCall({ visit }: AskingDocument, id: string): boolean {
  let isThere = false;
  visit({
    call({ name, params }) {
      const named = typeof params === 'object' && params !== null && 'id' in params ? params.id : undefined;
      if (interfaceCalls.has(name) && named === id) isThere = true;
    },
  });
  return isThere;
}
