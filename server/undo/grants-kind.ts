import { sql } from 'kysely';
import { type GrantKind, grantKinds } from '../../engine/schema/grants/grant-kinds.ts';
import { limits } from '../../engine/schema/limits.ts';
import { type GrantHolder, grantHolders, grantsKept } from '../../engine/schema/undo/grants-kept.ts';
import { carryOut, type Known, knownLines, planFor, requireMay } from '../authority/change-grants.ts';
import { type GrantTerms, setTerms, termsField } from '../authority/grant-change.ts';
import { requireHolderReach } from '../authority/holder-reach.ts';
import { type Holder, holderName, holderOf } from '../authority/holders.ts';
import { idOfKept, keptGrants, revisionOf, takeTurn } from '../authority/kept-grants.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { type ServerWords, say } from '../kernel/words.ts';
import { changesSince, findChanges, oneChange } from './read-changes.ts';
import type { KeptChange, Plan, Sides, Turn, UndoKind } from './undo-kind.ts';
import { listIn, undone } from './undone.ts';

const isKind = (name: string): name is GrantKind => grantKinds.some((kind) => kind === name);
const words: Readonly<Record<GrantKind, ServerWords>> = {
  module: { code: 'undo.module' },
  button: { code: 'undo.button' },
  column: { code: 'undo.column' },
  form: { code: 'undo.form' },
  resource: { code: 'undo.resource' },
};

/** What was granted to one holder. It is granted and taken by the road of the page of permissions. */
function grantsKind(of: GrantHolder): UndoKind {
  const kind = grantsKept(of);
  const mayRead = ({ database }: AppContext, actor: Actor, id: string) =>
    database.transaction(async (trx) => {
      const holder = await holderOf(trx, actor, { kind: of, id });
      await holderName(trx, actor, holder);
      await requireHolderReach(trx, actor, holder, 'Select');
    });
  return {
    menu: 'permission.authorize',
    side: 'before',
    async find(context, actor, asked) {
      if (asked.target === undefined) throw new Refused('badInput', 'undo.whose');
      await mayRead(context, actor, asked.target);
      return findChanges(
        context.database.kysely,
        actor,
        sql`kept.kind = ${kind} and kept.target = ${asked.target}`,
        asked,
      );
    },
    async one(context, actor, id) {
      const found = await oneChange(context.database.kysely, actor, sql`kept.kind = ${kind}`, id);
      if (found) await mayRead(context, actor, found.target);
      return found;
    },
    tell: grantsInWords,
    label: (name, { language = 'zh' }) => (isKind(name) ? say(words[name], language) : name),
    async prepare(context, actor, change, to) {
      const early = await changesSince(context.database.kysely, actor, [kind], change, to);
      const touched = kindsIn(early);
      const known = await knownLines(context, actor, Object.fromEntries(touched.map((one) => [one, []])));
      return async (turn) => {
        await takeTurn(turn.trx, actor);
        const holder = await holderOf(turn.trx, actor, { kind: of, id: change.target });
        const changes = await changesSince(turn.trx, actor, [kind], change, to);
        // What was changed since it was looked at is told apart by the revision.
        return planGrants(
          turn,
          holder,
          changes,
          known,
          kindsIn(changes).filter((one) => touched.includes(one)),
        );
      };
    },
    announce: ({ live }, { tenantId }) => live.announce('rights', { tenantId }),
  };
}

const kindsIn = (changes: readonly Sides[]): GrantKind[] =>
  grantKinds.filter((kind) => changes.some(({ before, after }) => before?.[kind] || after?.[kind]));

