import { describe, expect, it } from 'vitest';
import { dialectKeys, readDesign } from '../../engine/schema/foreign/index.ts';

const keyOf = (field: object) => readDesign([field]).model.form.nodes[0]?.config.aditKey;
const byKey = (key: string, more: object = {}, keyName = 'jnpfKey') =>
  keyOf({ __config__: { [keyName]: key, label: key, layout: 'colFormItem' }, __vModel__: 'a', ...more });
const byTag = (tag: string, more: object = {}, tagIcon?: string) =>
  keyOf({ __config__: { tag, tagIcon, label: tag, layout: 'colFormItem' }, __vModel__: 'a', ...more });

/** Every control type and inner node of the dialect, both generations, and its name here. */
const controls: Record<string, string> = {
  ...{ comInput: 'input', input: 'input', textarea: 'textarea', numInput: 'inputNumber', inputNumber: 'inputNumber' },
  ...{ switch: 'switch', radio: 'radio', checkbox: 'checkbox', select: 'select', cascader: 'cascader' },
  ...{
    date: 'date',
    datePicker: 'date',
    time: 'time',
    timePicker: 'time',
    uploadFz: 'uploadFile',
    uploadFile: 'uploadFile',
  },
  ...{ uploadImg: 'uploadImg', colorPicker: 'colorPicker', rate: 'rate', slider: 'slider', editor: 'richText' },
  ...{ link: 'link', button: 'button', JNPFText: 'text', text: 'text', alert: 'alert' },
  ...{ comSelect: 'organizeSelect', organizeSelect: 'organizeSelect', depSelect: 'departmentSelect' },
  ...{ posSelect: 'positionSelect', userSelect: 'userSelect', roleSelect: 'roleSelect', groupSelect: 'groupSelect' },
  ...{ usersSelect: 'memberSelect', table: 'table', treeSelect: 'treeSelect', popupTableSelect: 'popupTableSelect' },
  ...{ autoComplete: 'autoComplete', address: 'areaSelect', areaSelect: 'areaSelect', billRule: 'billRule' },
  ...{ relationForm: 'relationForm', popupSelect: 'popupSelect', relationFormAttr: 'relationFormAttr' },
  ...{ popupAttr: 'popupAttr', createUser: 'createUser', createTime: 'createTime', modifyUser: 'modifyUser' },
  ...{
    modifyTime: 'modifyTime',
    currOrganize: 'currOrganize',
    currPosition: 'currPosition',
    currDept: 'currDepartment',
  },
  ...{ groupTitle: 'groupTitle', divider: 'divider', collapse: 'collapse', tab: 'tabs', row: 'row', card: 'card' },
  ...{ tableGrid: 'tableGrid', calculate: 'calculate', qrcode: 'qrcode', barcode: 'barcode', signature: 'signet' },
  ...{ sign: 'signature', location: 'location', iframe: 'iframe', steps: 'steps', relationFlow: 'relationFlow' },
  ...{ relationFlowAttr: 'relationFlowAttr', collapseItem: 'pane', tabItem: 'pane', stepItem: 'pane' },
  ...{ tableGridTr: 'tableGridRow', tableGridTd: 'tableGridCell', timeRange: 'timeRange', dateRange: 'dateRange' },
};

