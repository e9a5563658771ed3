import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { openForm } from '../../engine/form/open-form.ts';
import { loadPatterns } from '../../engine/resolve/late-patterns.ts';
import { resolveDocument } from '../../engine/resolve/resolve-document.ts';
import { checkRecord, compileForm } from '../../engine/schema/check/index.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { operators } from '../../engine/schema/documents/rule-group.ts';
import { catalogueOf } from '../../engine/schema/fields/fields.ts';
import { linearPatterns } from '../../engine/schema/rules/linear-patterns.ts';
import type { ValueKindName } from '../../engine/schema/values/index.ts';
import { hostileValues, kindWidgets, testNode } from '../support/fields.ts';
import { times } from '../support/long-run.ts';

const now = new Date('2026-11-20T04:00:00Z');
const timeZone = 'Asia/Shanghai';
const fieldCount = 7;
const columnCount = 3;
const mainNames = Array.from({ length: fieldCount }, (_, index) => `f${index}`);
const columnNames = Array.from({ length: columnCount }, (_, index) => `c${index}`);

const fieldKinds: readonly ValueKindName[] = [
  ...(['text', 'text', 'longText', 'integer', 'decimal', 'boolean', 'date', 'dateTime', 'time', 'dateRange'] as const),
  ...([
    'numberRange',
    'choice',
    'choices',
    'path',
    'paths',
    'reference',
    'files',
    'geometry',
    'computed',
    'timeRange',
    'dateTimeRange',
    'threeState',
  ] as const),
];
const options = [
  { id: 'a', fullName: '甲' },
  { id: 7, fullName: '七', children: [{ id: 'b', fullName: '乙' }] },
];

const scalar = fc.constantFrom<unknown>(
  ...['a', ' a ', 'b', '7', 7, 0, 1, -1, '12.50', 'K1+200', '   ', '', null, true, false, 'x'.repeat(30)],
  ...['2026-11-20', '2026-11-19', '2026-12-01', '2026-11-20T03:00:00Z', '08:30', '13:00:00'],
);
const anyValue = fc.oneof(
  { weight: 8, arbitrary: scalar },
  { weight: 3, arbitrary: fc.array(scalar, { maxLength: 2 }) },
  { weight: 1, arbitrary: fc.constantFrom([['a'], [7, 'b']], [{ fileId: 'f', name: 'n' }], { type: 'Point' }) },
  // Only what JSON can hold reaches the server.
  { weight: 1, arbitrary: fc.constantFrom(...hostileValues.slice(0, 3)) },
);

/** A rule that reads only earlier fields, so that there are no circles: those are refused at publish. */
const ruleOn = (names: readonly string[]) =>
  fc.record({
    logic: fc.constantFrom('and' as const, 'or' as const),
    conditions: fc.array(
      fc.oneof(
        fc.record({ field: fc.constantFrom(...names), operator: fc.constantFrom(...operators), value: anyValue }),
        fc.record({
          field: fc.constantFrom(...names),
          operator: fc.constantFrom(...operators),
          valueField: fc.constantFrom(...names),
        }),
      ),
      { minLength: 1, maxLength: 2 },
    ),
  });

/** Date limits of all five types, at either end. */
const limitsOn = (names: readonly string[]) =>
  fc.record({
    startTimeRule: fc.boolean(),
    startTimeType: fc.integer({ min: 1, max: 5 }),
    startTimeValue: fc.constantFrom<unknown>(1, '2', Date.UTC(2026, 10, 20), '2026-11-20', '09:00:00'),
    startTimeTarget: fc.integer({ min: 1, max: 3 }),
    startRelationField: fc.constantFrom(...names),
    endTimeRule: fc.boolean(),
    endTimeType: fc.integer({ min: 1, max: 5 }),
    endTimeValue: fc.constantFrom<unknown>(0, 3, '2026-12-01', '20:00:00'),
    endTimeTarget: fc.integer({ min: 1, max: 3 }),
    endRelationField: fc.constantFrom(...names),
  });

function fieldNode(name: string, before: readonly string[], formula: readonly string[]): fc.Arbitrary<Node> {
  const rule = before.length > 0 ? fc.option(ruleOn(before), { nil: undefined, freq: 2 }) : fc.constant(undefined);
  return fc
    .record({
      kind: fc.constantFrom(...fieldKinds),
      required: fc.boolean(),
      noShow: fc.constantFrom(false, false, false, true),
      showWhen: rule,
      requireWhen: rule,
      limits: limitsOn(before.length > 0 ? before : ['gone']),
      // The last is one that an engine which backtracks may never end.
      regList: fc.constantFrom(
        ...[[], [{ pattern: '/^[a-z]+$/' }], [{ rule: 'digits' }], [{ pattern: '/^((a|7)+)+$/' }]],
      ),
      judgedWhen: rule,
      props: fc.constantFrom({}, { maxlength: 5, min: 0, max: 10, precision: 1, limit: 1 }),
    })
    .map(({ kind, required, noShow, showWhen, requireWhen, limits, regList, judgedWhen, props }) =>
      testNode(name, kind, {
        slot: { options },
        props: kind === 'computed' ? { expression: formula } : props,
        config: {
          ...{ required, noShow, ...limits },
          regList: [...regList, ...(judgedWhen ? [{ pattern: '/^[b-y]/', when: judgedWhen }] : [])],
        },
        ...(showWhen ? { showWhen } : {}),
        ...(requireWhen ? { requireWhen } : {}),
      }),
    );
}

