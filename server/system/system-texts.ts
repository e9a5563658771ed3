import { defineTexts } from '../../engine/schema/text/text.ts';

/** What callers read about dictionaries, data interfaces and bill rules. */
export const systemTexts = defineTexts({
  zh: {
    'interface.noParameter': '数据接口没有这个参数',
    'interface.notNamed': '当前页面没有使用这个数据接口',
    'interface.parameter': '参数 {name} 不正确',
    'interface.noField': '数据接口没有这个字段',
    'interface.notFound': '数据接口不存在',
    'dictionary.notFound': '字典不存在',
    'dictionary.builtIn': '系统功能使用该字典，不能停用或删除',
    'dictionary.codeUsed': '已被使用，编码不能修改',
    'dictionary.hasLevels': '还有下级条目，不能改为列表',
    'dictionary.otherType': '条目不能移到其他字典',
    'billRule.notFound': '单据规则不存在或已停用',
    'billRule.signs': '只能输入汉字、英文、数字和 - _ /',
    'billRule.startMost': '起始号不能超过 {most}，或增加流水号位数',
    'tenant.other': '不能读取其他租户的数据',
    'weather.none': '没有配置天气数据来源',
    'hosts.stale': '允许的网站已被别人修改，请刷新后再试',
  },
  en: {
    'interface.noParameter': "The data interface doesn't have this parameter",
    'interface.notNamed': "This page doesn't use that data interface",
    'interface.parameter': 'Invalid parameter {name}',
    'interface.noField': "The data interface doesn't have this field",
    'interface.notFound': 'Data interface not found',
    'dictionary.notFound': 'Dictionary not found',
    'dictionary.builtIn': "The product itself uses this dictionary. It can't be disabled or deleted.",
    'dictionary.codeUsed': "The code is in use and can't be changed",
    'dictionary.hasLevels': "Some entries stand below others, so it can't become a list",
    'dictionary.otherType': "An entry can't be moved to another dictionary",
    'billRule.notFound': 'Numbering rule not found or disabled',
    'billRule.signs': 'Use letters, digits, Chinese characters and - _ /',
    'billRule.startMost': 'The first number can be up to {most}. Use more digits for a larger one.',
    'tenant.other': "You can't access another tenant's data",
    'weather.none': 'No weather source is set up',
    'hosts.stale': 'Someone else changed the allowed hosts. Reload and try again.',
  },
  zhtw: {
    'interface.noParameter': '資料介面沒有這個參數',
    'interface.notNamed': '目前頁面沒有使用這個資料介面',
    'interface.parameter': '參數 {name} 不正確',
    'interface.noField': '資料介面沒有這個欄位',
    'interface.notFound': '資料介面不存在',
    'dictionary.notFound': '字典不存在',
    'dictionary.builtIn': '系統功能使用該字典，不能停用或刪除',
    'dictionary.codeUsed': '已被使用，代碼不能修改',
    'dictionary.hasLevels': '還有下級項目，不能改為清單',
    'dictionary.otherType': '項目不能移到其他字典',
    'billRule.notFound': '單據規則不存在或已停用',
    'billRule.signs': '只能輸入漢字、英文、數字和 - _ /',
    'billRule.startMost': '起始號不能超過 {most}，或增加流水號位數',
    'tenant.other': '不能讀取其他租用戶的資料',
    'weather.none': '沒有設定天氣資料來源',
    'hosts.stale': '允許的網站已被別人修改，請重新整理後再試',
  },
});

declare module '../kernel/words.ts' {
  interface AreaTexts {
    readonly system: typeof systemTexts;
  }
}
