import { browserClock, type DesignClock } from '../../../designer/frame/design-session.ts';
import type { StoredModel, StoredVersion } from '../../../engine/schema/calls/index.ts';

type Body = Readonly<Record<string, unknown>>;

/** A refusal as `services.request` rejects with it. */
function refusal(code: number, message: string, data: object | null = null): Error {
  return Object.assign(new Error(message), { code, data });
}

/** A model as it went online. */
export function versionOf(model: StoredModel, version: number, note = ''): StoredVersion {
  const { fullName, enCode, type, webType, category, description, tables, formData, columnData } = model;
  const documents = { fullName, enCode, type, webType, category, description, tables, formData, columnData };
  return { ...documents, version, note, label: '', creatorTime: '2026-11-19T02:42:00.000Z', creatorUser: '王工' };
}

/** A server of one model for tests: revisions, versions and refusals as the real one answers them. */
export function testModelServer(first: StoredModel, versions: readonly StoredVersion[] = []) {
  let stored = first;
  const released = [...versions];
  const calls: { readonly call: string; readonly body: Body }[] = [];
  /** What a dry run finds besides the version. */
  const trial: Record<string, unknown> = {
    ...{ steps: ['数据表没有变化'], findings: [], consequences: [] },
    ...{ menus: ['巡检管理 › 缺陷上报'], rights: ['2 个角色可以打开：班长、巡检员'] },
  };

  const update = ({ revision, ...next }: Body) => {
    if (revision !== stored.revision) {
      const current = { ...stored, lastModifyUser: '周敏', lastModifyTime: '2026-11-20T02:42:00.000Z' };
      throw refusal(409, '设计已被他人修改', { current });
    }
    stored = { ...stored, ...next, revision: stored.revision + 1, state: 2 };
    return { id: stored.id, revision: stored.revision, findings: [] };
  };
  const release = ({ dryRun, note, menu }: Body) => {
    const version = released.length + 1;
    const roles = menu ? '3 个角色可以打开' : trial.rights;
    if (dryRun === true) return { version, menuId: null, ...trial, ...(menu ? { rights: [roles] } : {}) };
    released.push(versionOf(stored, version, String(note ?? '')));
    stored = { ...stored, state: 1, releaseVersion: version };
    return { version, menuId: null, path: menu ? '/model/m1' : null, steps: [], findings: [] };
  };
  const answers: Readonly<Record<string, (body: Body, params: Body) => unknown>> = {
    loadModel: () => stored,
    updateModel: update,
    releaseModel: release,
    modelVersions: () => ({
      list: released
        .map(({ version, note, label, creatorTime, creatorUser }) => ({
          ...{ version, note, label, creatorTime, creatorUser },
          changes: 1,
          online: version === stored.releaseVersion,
        }))
        .reverse(),
    }),
    modelVersion: (_body, params) => released.find(({ version }) => String(version) === String(params.version)),
    labelVersion: ({ label }, params) => {
      const index = released.findIndex(({ version }) => String(version) === String(params.version));
      const found = released[index];
      if (!found) throw refusal(404, '没有这一版');
      released[index] = { ...found, label: String(label) };
      return { label };
    },
    rollbackModel: ({ version }) => {
      const found = released.find((one) => one.version === version);
      if (!found) throw refusal(404, '没有这一版');
      const { formData, columnData, tables } = found;
      stored = { ...stored, formData, columnData, tables, revision: stored.revision + 1, state: 2 };
      return { revision: stored.revision };
    },
    menuSelector: () => ({
      list: [
        {
          id: 'inspection',
          fullName: '巡检',
          proposed: true,
          children: [{ id: 'night', fullName: '夜巡', children: [] }],
        },
      ],
    }),
  };
  return {
    stored: () => stored,
    released,
    calls,
    trial,
    request: async (call: string, input: { readonly params?: Body; readonly body?: unknown }): Promise<unknown> => {
      const body = (input.body ?? {}) as Body; // an object, by the call's shape
      calls.push({ call, body });
      return answers[call]?.(body, input.params ?? {}) ?? null;
    },
  };
}

const field = (id: string, label: string, config = {}) => ({
  id,
  vModel: id,
  config: { aditKey: 'input', label, span: 12, ...config },
});

/** A model with a group of two fields and one more field. */
export const testModel: StoredModel = {
  id: 'm1',
  fullName: '缺陷上报',
  enCode: 'defect',
  type: 1,
  webType: 2,
  category: '',
  state: 1,
  description: '',
  formData: JSON.stringify({
    version: 1,
    nodes: [
      {
        id: 'basic',
        config: {
          aditKey: 'card',
          label: '基本信息',
          span: 24,
          children: [field('stake', '区段桩号'), field('note', '现场描述')],
        },
      },
      field('cost', '费用'),
    ],
  }),
  columnData: '',
  tables: '',
  revision: 4,
  releaseVersion: 1,
};

/** A clock by which nothing saves itself: a test says when. */
export const stillClock: DesignClock = { ...browserClock, saving: () => () => {}, trying: () => () => {} };
