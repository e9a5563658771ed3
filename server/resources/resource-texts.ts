import { defineTexts } from '../../engine/schema/text/text.ts';

/** What people read about rows of any resource; `name`, `another`, `many` and `label` are the resource's own words. */
export const resourceTexts = defineTexts({
  zh: {
    'resource.notFound': '{name}不存在，可能已被删除',
    'resource.copy': '副本',
    'resource.taken': '编码 {value} 已被{another}使用，请换一个',
    'resource.nameTaken': '{label}“{value}”已被{another}使用，请换一个',
    'resource.stale': '已被他人修改，您的内容没有保存也没有丢失，请核对后再保存',
    'resource.fixed': '{label}不能修改',
    'resource.blank': '请填写{label}',
    'resource.unknown': '{label}不存在或已停用，请重新选择',
    'resource.inUse': '{name}正在使用中（{says}），不能删除',
    'resource.uses': '{kind} {count}',
    'resource.between': '，',
    'resource.loop': '不能移到自己或自己的下级之下',
    'resource.tooDeep': '最多 {depth} 级',
    'resource.wrongParent': '上级不存在，请重新选择',
  },
  en: {
    'resource.notFound': '{name} not found. It may have been deleted.',
    'resource.copy': 'copy',
    'resource.taken': 'Code {value} is used by {another}. Choose a different one.',
    'resource.nameTaken': '{label} “{value}” is used by {another}. Choose a different one.',
    'resource.stale':
      "Someone changed this while you were editing. Your changes aren't saved yet. Compare, then save again.",
    'resource.fixed': "{label} can't be changed",
    'resource.blank': 'Enter a value: {label}',
    'resource.unknown': "{label}: this choice doesn't exist or is disabled. Choose another one.",
    'resource.inUse': "{name} is in use ({says}) and can't be deleted",
    'resource.uses': '{kind}: {count}',
    'resource.between': ', ',
    'resource.loop': "An item can't be moved below itself",
    'resource.tooDeep': 'At most {depth} levels',
    'resource.wrongParent': "The parent doesn't exist. Choose another one.",
  },
  zhtw: {
    'resource.notFound': '{name}不存在，可能已被刪除',
    'resource.copy': '副本',
    'resource.taken': '代碼 {value} 已被{another}使用，請換一個',
    'resource.nameTaken': '{label}「{value}」已被{another}使用，請換一個',
    'resource.stale': '已被他人修改，您的內容沒有儲存也沒有遺失，請核對後再儲存',
    'resource.fixed': '{label}不能修改',
    'resource.blank': '請填寫{label}',
    'resource.unknown': '{label}不存在或已停用，請重新選擇',
    'resource.inUse': '{name}正在使用中（{says}），不能刪除',
    'resource.uses': '{kind} {count}',
    'resource.between': '，',
    'resource.loop': '不能移到自己或自己的下級之下',
    'resource.tooDeep': '最多 {depth} 級',
    'resource.wrongParent': '上級不存在，請重新選擇',
  },
});

declare module '../kernel/words.ts' {
  interface AreaTexts {
    readonly resource: typeof resourceTexts;
  }
}
