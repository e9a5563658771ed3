import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Finding, finding as findingAt } from '../../engine/schema/findings/finding.ts';
import { validateModel, validateScreen } from '../../engine/schema/validate/index.ts';
import { allDesigns } from '../../test/designs/foreign-designs.ts';
import { anyNumbers, type Numbers, plain, realDesigns, stepOf } from '../../test/support/designer/command-steps.ts';
import { field, form, productWidgets } from '../../test/support/designer/design.ts';
import { expectPanelsAgree } from '../../test/support/designer/panels.ts';
import { reasonsOf } from '../../test/support/designer/reasons.ts';
import { times } from '../../test/support/long-run.ts';
import { treeOf } from '../document/design-tree.ts';
import type { JsonObject } from '../document/json.ts';
import { createDesignStore } from '../history/design-store.ts';

const designs = realDesigns(allDesigns);
const sequences = times(20, 1);
const longSteps = times(1_000, 200);
/** Reading every panel from the text anew takes as long as several commands. */
const panelsEvery = 25;
const context = { descriptors: productWidgets };

/** Findings by what they are about: the node, whatever its place is now, and the place in it. */
function findingsOf(document: JsonObject): Map<string, { finding: Finding; key: string }> {
  const byPlace = new Map([...treeOf(document).nodes.values()].map(({ at, key }) => [at, key]));
  const found = new Map<string, { finding: Finding; key: string }>();
  const validate = Array.isArray(document.nodes) ? validateScreen : validateModel;
  for (const finding of validate(document, context)) {
    let at = finding.at;
    while (at !== '' && !byPlace.has(at)) at = at.slice(0, at.lastIndexOf('/'));
    const key = byPlace.get(at) ?? '';
    found.set(`${finding.code} ${key} ${finding.at.slice(at.length)}`, { finding, key });
  }
  return found;
}

const totals = { steps: 0, done: 0, refused: new Map<string, number>(), carried: new Map<string, number>() };

function walk(document: JsonObject, numbers: readonly Numbers[]): void {
  const store = createDesignStore(document, productWidgets);
  const start = JSON.stringify(document);
  const clipboard = { text: '' };
  let findings = findingsOf(document);
  for (const [turn, one] of numbers.entries()) {
    const before = store.state().document;
    const entries = store.state().past.length;
    const oldTree = treeOf(before);
    const step = stepOf(store, one, clipboard);
    const refused = step.run();
    totals.steps += 1;
    const after = store.state().document;
    if (refused) {
      totals.refused.set(refused.refused, (totals.refused.get(refused.refused) ?? 0) + 1);
      expect(after).toBe(before);
      continue;
    }
    totals.carried.set(step.name, (totals.carried.get(step.name) ?? 0) + 1);
    if (after === before) continue;
    totals.done += 1;
    if (one.a % 5 === 0 && store.state().past.length > entries) {
      store.undo();
      expect(JSON.stringify(store.state().document)).toBe(JSON.stringify(before));
      store.redo();
      expect(JSON.stringify(store.state().document)).toBe(JSON.stringify(after));
    }
    const tree = treeOf(after);
    expect(tree).toEqual(treeOf(plain(after)));
    for (const [key, { node, at }] of tree.nodes) {
      const was = oldTree.nodes.get(key);
      if (was && key !== at && was.node !== node)
        expect(JSON.stringify(node), `${step.name}: ${key} is alike and another object`).not.toBe(
          JSON.stringify(was.node),
        );
    }
    const now = findingsOf(after);
    const isReason = reasonsOf(oldTree, tree, productWidgets);
    for (const [what, { finding, key }] of now)
      expect(
        findings.has(what) || isReason(finding, key, after),
        `${step.name} brought ${what}: ${finding.message}`,
      ).toBe(true);
    findings = now;
    if (turn % panelsEvery === 0) expectPanelsAgree(after);
  }
  const end = JSON.stringify(store.state().document);
  for (const { key, at, node } of treeOf(store.state().document).nodes.values())
    if (key !== at && start.includes(`"mark":"${key}"`)) expect(node.mark).toBe(key);
  while (store.state().past.length > 0) store.undo();
  expect(JSON.stringify(store.state().document)).toBe(start);
  expectPanelsAgree(store.state().document);
  while (store.state().future.length > 0) store.redo();
  expect(JSON.stringify(store.state().document)).toBe(end);
  expectPanelsAgree(store.state().document);
}

describe('commands in any order on real designs', () => {
  it('are at hand', () => {
    expect(designs.length).toBeGreaterThan(7);
  });

  it('are the reason of what they touch, and of nothing else', () => {
    const rule = { conditions: [{ field: 'kind', operator: 'contains', value: 'a' }] };
    const before = form([field('kind'), field('other', { showWhen: rule }), field('third')]);
    const after = form([field('kind', {}, 'number'), field('other', { showWhen: rule }), field('third')]);
    const isReason = reasonsOf(treeOf(before), treeOf(after), productWidgets);
    expect(isReason(findingAt('rule.operator', '/nodes/1/showWhen/conditions/0/operator'), 'other', after)).toBe(true);
    expect(isReason(findingAt('node.dangling', '/nodes/1/showWhen/conditions/0/field'), 'other', after)).toBe(true);
    expect(isReason(findingAt('node.dangling', '/nodes/1/showWhen/conditions/0/value'), 'other', after)).toBe(false);
    expect(isReason(findingAt('node.dangling', '/nodes/2/config/label'), 'third', after)).toBe(false);
    expect(isReason(findingAt('screen.outlet', '/nodes'), '', after)).toBe(false);
  });

  const anyDesign = fc.nat({ max: designs.length - 1 });
  const documentAt = (which: number) => designs[which]?.document ?? {};

  it('can all be undone and done again to the byte, and leave a design whose findings they explain', () => {
    fc.assert(
      fc.property(anyDesign, fc.array(anyNumbers, { minLength: 30, maxLength: 50 }), (which, steps) => {
        walk(documentAt(which), steps);
      }),
      { numRuns: times(60, 12) },
    );
    expect(totals.steps).toBeGreaterThan(times(1_500, 300));
    expect(totals.done).toBeGreaterThan(times(750, 150));
  });

  it(
    `can so after ${longSteps} steps`,
    () => {
      const before = totals.steps;
      fc.assert(
        fc.property(anyDesign, fc.array(anyNumbers, { minLength: longSteps, maxLength: longSteps }), (which, steps) => {
          walk(documentAt(which), steps);
        }),
        // A long sequence is too long to be made shorter: its seed is said, and the short ones find the least steps.
        { numRuns: sequences, endOnFailure: true },
      );
      expect(totals.steps - before).toBe(sequences * longSteps);
    },
    30_000 * sequences,
  );
});
