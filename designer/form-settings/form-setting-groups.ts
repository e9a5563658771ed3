import type { DocSetting } from './doc-setting.ts';

interface SettingGroup {
  readonly name: 'model' | 'layout' | 'dialog' | 'buttons' | 'data';
  readonly settings: readonly DocSetting[];
}

/** Every setting of a form as a whole. Defaults: what the renderer and the entry form do where a document says nothing. */
export const formSettingGroups: readonly SettingGroup[] = [
  {
    name: 'model',
    settings: [{ key: 'recordName', kind: 'words', otherwise: null, hint: true }],
  },
  {
    name: 'layout',
    settings: [
      { key: 'labelPosition', kind: 'choice', otherwise: 'right', choices: ['right', 'left', 'top'] },
      { key: 'labelWidth', kind: 'number', otherwise: 100, min: 0, max: 400 },
      { key: 'gutter', kind: 'number', otherwise: 15, min: 0, max: 64 },
      { key: 'size', kind: 'choice', otherwise: 'middle', choices: ['small', 'middle', 'large'] },
      { key: 'disabled', kind: 'switch', otherwise: false, hint: true },
    ],
  },
  {
    name: 'dialog',
    settings: [
      {
        key: 'popupType',
        kind: 'choice',
        otherwise: null,
        choices: ['general', 'fullScreen', 'drawer'],
        hint: true,
      },
      { key: 'generalWidth', kind: 'width', otherwise: '800px' },
      { key: 'fullScreenWidth', kind: 'width', otherwise: '100%' },
      { key: 'drawerWidth', kind: 'width', otherwise: '960px' },
    ],
  },
  {
    name: 'buttons',
    settings: [
      { key: 'hasConfirmBtn', kind: 'switch', otherwise: true },
      { key: 'confirmButtonText', kind: 'words', otherwise: null, usual: 'form.save' },
      { key: 'hasConfirmAndAddBtn', kind: 'switch', otherwise: true, hint: true },
      { key: 'hasCancelBtn', kind: 'switch', otherwise: true },
      { key: 'cancelButtonText', kind: 'words', otherwise: null, usual: 'form.cancel' },
      { key: 'hasPrintBtn', kind: 'switch', otherwise: false, hint: true },
      {
        key: 'printButtonText',
        kind: 'words',
        otherwise: null,
        usual: 'designer.formSettings.printButtonText.usual',
      },
      { key: 'printId', kind: 'text', otherwise: null, max: 64 },
    ],
  },
  {
    name: 'data',
    settings: [
      { key: 'primaryKeyPolicy', kind: 'choice', otherwise: 1, choices: [1, 2], hint: true },
      { key: 'concurrencyLock', kind: 'switch', otherwise: false, hint: true },
      { key: 'logicalDelete', kind: 'switch', otherwise: false, hint: true },
    ],
  },
];
