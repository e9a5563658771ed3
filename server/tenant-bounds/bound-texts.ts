import { defineTexts } from '../../engine/schema/text/text.ts';

/** What operators read about the bounds of tenants. */
export const boundTexts = defineTexts({
  zh: {
    'tenantBound.first': '平台自己的租户不能限定权限',
    'tenantBound.unknown': '“{id}”不存在，请刷新后重试',
    'tenantBound.nothing': '至少保留一个可以打开的菜单；不再让租户使用时请停用租户',
    'tenantBound.stale': '租户权限已被他人修改，您的选择没有保存，请核对后再保存',
  },
  en: {
    'tenantBound.first': "The operator's own tenant can't be limited",
    'tenantBound.unknown': "“{id}” doesn't exist. Refresh and try again.",
    'tenantBound.nothing': 'Keep at least one menu that can be opened. To lock a tenant out, disable it.',
    'tenantBound.stale':
      "Someone changed these permissions meanwhile. Your selection wasn't saved. Review it and save again.",
  },
  zhtw: {
    'tenantBound.first': '平台自己的租用戶不能限定權限',
    'tenantBound.unknown': '「{id}」不存在，請重新整理後再試',
    'tenantBound.nothing': '至少保留一個可以開啟的選單；不再讓租用戶使用時請停用租用戶',
    'tenantBound.stale': '租用戶權限已被他人修改，您的選擇沒有儲存，請核對後再儲存',
  },
});

declare module '../kernel/words.ts' {
  interface AreaTexts {
    readonly tenantBounds: typeof boundTexts;
  }
}
