import { defineTexts } from '../text/text.ts';

export const tenantTexts = defineTexts({
  zh: {
    ...{ one: '租户', another: '另一个租户', many: '租户' },
    empty: '新建一个租户：它的人员和数据与其他租户分开。',
    ...{
      keyword: '公司或联系人',
      companyName: '公司名称',
      enCode: '编码',
      contact: '联系人',
      mobile: '手机号',
    },
    ...{
      validTo: '有效期至',
      userMost: '用户上限',
      storageMost: '存储上限（MB）',
      enabledMark: '状态',
      description: '说明',
    },
    ...{ people: '启用用户', storage: '已用（MB）' },
    ...{ adminAccount: '管理员账号', adminName: '管理员姓名', code: '管理员的一次性密码' },
  },
  en: {
    ...{ one: 'tenant', another: 'another tenant', many: 'tenants' },
    empty: 'Create a tenant: its people and data are kept apart from those of others.',
    ...{ keyword: 'Keyword', companyName: 'Company', enCode: 'Code', contact: 'Contact' },
    ...{ mobile: 'Mobile', validTo: 'Valid until', userMost: 'User limit', storageMost: 'Storage limit (MB)' },
    ...{ enabledMark: 'Status', description: 'Description', people: 'Enabled users', storage: 'Used (MB)' },
    ...{ adminAccount: 'Administrator account', adminName: 'Administrator name' },
    code: 'One-time password of the administrator',
  },
  zhtw: {
    ...{ one: '租用戶', another: '另一個租用戶', many: '租用戶' },
    empty: '新增一個租用戶：它的人員和資料與其他租用戶分開。',
    ...{ keyword: '公司或聯絡人', companyName: '公司名稱', enCode: '代碼', contact: '聯絡人' },
    ...{ mobile: '手機號碼', validTo: '有效期至', userMost: '使用者上限', storageMost: '儲存上限（MB）' },
    ...{ enabledMark: '狀態', description: '說明', people: '啟用使用者', storage: '已用（MB）' },
    ...{ adminAccount: '管理員帳號', adminName: '管理員姓名', code: '管理員的一次性密碼' },
  },
});
