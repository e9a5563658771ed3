import { defineTexts } from '../../engine/schema/text/text.ts';

/** What callers read about dictionaries, data interfaces and bill rules. */
export const systemTexts = defineTexts({
  zh: {
    'interface.noParameter': '数据接口没有这个参数',
    'interface.parameter': '参数 {name} 不正确',
    'interface.noField': '数据接口没有这个字段',
    'interface.notFound': '数据接口不存在',
    'dictionary.notFound': '字典不存在',
    'billRule.notFound': '单据规则不存在或已停用',
    'tenant.other': '不能读取其他租户的数据',
    'weather.none': '没有配置天气数据来源',
  },
  en: {
    'interface.noParameter': 'The data interface has no such parameter',
    'interface.parameter': 'The parameter {name} is not correct',
    'interface.noField': 'The data interface has no such field',
    'interface.notFound': 'There is no such data interface',
    'dictionary.notFound': 'There is no such dictionary',
    'billRule.notFound': 'The bill rule does not exist or is switched off',
    'tenant.other': 'Data of another tenant cannot be read',
    'weather.none': 'No source of weather data is set up',
  },
  zhtw: {
    'interface.noParameter': '資料介面沒有這個參數',
    'interface.parameter': '參數 {name} 不正確',
    'interface.noField': '資料介面沒有這個欄位',
    'interface.notFound': '資料介面不存在',
    'dictionary.notFound': '字典不存在',
    'billRule.notFound': '單據規則不存在或已停用',
    'tenant.other': '不能讀取其他租戶的資料',
    'weather.none': '沒有設定天氣資料來源',
  },
});
