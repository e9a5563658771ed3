import type { Right } from '../call-shapes/call.ts';
import type { DocumentKind } from '../documents/document-kinds.ts';
import type { DescriptorMap } from '../fields/descriptor.ts';
import type { FindingCode } from '../findings/finding-codes.ts';
import { pointer } from '../findings/pointer.ts';
import { shortText } from '../findings/value-words.ts';
import type { WordArgs } from '../findings/words.ts';
import type { Acts } from './acts.ts';
import { commandKinds } from './command-kinds.ts';
import type { DocumentVisitor, NamedCall, NamedCommand } from './document-visitor.ts';
import { hostOf } from './host-of.ts';
import { isBound } from './is-bound.ts';
import { writtenTexts } from './written-texts.ts';

/** What the judgement asks of an entry of the call table. */
export interface CallFacts {
  readonly right: Right;
  readonly documents?: readonly DocumentKind[];
}
export type CallTable = Readonly<Record<string, CallFacts>>;

type ModelButton = Extract<Right, { kind: 'model' }>['button'];

/** Who puts a document online: it can do no more than he can. */
export interface Publisher {
  readonly isDesigner: boolean;
  readonly isAdministrator: boolean;
  /** Whether a model is there, and he may use it; with a button of it, where one is asked for. */
  mayUse(modelId: string, button: ModelButton): boolean;
}

export interface Judging {
  readonly kind: DocumentKind;
  /** Undefined where the call table is not known: calls are not judged then. */
  readonly calls?: CallTable | undefined;
  readonly descriptors: DescriptorMap;
  /** Undefined where nobody is known: what his rights decide is not judged. */
  readonly publisher?: Publisher | undefined;
  /** Of a list or form: the model that it belongs to, where it has been stored. */
  readonly ownModelId?: string | undefined;
}

type Add = (code: FindingCode, at: string, args?: WordArgs) => void;

/** The steps of a list's buttons know the id of their own model by this place. */
const ownModelPlace = '{modelId}';

/**
 * Judges what a document makes the program do, and gathers what is allowed.
 * @param add told of everything that is not
 * @returns the visitor that does it, and what it has gathered by the end of the visit
 */
export function judgeActs(judging: Judging, add: Add): { readonly visitor: DocumentVisitor; acts(): Acts } {
  const calls = new Map<string, Set<string>>();
  const [commands, models, hosts] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const visitor: DocumentVisitor = {
    call(call) {
      const allowed = judgeCall(call, judging, add);
      if (!allowed) return;
      const reached = calls.get(allowed.name) ?? new Set();
      calls.set(allowed.name, reached);
      if (allowed.modelId !== undefined) reached.add(allowed.modelId);
    },
    command(command) {
      const name = judgeCommand(command, judging, add);
      if (name !== undefined) commands.add(name);
    },
    model(id, at) {
      // A bound one shows the reader what he opens by his own right.
      if (typeof id !== 'string' || isBound(id)) return;
      if (judging.publisher?.mayUse(id, undefined) === false) return add('action.model', at, { id: shortText(id) });
      models.add(id);
    },
    address({ value }) {
      for (const text of writtenTexts(value)) {
        const host = hostOf(text);
        if (host !== undefined) hosts.add(host);
      }
    },
  };
  const sorted = (names: Iterable<string>) => [...names].sort();
  return {
    visitor,
    acts: () => ({
      calls: Object.fromEntries(sorted(calls.keys()).map((name) => [name, sorted(calls.get(name) ?? [])])),
      commands: sorted(commands),
      models: sorted(models),
      hosts: sorted(hosts),
    }),
  };
}

function judgeCall(
  { name, params, at }: NamedCall,
  { kind, calls, publisher, ownModelId }: Judging,
  add: Add,
): { readonly name: string; readonly modelId?: string } | undefined {
  if (!calls || name === undefined || name === '') return undefined;
  if (typeof name !== 'string' || isBound(name)) {
    add('action.boundCall', at);
    return undefined;
  }
  const facts = Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (!facts) {
    add('action.call', at, { name: shortText(name) });
    return undefined;
  }
  if (!facts.documents?.includes(kind)) {
    add('action.closed', at, { name, kind: { code: `documentKind.${kind}` } });
    return undefined;
  }
  // What came with the program reaches what its reader may.
  if (kind === 'shipped') return { name };
  const { right } = facts;
  if (right.kind === 'model') {
    const modelId = modelNamed(params, kind, ownModelId);
    if (modelId === undefined) {
      add('action.anyModel', at, { name });
      return undefined;
    }
    if (publisher && modelId !== ownModelPlace && !publisher.mayUse(modelId, right.button)) {
      add('action.model', pointer(at.slice(0, at.lastIndexOf('/')), 'params', 'id'), { id: shortText(modelId) });
      return undefined;
    }
    return { name, modelId };
  }
  if (publisher && !holdsRight(publisher, right)) {
    add('action.noRight', at, { name });
    return undefined;
  }
  return { name };
}

/** Whether a publisher holds what a call asks for that names no model. Rights of the menu are an administrator's to hand to a page. */
export function holdsRight({ isAdministrator, isDesigner }: Publisher, { kind }: Right): boolean {
  if (kind === 'administrator' || kind === 'menu') return isAdministrator;
  return kind !== 'designer' || isDesigner;
}

/** The model that a call names in its path; only a fixed one can be judged. */
function modelNamed(params: unknown, kind: DocumentKind, ownModelId: string | undefined): string | undefined {
  const id = typeof params === 'object' && params !== null && 'id' in params ? params.id : undefined;
  if (typeof id !== 'string' || id === '') return undefined;
  if (id === ownModelPlace && kind === 'list') return ownModelId ?? ownModelPlace;
  return isBound(id) ? undefined : id;
}

function judgeCommand({ name, trigger, at }: NamedCommand, { kind }: Judging, add: Add): string | undefined {
  // What is no text has not its shape, and that is found.
  if (typeof name !== 'string' || name === '') return undefined;
  if (!Object.hasOwn(commandKinds, name)) {
    add('action.command', at, { name: shortText(name) });
    return undefined;
  }
  const facts = commandKinds[name];
  if (!facts?.documents.includes(kind)) {
    add('action.closedCommand', at, { name, kind: { code: `documentKind.${kind}` } });
    return undefined;
  }
  if (facts.pressed && kind !== 'shipped' && (trigger === 'page' || trigger === 'source')) {
    add('action.pressOnly', at, { name });
    return undefined;
  }
  return name;
}
