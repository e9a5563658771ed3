import { describe, expect, it } from 'vitest';
import { documentVersion } from '../documents/model-document.ts';
import { createMigrate, type Migration, migrateDocument, migrations } from './index.ts';

const rename: Migration = {
  from: 1,
  name: 'caption-to-title',
  up: ({ caption, ...document }) => (caption === undefined ? document : { ...document, title: caption }),
};
const upperCase: Migration = {
  from: 2,
  name: 'loud-title',
  up: (document) => ({ ...document, title: (document.title as string).toUpperCase() }),
};
const migrate = createMigrate([rename, upperCase], 3);

describe('migrations', () => {
  it('lead from the first format to the one that this program writes, with no gap', () => {
    expect(migrations.map((migration) => migration.from)).toEqual(
      Array.from({ length: documentVersion - 1 }, (_, index) => index + 1),
    );
  });

  it('leave a document in the newest format alone, the very same object', () => {
    const document = { version: documentVersion, nodes: [], unknown: { kept: true } };
    const { document: after, applied, findings } = migrateDocument(document);
    expect(after).toBe(document);
    expect([applied, findings]).toEqual([[], []]);
  });

  it('run every step that a document lacks, in order, and keep keys that no step concerns', () => {
    const document = Object.freeze({ version: 1, caption: 'a', nodes: [], unknown: 1 });
    expect(migrate(document)).toEqual({
      document: { version: 3, title: 'A', nodes: [], unknown: 1 },
      applied: [1, 2],
      findings: [],
    });
    expect(migrate({ version: 2, title: 'b', caption: 'stays' })).toEqual({
      document: { version: 3, title: 'B', caption: 'stays' },
      applied: [2],
      findings: [],
    });
  });

  it('take a document without a version for one of the first format', () => {
    expect(migrate({ caption: 'a' })).toMatchObject({ document: { version: 3, title: 'A' }, applied: [1, 2] });
    expect(migrateDocument({ nodes: [] }).document).toEqual({ version: 1, nodes: [] });
  });

  it('leave a newer document unchanged and say so', () => {
    const newer = { version: 4, caption: 'a' };
    const { document, applied, findings } = migrate(newer);
    expect(document).toBe(newer);
    expect(applied).toEqual([]);
    expect(findings).toMatchObject([{ code: 'document.newer', at: '/version', severity: 'error' }]);
  });

  it('bring the form and the list of a model along, each from its own version', () => {
    const model = {
      version: 3,
      form: { version: 1, caption: 'f', nodes: [] },
      list: { version: 2, title: 'l', columnList: [] },
      other: { version: 1, caption: 'no document' },
    };
    expect(migrate(model)).toEqual({
      document: {
        ...model,
        form: { version: 3, title: 'F', nodes: [] },
        list: { version: 3, title: 'L', columnList: [] },
      },
      applied: [1, 2],
      findings: [],
    });
    expect(migrate({ ...model, form: { version: 9, nodes: [] } })).toMatchObject({
      document: { form: { version: 9 }, list: { title: 'L' } },
      findings: [{ code: 'document.newer', at: '/form/version' }],
    });
    const settings = { version: 3, form: { labelWidth: 100 }, nodes: [] };
    expect(migrate(settings).document).toBe(settings);
  });

  it('leave a document alone that a step cannot read, and name the step', () => {
    const broken = { version: 2, title: 5 };
    const { document, applied, findings } = migrate(broken);
    expect(document).toBe(broken);
    expect(applied).toEqual([]);
    expect(findings).toMatchObject([{ code: 'document.migration', message: '从格式版本 2 升级失败（loud-title）' }]);
  });

  it.each([null, 5, 'text', [], { version: 'two' }, { version: 0 }, { version: 1.5 }])(
    'leave %j to the validator',
    (document) => {
      expect(migrate(document)).toEqual({ document, applied: [], findings: [] });
    },
  );

  it('refuse a list of steps with a gap, a twin or a wrong order at start', () => {
    expect(() => createMigrate([upperCase], 3)).toThrow('versions 1, 2');
    expect(() => createMigrate([rename], 3)).toThrow();
    expect(() => createMigrate([upperCase, rename], 3)).toThrow();
    expect(() => createMigrate([rename, rename, upperCase], 3)).toThrow();
  });
});
