import { defineTexts } from '../../engine/schema/text/text.ts';

/** What callers read about tenants. */
export const tenantTexts = defineTexts({
  zh: {
    'tenant.expired': '租户已到期',
    'tenant.off': '租户已停用',
    'tenant.closed': '租户已到期或停用，请联系管理员',
    'tenant.userMost': '启用的用户数已达租户上限（{most}）',
    'tenant.storageMost': '文件已达租户的存储上限（{most} MB）',
    'tenant.unknown': '没有这个租户',
    'tenant.administrator': '管理员',
    'tenant.first': '不能停用第一个租户，也不能给它设置有效期',
    'tenant.opened': '这个申请已经开通',
    'signUp.unknown': '没有这个申请',
    'social.enterpriseChat': '企业微信',
    'social.officialAccount': '公众号',
    'social.groupChat': '群聊',
    'social.unknown': '没有这个绑定',
    'call.notOperator': '只有平台管理员可以执行此操作',
  },
  en: {
    'tenant.expired': "Your organization's subscription has expired",
    'tenant.off': 'Your organization is disabled',
    'tenant.closed': 'Your organization has expired or is disabled. Ask your administrator.',
    'tenant.userMost': 'This tenant already has as many enabled users as it may have ({most})',
    'tenant.storageMost': 'Files of this tenant have reached the storage limit ({most} MB)',
    'tenant.unknown': 'Tenant not found',
    'tenant.administrator': 'Administrator',
    'tenant.first': "The first tenant can't be disabled or expire",
    'tenant.opened': 'A tenant was already created for this request',
    'signUp.unknown': 'Request not found',
    'social.enterpriseChat': 'Enterprise chat',
    'social.officialAccount': 'Official account',
    'social.groupChat': 'Group chat',
    'social.unknown': 'Binding not found',
    'call.notOperator': 'Only the operator of this installation can do this',
  },
  zhtw: {
    'tenant.expired': '租用戶已到期',
    'tenant.off': '租用戶已停用',
    'tenant.closed': '租用戶已到期或停用，請聯絡管理員',
    'tenant.userMost': '啟用的使用者數已達租用戶上限（{most}）',
    'tenant.storageMost': '檔案已達租用戶的儲存上限（{most} MB）',
    'tenant.unknown': '沒有這個租用戶',
    'tenant.administrator': '管理員',
    'tenant.first': '不能停用第一個租用戶，也不能為它設定有效期',
    'tenant.opened': '這個申請已經開通',
    'signUp.unknown': '沒有這個申請',
    'social.enterpriseChat': '企業微信',
    'social.officialAccount': '公眾號',
    'social.groupChat': '群聊',
    'social.unknown': '沒有這個綁定',
    'call.notOperator': '只有平台管理員可以執行此操作',
  },
});

declare module '../kernel/words.ts' {
  interface AreaTexts {
    readonly tenant: typeof tenantTexts;
  }
}
