import { defineTexts } from '../../engine/schema/text/text.ts';

export const checkTreeTexts = defineTexts({
  zh: {
    'checkTree.search': '按名称或编码筛选',
    'checkTree.only': '只看已选',
    'checkTree.count': '已选 {ticked} / {count}',
    'checkTree.all': '全选',
    'checkTree.none': '取消全选',
    'checkTree.open': '全部展开',
    'checkTree.fold': '全部折叠',
    'checkTree.nothing': '没有符合条件的内容',
  },
  en: {
    'checkTree.search': 'Filter by name or code',
    'checkTree.only': 'Selected only',
    'checkTree.count': '{ticked} of {count} selected',
    'checkTree.all': 'Select all',
    'checkTree.none': 'Clear all',
    'checkTree.open': 'Expand all',
    'checkTree.fold': 'Collapse all',
    'checkTree.nothing': 'No matches',
  },
  zhtw: {
    'checkTree.search': '按名稱或代碼篩選',
    'checkTree.only': '只看已選',
    'checkTree.count': '已選 {ticked} / {count}',
    'checkTree.all': '全選',
    'checkTree.none': '取消全選',
    'checkTree.open': '全部展開',
    'checkTree.fold': '全部摺疊',
    'checkTree.nothing': '沒有符合條件的內容',
  },
});
