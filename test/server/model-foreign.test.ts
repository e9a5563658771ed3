import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { type CompiledField, type CompiledForm, checkRecord, compileForm } from '../../engine/schema/check/index.ts';
import { catalogueOf } from '../../engine/schema/fields/fields.ts';
import { linearPatterns } from '../../engine/schema/rules/linear-patterns.ts';
import { staticOptions, type ValueKindName } from '../../engine/schema/values/index.ts';
import { descriptors } from '../../server/kernel/descriptors.ts';
import { ownDesign, sharedDesigns, withoutPasswordBoxes } from '../designs/foreign-designs.ts';
import { formilyDesign } from '../designs/formily-designs.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';

/** Designs of other people's products; where they are not at hand, one of our own in their manner. */
const one = 'form-generator';
const designs = sharedDesigns.length > 0 ? sharedDesigns : [{ name: one, design: ownDesign(one) }];

const candidates: Partial<Record<ValueKindName, readonly unknown[]>> = {
  text: [
    '甲',
    'a1',
    '12',
    '13800138000',
    '021-57890123',
    'a@example.cn',
    '110101199003074477',
    'https://example.cn',
    '',
  ],
  longText: ['一\n二', '12'],
  integer: [1, 3, 0, 50],
  decimal: [0.3, 1, 10, 0],
  boolean: [true],
  date: ['2026-11-20'],
  dateTime: ['2026-11-20T01:36:00.000Z'],
  time: ['09:35:00'],
  dateRange: [['2026-11-01', '2026-11-20']],
  numberRange: [[1, 2.5]],
  reference: ['user-zhoumin'],
  references: [['user-zhoumin']],
  geometry: [{ type: 'Point', coordinates: [121.47, 30.82] }],
};

/** A value that the field's own rules take; undefined where none of the candidates is. */
function valueFor({ field, judge }: CompiledField): unknown {
  const options = staticOptions(field);
  const first = options?.[0];
  const path = first?.children?.[0] ? [first.value, first.children[0].value] : [first?.value];
  const offered: Partial<Record<ValueKindName, unknown[]>> = first
    ? { choice: [first.value], choices: [[first.value]], path: [path], paths: [[path]] }
    : { choice: ['x'], choices: [['x']], path: [['x']], paths: [[['x']]] };
  const asked = [...(offered[field.kind] ?? []), ...(candidates[field.kind] ?? []), field.node.config.defaultValue];
  for (const value of asked) {
    if (value === undefined || value === null || value === '') continue;
    const judged = judge(value);
    if (!judged.problem) return judged.value;
  }
  return undefined;
}

function fill(form: CompiledForm): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const one of form.fields) {
    const table = form.tables.get(one.field.name);
    if (one.field.hidden || one.field.descriptor.filledBy) continue;
    if (table) {
      const cells = table.columns.filter((column) => !column.field.hidden && !column.field.descriptor.filledBy);
      const row = () => Object.fromEntries(cells.map((column) => [column.field.name, valueFor(column)]));
      values[one.field.name] = [row(), row()];
    } else if (one.field.kind !== 'files') values[one.field.name] = valueFor(one);
  }
  return JSON.parse(JSON.stringify(values));
}