const mainNode = (name: string, index: number) => {
  const before = mainNames.slice(0, index);
  return fieldNode(
    name,
    before,
    before.flatMap((one, at) => (at === 0 ? [one] : ['+', one])).concat(index ? [] : ['1']),
  );
};
const columnNode = (name: string, index: number) => {
  const own = columnNames.slice(0, index);
  return fieldNode(name, [...own, ...mainNames.slice(0, 4)], own.length > 0 ? [`rows-${own[0]}`, '*', '2'] : ['1']);
};

/** Seven fields, the middle ones in a container with a condition of its own, and a sub-table. */
const documents = fc
  .tuple(
    fc.tuple(...mainNames.map(mainNode)),
    fc.tuple(...columnNames.map(columnNode)),
    fc.option(ruleOn(mainNames.slice(0, 3)), { nil: undefined }),
    fc.boolean(),
    fc.option(ruleOn(mainNames), { nil: undefined }),
  )
  .map(([main, columns, cardRule, required, tableRule]) => ({
    nodes: [
      ...main.slice(0, 3),
      testNode('card', 'card', {
        config: { children: main.slice(3, 6) },
        ...(cardRule ? { showWhen: cardRule } : {}),
      }),
      ...main.slice(6),
      testNode('rows', 'table', {
        config: { children: columns, required },
        ...(tableRule ? { showWhen: tableRule } : {}),
      }),
    ],
  }));

const some = (names: readonly string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, anyValue])), { requiredKeys: [], noNullPrototype: true });
const records = fc
  .tuple(some(mainNames), fc.array(some(columnNames), { maxLength: 3 }))
  .map(([main, rows]) => ({ ...main, rows }));

/** Where the form finds something, as the server says it: JSON pointers into the record. */
function placesOnPage(session: ReturnType<typeof openForm>): string[] {
  return session
    .validate()
    .flatMap(({ name, problem, cells }) => [
      ...(problem ? [`/${name} ${problem.code}`] : []),
      ...cells.map((cell) => `/${name}/${cell.row}/${cell.column} ${cell.problem.code}`),
    ])
    .sort();
}

function serverFinds(nodes: Node[], values: Record<string, unknown>) {
  return checkRecord(compileForm(catalogueOf({ nodes }, kindWidgets), linearPatterns), values, now, { timeZone });
}

const placesOf = ({ problems }: ReturnType<typeof checkRecord>) =>
  problems.map(({ at, problem }) => `${at} ${problem.code}`).sort();

const nodesWithin = (node: Node): Node[] => [node, ...(node.config.children ?? []).flatMap(nodesWithin)];
const holdsNumber = ({ rows, ...main }: Record<string, unknown>, name: string) =>
  [main, ...(Array.isArray(rows) ? rows : [])].some((holder) => typeof holder[name] === 'number');

beforeAll(loadPatterns);

describe('the page and the server', () => {
  it('find the same problems at the same places of the same record', () => {
    let found = 0;
    let hidden = 0;
    fc.assert(
      fc.property(documents, records, (document, values) => {
        const session = openForm(resolveDocument(document, kindWidgets), values, { now: () => now, timeZone });
        const onPage = placesOnPage(session);
        expect(placesOf(serverFinds(document.nodes, structuredClone(values)))).toEqual(onPage);
        found += onPage.length;
        hidden += mainNames.filter((name) => !session.state(name).shown).length;
      }),
      { numRuns: times(600, 200) },
    );
    // A generator that found nothing to complain about would prove nothing.
    expect(found).toBeGreaterThan(times(600, 200));
    expect(hidden).toBeGreaterThan(times(200, 60));
  });

  it('agree on what the page sends, and on every calculated value', () => {
    fc.assert(
      fc.property(documents, records, (document, values) => {
        const session = openForm(resolveDocument(document, kindWidgets), values, { now: () => now, timeZone });
        const onPage = placesOnPage(session);
        const checked = serverFinds(document.nodes, JSON.parse(JSON.stringify(session.submitValues())));
        expect(placesOf(checked)).toEqual(onPage);
        for (const node of document.nodes) {
          if (node.config.aditKey !== 'computed') continue;
          expect(checked.values[node.id]).toBe(session.values()[node.id]);
        }
      }),
      { numRuns: times(300, 100) },
    );
  });

  it('agree after any sequence of changes', () => {
    const changes = fc.array(fc.tuple(fc.constantFrom(...mainNames), anyValue), { maxLength: 12 });
    fc.assert(
      fc.property(documents, records, changes, (document, values, steps) => {
        const session = openForm(resolveDocument(document, kindWidgets), values, { now: () => now, timeZone });
        for (const [name, value] of steps) {
          if (session.document.form.byName.get(name)?.calculation) continue;
          session.setValue(name, structuredClone(value));
        }
        const onPage = placesOnPage(session);
        const checked = serverFinds(document.nodes, JSON.parse(JSON.stringify(session.submitValues())));
        expect(placesOf(checked)).toEqual(onPage);
      }),
      { numRuns: times(300, 100) },
    );
  });

  it('agree once more on what the server stored', () => {
    let compared = 0;
    fc.assert(
      fc.property(documents, records, (document, values) => {
        const first = serverFinds(document.nodes, structuredClone(values));
        if (first.problems.length > 0) return;
        // A moment may come as a number, and is stored as text: a formula, which nobody writes over moments, sees two values.
        const moments = document.nodes.flatMap(nodesWithin).filter(({ config }) => config.aditKey === 'dateTime');
        if (moments.some(({ id }) => holdsNumber(values, id))) return;
        compared += 1;
        const again = serverFinds(document.nodes, structuredClone(first.values));
        expect(placesOf(again)).toEqual([]);
        expect(again.values).toEqual(first.values);
      }),
      { numRuns: times(2_000, 700) },
    );
    expect(compared).toBeGreaterThan(times(30, 5));
  });
});
