import { defineTexts } from '../../engine/schema/text/text.ts';

export const dragTexts = defineTexts({
  zh: {
    'designer.drag.before': '放在「{name}」之前',
    'designer.drag.after': '放在「{name}」之后',
    'designer.drag.into': '放进「{name}」',
    'designer.drag.intoForm': '放进表单',
    'designer.drag.hint': '松开放下，Esc 取消',
    'designer.drag.several': '{count} 个节点',
  },
  en: {
    'designer.drag.before': 'Before “{name}”',
    'designer.drag.after': 'After “{name}”',
    'designer.drag.into': 'Into “{name}”',
    'designer.drag.intoForm': 'Into the form',
    'designer.drag.hint': 'Release to drop, Esc to cancel',
    'designer.drag.several': '{count} [component|components]',
  },
  zhtw: {
    'designer.drag.before': '放在「{name}」之前',
    'designer.drag.after': '放在「{name}」之後',
    'designer.drag.into': '放進「{name}」',
    'designer.drag.intoForm': '放進表單',
    'designer.drag.hint': '鬆開放下，Esc 取消',
    'designer.drag.several': '{count} 個節點',
  },
});
