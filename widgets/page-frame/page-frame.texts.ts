import { defineTexts } from '../../engine/schema/text/text.ts';

export const pageFrameTexts = defineTexts({
  zh: {
    'widget.pageFrame': '页面框架',
    'widget.pageFrame.skip': '跳到主要内容',
    'widget.pageFrame.side': '导航',
    'setting.pageFrame.layout': '导航模式',
    'setting.pageFrame.sideOpen': '展开侧栏',
    'setting.pageFrame.fixedHeader': '固定页头',
  },
  en: {
    'widget.pageFrame': 'Page frame',
    'widget.pageFrame.skip': 'Skip to content',
    'widget.pageFrame.side': 'Navigation',
    'setting.pageFrame.layout': 'Navigation mode',
    'setting.pageFrame.sideOpen': 'Sidebar open',
    'setting.pageFrame.fixedHeader': 'Fixed header',
  },
  zhtw: {
    'widget.pageFrame': '頁面框架',
    'widget.pageFrame.skip': '跳到主要內容',
    'widget.pageFrame.side': '導覽',
    'setting.pageFrame.layout': '導覽模式',
    'setting.pageFrame.sideOpen': '展開側欄',
    'setting.pageFrame.fixedHeader': '固定頁首',
  },
});