async function planGrants(
  { context, actor, trx }: Turn,
  holder: Holder,
  changes: readonly KeptChange[],
  known: Known,
  touched: readonly GrantKind[],
): Promise<Plan> {
  const stateNow = async (): Promise<Record<string, unknown>> => {
    const kept = await keptGrants(trx, actor, holder);
    const held = (kind: GrantKind) => kept.filter((one) => one.kind === kind).map(idOfKept);
    return { ...Object.fromEntries(touched.map((kind) => [kind, held(kind)])), below: kept.some(({ below }) => below) };
  };
  const kept = await keptGrants(trx, actor, holder);
  const now = await stateNow();
  const wanted = undone(now, changes.map(withoutTerms), isKind);
  if (!wanted) throw new Refused('conflict', 'undo.lost');
  const ended = new Set<string>();
  const terms = new Map(termsIn(changes).map((one) => [`${one.kind} ${one.id}`, one]));
  for (const [key, { validTo }] of terms)
    if (validTo !== null && Date.parse(validTo) <= context.now().getTime()) ended.add(key);
  let gone = 0;
  let over = 0;
  const may = (kind: GrantKind) => {
    const has = new Set(listIn(now[kind]));
    return listIn(wanted[kind]).filter((id) => {
      if (has.has(id)) return true;
      if (!known.get(kind)?.has(id)) gone += 1;
      else if (ended.has(`${kind} ${id}`)) over += 1;
      else return true;
      return false;
    });
  };
  const asked = Object.fromEntries(touched.map((kind) => [kind, may(kind)]));
  const below = wanted.below === now.below || typeof wanted.below !== 'boolean' ? undefined : wanted.below;
  return {
    ...{ revision: revisionOf(kept), now, wanted: { ...asked, below: wanted.below } },
    left: [
      ...(gone > 0 ? [{ code: 'undo.linesGone' as const, args: { count: gone } }] : []),
      ...(over > 0 ? [{ code: 'undo.linesEnded' as const, args: { count: over } }] : []),
    ],
    async carryOut() {
      const plan = await planFor(trx, actor, holder, { known, wanted: asked, mode: 'replace' });
      await requireMay(trx, actor, plan);
      await carryOut(context, trx, actor, plan, { below, deed: 'restore' });
      const had = plan.added.flatMap((line) => {
        const one = terms.get(`${line.kind} ${line.id}`);
        return one ? [{ ...line, validTo: one.validTo, reason: one.reason }] : [];
      });
      await setTerms(trx, actor, holder, had);
      return stateNow();
    },
  };
}

const withoutTerms = ({ before, after }: KeptChange): Sides => {
  const { [termsField]: _, ...fields } = before ?? {};
  return { before: fields, after };
};

/** As they were when they were last taken before the state that is gone back to. @param changes newest first */
const termsIn = (changes: readonly KeptChange[]): GrantTerms[] =>
  // Written by this program, in this shape.
  changes.flatMap(({ before }) => (before?.[termsField] ?? []) as GrantTerms[]);

async function grantsInWords(context: AppContext, actor: Actor, pairs: readonly Sides[]) {
  const { language = 'zh' } = actor;
  const kinds = kindsIn(pairs);
  const lines = await knownLines(context, actor, Object.fromEntries(kinds.map((kind) => [kind, []])));
  const entries = kinds.some((kind) => kind !== 'module') ? await knownLines(context, actor, { module: [] }) : lines;
  const nameOf = (kind: GrantKind, id: string) => {
    const line = lines.get(kind)?.get(id);
    if (!line) return id;
    const above = kind === 'module' ? undefined : entries.get('module')?.get(line.parentId);
    return above ? `${above.fullName} · ${line.fullName}` : line.fullName;
  };
  return pairs.map(({ before, after }) => {
    const sets = kinds.flatMap((kind) => {
      const [had, has] = [new Set(listIn(before?.[kind])), new Set(listIn(after?.[kind]))];
      const [added, removed] = [[...has].filter((id) => !had.has(id)), [...had].filter((id) => !has.has(id))];
      if (added.length + removed.length === 0) return [];
      const told = (ids: readonly string[]) => ids.slice(0, limits.changeNamesTold).map((id) => nameOf(kind, id));
      const beyond = (ids: readonly string[]) => Math.max(0, ids.length - limits.changeNamesTold);
      return [
        {
          ...{ name: kind, label: say(words[kind], language), before: '', after: '' },
          ...{ added: told(added), removed: told(removed), more: beyond(added) + beyond(removed) },
        },
      ];
    });
    if (typeof before?.below !== 'boolean' || before.below === after?.below) return sets;
    const said = (isOn: unknown) => say({ code: isOn ? 'log.on' : 'log.off' }, language);
    const below = {
      name: 'below',
      label: say({ code: 'undo.below' }, language),
      before: said(before.below),
      after: said(after?.below),
    };
    return [...sets, { ...below, added: [], removed: [], more: 0 }];
  });
}

export const grantKindsOfHolders = (): [name: string, kind: UndoKind][] =>
  grantHolders.map((holder) => [grantsKept(holder), grantsKind(holder)]);