describe('control types', () => {
  it.each(Object.entries(controls))('%s is read as %s', (key, aditKey) => {
    expect(byKey(key)).toBe(aditKey);
    expect(dialectKeys).toContain(key);
  });

  it('are known under any brand, by key or by tag alone', () => {
    expect(byKey('comInput', {}, 'lydcKey')).toBe('input');
    for (const [tag, aditKey] of [
      ['LydcInputNumber', 'inputNumber'],
      ['JnpfUsersSelect', 'memberSelect'],
      ['JNPF-UploadFz', 'uploadFile'],
      ['JNPFTreeSelect', 'treeSelect'],
      ['GltkPopupTableSelect', 'popupTableSelect'],
      ['ACollapse', 'collapse'],
      ['jnpf-button', 'button'],
    ] as const)
      expect(byTag(tag)).toBe(aditKey);
    expect(byTag('XyzOpenData', { type: 'currTime' })).toBe('createTime');
  });

  it('are not mistaken for other keys that end alike', () => {
    const config = { renderKey: 'select', relationKey: 'date', jnpfKey: 'comInput', label: '名称' };
    expect(keyOf({ __config__: config, __vModel__: 'a' })).toBe('input');
  });

  it.each([
    ['el-input', {}, undefined, 'input'],
    ['el-input', { type: 'textarea' }, undefined, 'textarea'],
    ['el-input-number', { precision: 0 }, undefined, 'inputNumber'],
    ['tinymce', {}, undefined, 'richText'],
    ['el-select', {}, undefined, 'select'],
    ['el-cascader', {}, undefined, 'cascader'],
    ['el-radio-group', {}, undefined, 'radio'],
    ['el-checkbox-group', {}, undefined, 'checkbox'],
    ['el-switch', {}, undefined, 'switch'],
    ['el-slider', {}, undefined, 'slider'],
    ['el-time-picker', {}, undefined, 'time'],
    ['el-time-picker', { 'is-range': true }, undefined, 'timeRange'],
    ['time-select', {}, undefined, 'time'],
    ['el-date-picker', { type: 'date' }, undefined, 'date'],
    ['el-date-picker', { type: 'month' }, undefined, 'date'],
    ['el-date-picker', { type: 'datetime' }, undefined, 'datetime'],
    ['el-date-picker', { type: 'date', format: 'yyyy-MM-dd HH:mm' }, undefined, 'datetime'],
    ['el-date-picker', { type: 'daterange' }, undefined, 'dateRange'],
    ['el-date-picker', { type: 'datetimerange' }, undefined, 'datetimeRange'],
    ['el-rate', {}, undefined, 'rate'],
    ['el-color-picker', {}, undefined, 'colorPicker'],
    ['el-upload', {}, undefined, 'uploadFile'],
    ['self-upload', {}, 'upload', 'uploadImg'],
    ['upload-file', {}, 'uploadPicture', 'uploadFile'],
    ['el-button', {}, undefined, 'button'],
    ['el-table', {}, undefined, 'dataTable'],
    ['fc-input-table', {}, 'row', 'table'],
    ['fc-org-select', {}, undefined, 'organizeSelect'],
    ['fc-date-duration', { type: 'daterange' }, undefined, 'dateRange'],
    ['', { type: 'textarea' }, undefined, 'textarea'],
    ['my-own', {}, 'icon-ym icon-ym-generator-cascader', 'cascader'],
  ])('tag %s %j is a %4$s', (tag, more, icon, aditKey) => {
    expect(byTag(tag, more, icon)).toBe(aditKey);
  });

  it('a password input hides what is typed', () => {
    const { model } = readDesign([{ __config__: { tag: 'el-input' }, type: 'password', __vModel__: 'code' }]);
    expect(model.form.nodes[0]?.props).toEqual({ type: 'password', showPassword: true });
  });

  it('an unknown control becomes a kept placeholder and a finding', () => {
    const field = {
      __config__: { gltkKey: 'gasMeter', tag: 'GltkGasMeter', label: '气体' },
      channel: 'CH4',
      __vModel__: 'm',
    };
    const { model, findings } = readDesign([field]);
    expect(model.form.nodes[0]).toMatchObject({
      vModel: 'm',
      config: { aditKey: 'gasMeter', label: '气体' },
      props: { channel: 'CH4' },
    });
    expect(findings).toContainEqual(expect.objectContaining({ code: 'import.control', at: '/form/nodes/0' }));
  });

  it('a known control without a widget is a finding where the caller says which widgets there are', () => {
    const field = { __config__: { jnpfKey: 'sign', label: '签名' }, __vModel__: 's' };
    const codes = (hasWidget: (key: string) => boolean) =>
      readDesign([field], { hasWidget }).findings.map((one) => one.code);
    expect(codes(() => false)).toEqual(['import.control']);
    expect(codes((key) => key === 'signature')).toEqual([]);
  });
});
