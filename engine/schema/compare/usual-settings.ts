type Settings = Readonly<Record<string, unknown>>;

/** What a node does where its config says nothing. */
export const usualNodeConfig: Settings = { span: 24, showLabel: true, dataType: 'static' };

/** What a form does where it says nothing: renderer, entry form and viewer go by these. Source: control types 6. */
export const usualFormSettings: Settings = {
  labelPosition: 'right',
  labelWidth: 100,
  gutter: 15,
  size: 'middle',
  generalWidth: '800px',
  fullScreenWidth: '100%',
  drawerWidth: '960px',
  hasConfirmBtn: true,
  hasConfirmAndAddBtn: true,
  hasCancelBtn: true,
  primaryKeyPolicy: 1,
};

/** What a list does where it says nothing. */
export const usualListSettings: Settings = {
  type: 1,
  sort: 'desc',
  hasPage: true,
  pageSize: 20,
  childTableStyle: 1,
  treeDataSource: 'dictionary',
};
