import type { Node } from '../../engine/schema/documents/node.ts';
import { limits } from '../../engine/schema/limits.ts';
import { settingWords } from '../../engine/schema/settings/setting.texts.ts';
import { type Setting, type SettingTab, settingGroups } from '../../engine/schema/settings/setting-kinds.ts';
import { type SettingName, settingNames, settingTable } from '../../engine/schema/settings/setting-table.ts';
import type { Translate } from '../../engine/schema/text/text.ts';
import { fieldOf } from './setting-values.ts';

/** Settings of a tab, in the order of the table. */
export const settingsOn = (tab: SettingTab): SettingName[] =>
  settingNames.filter((name) => settingTable[name].tab === tab);

/** The form of a tab: its groups, and a field or, of words, one in each language for each setting. */
export function settingNodes(tab: SettingTab, translate: Translate): Node[] {
  const names = settingsOn(tab);
  return settingGroups.flatMap((group) => {
    const own = names.filter((name) => settingTable[name].group === group);
    if (own.length === 0) return [];
    const content = translate(`settings.group.${group}`);
    const head: Node = { id: `group-${group}`, config: { aditKey: 'groupTitle', span: 24 }, props: { content } };
    return [head, ...own.flatMap((name) => nodesOf(name, settingTable[name], translate))];
  });
}

function nodesOf(name: SettingName, setting: Setting, translate: Translate): Node[] {
  const label = translate(`settings.label.${name}`);
  const hint = `settings.hint.${name}`;
  const head = { label, ...(settingWords(hint) ? { tipLabel: translate(hint) } : {}) };
  if (setting.kind === 'words') {
    const isLong = setting.most > limits.textLength;
    const isHtml = setting.html === true;
    const rows = isHtml ? { minRows: 5, maxRows: 14, showCount: false } : { minRows: 2, maxRows: 4 };
    const control = isLong ? 'textarea' : 'input';
    return (['zh', 'en', 'zhtw'] as const).map((language): Node => {
      const others = {
        en: translate('widget.settingsForm.english'),
        zhtw: translate('widget.settingsForm.traditional'),
      };
      const own = language === 'zh' ? {} : { label: `${label} · ${others[language]}` };
      const isAsked = language === 'zh' && setting.least > 0;
      return {
        id: fieldOf(name, language),
        vModel: fieldOf(name, language),
        config: {
          aditKey: control,
          span: isHtml ? 24 : 8,
          ...(language === 'zh' ? head : own),
          ...(isAsked ? { required: true } : {}),
        },
        props: { maxlength: setting.most, ...(isLong ? rows : {}) },
      };
    });
  }
  const { when } = setting;
  const shown = when && {
    logic: 'and' as const,
    conditions: [{ field: when.name, operator: 'equal' as const, value: when.is }],
  };
  const node = drawnAs(name, setting, translate);
  return [
    {
      id: name,
      vModel: name,
      ...node,
      config: { span: 12, ...head, ...node.config },
      ...(shown ? { showWhen: shown } : {}),
    },
  ];
}

type Drawn = Pick<Node, 'config' | 'props' | 'slot'>;

function drawnAs(name: SettingName, setting: Exclude<Setting, { kind: 'words' }>, translate: Translate): Drawn {
  switch (setting.kind) {
    case 'text':
      return { config: { aditKey: 'input' }, props: { maxlength: setting.most } };
    case 'email':
      return { config: { aditKey: 'input', regList: [{ rule: 'email' }] }, props: { maxlength: setting.most } };
    case 'addresses':
      return { config: { aditKey: 'textarea', span: 24 }, props: { maxlength: setting.most, minRows: 3, maxRows: 10 } };
    case 'integer': {
      const { least, most, hasNone, unit } = setting;
      return {
        config: { aditKey: 'inputIntNumber', required: true },
        props: { min: hasNone ? 0 : least, max: most, addonAfter: translate(`settings.unit.${unit}`) },
      };
    }
    case 'switch':
      return { config: { aditKey: 'switch' } };
    case 'choice':
      return {
        config: { aditKey: 'radio' },
        props: { optionType: 'button' },
        slot: {
          options: setting.of.map((id) => ({
            id,
            fullName: translate(`settings.choice.${name}.${id}`),
          })),
        },
      };
  }
}