describeOnDatabases('designs of other products', ({ open }) => {
  let server: ModelServer;
  afterAll(() => server.app.close());
  beforeAll(async () => {
    server = await startModelServer(await open());
  });

  it.each(designs)('$name is imported, published, filled in and read back equal', async ({ design }) => {
    const id = await publishDesign(server, withoutPasswordBoxes(design), false);
    const { data: stored } = await server.admin(calls.loadModel, { params: { id } });
    const catalogue = catalogueOf(JSON.parse(stored.formData), descriptors);
    const form = compileForm(catalogue, linearPatterns);
    // A required file cannot be made up: such fields are filled by nobody here.
    const sent = fill(form);
    const { problems } = checkRecord(form, structuredClone(sent), new Date());
    const blocking = problems.filter(({ field }) => field?.kind !== 'files');
    expect(blocking).toEqual([]);
    const created = await server.admin(calls.createRecord, { params: { id }, body: { data: JSON.stringify(sent) } });
    if (problems.length > 0) {
      expect(created.status).toBe(422);
      return;
    }
    expect(created).toMatchObject({ status: 200 });
    const loaded = await server.admin(calls.loadRecord, { params: { id, dataId: created.data.id } });
    const values = JSON.parse(loaded.data.data);
    expect(values).toEqual(JSON.parse(created.data.data));
    const rows = (value: unknown) =>
      Array.isArray(value) && value.every((row) => row?.id) ? value.map(({ id: _, ...cells }) => cells) : value;
    for (const [key, value] of Object.entries(sent)) {
      const expected = form.tables.has(key) ? (value as object[]).map((row) => expect.objectContaining(row)) : value;
      expect([key, rows(values[key])]).toEqual([key, expected]);
    }
    expect((await server.admin(calls.recordList, { params: { id }, body: {} })).data.list).toHaveLength(1);
    expect((await server.admin(calls.recordDataChange, { params: { id, dataId: created.data.id } })).status).toBe(200);
  });

  it('of Formily are imported by the same call, told of what is not run, and keep their conditions on the server', async () => {
    const design = formilyDesign('designable');
    const dryRun = await server.admin(calls.importModel, { body: { design, dryRun: true } });
    expect(dryRun.data.findings.map(({ code }) => code)).toContain('import.control');
    expect(dryRun.data.preview?.fields).toBe(7);
    const id = await publishDesign(server, design, false);
    const values = {
      title: '舱内巡检',
      kind: 'urgent',
      reason: '积水',
      level: 4,
      measures: [3],
      rows: [{ point: 'A1', reading: 2 }],
    };
    const stored = async (changed: object) => {
      const body = { data: JSON.stringify({ ...values, ...changed }) };
      const created = await server.admin(calls.createRecord, { params: { id }, body });
      expect(created, JSON.stringify(created)).toMatchObject({ status: 200 });
      return JSON.parse(created.data.data);
    };
    expect(await stored({})).toMatchObject({ reason: '积水', measures: [3] });
    // Neither is there for an ordinary inspection.
    expect(await stored({ kind: 'daily' })).toMatchObject({ reason: null, measures: null });
    const body = { data: JSON.stringify({ ...values, measures: [] }) };
    expect((await server.admin(calls.createRecord, { params: { id }, body })).status).toBe(422);
  });

  it('with one bad part is taken as a draft, its findings at their places, and waits for them at its publish', async () => {
    const control = (jnpfKey: string, name: string, more: object = {}, own: object = {}) => ({
      __config__: { jnpfKey, label: name, tag: '', formId: name, ...own },
      __vModel__: name,
      ...more,
    });
    const design = {
      fullName: '报修单',
      enCode: 'badParts',
      formData: JSON.stringify({
        fields: [
          control('input', 'title'),
          control('billRule', 'no'),
          control('calculate', 'sum', { expression: [] }),
          control('calculate', 'twice', { expression: ['gone', '*', '2'] }),
          control('select', 'kind', {}, { dataType: 'dictionary', dictionaryType: '' }),
        ],
      }),
    };
    const imported = await server.admin(calls.importModel, { body: { design } });
    expect(imported, JSON.stringify(imported.data)).toMatchObject({ status: 200 });
    const places = imported.data.findings.flatMap(({ severity, at }) => (severity === 'error' ? [at] : []));
    expect(places).toEqual(expect.arrayContaining(['/form/nodes/1/props/rule', '/form/nodes/3/props/expression/0']));
    const params = { id: imported.data.id ?? '' };
    const { data: draft } = await server.admin(calls.loadModel, { params });
    expect(JSON.parse(draft.formData).nodes).toHaveLength(5);
    expect((await server.admin(calls.releaseModel, { params, body: {} })).status).toBe(422);
  });
});
