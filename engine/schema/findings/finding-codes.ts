interface FindingEntry {
  readonly severity: 'error' | 'warning' | 'note';
  readonly message: string;
  readonly fix: string;
}

/** Every code a finding can carry. Error: cannot be saved or published. Warning: works, but not as drawn. Note: kept. */
export const findingCodes = {
  'document.notObject': { severity: 'error', message: '设计不是一个 JSON 对象', fix: '请提供以 { 开头的设计文件' },
  'document.tooLarge': {
    severity: 'error',
    message: '设计有 {bytes} 字节，上限 {limit}',
    fix: '拆成几个表单，或去掉不用的选项数据',
  },
  'document.tooManyNodes': { severity: 'error', message: '设计有 {count} 个节点，上限 {limit}', fix: '拆成几个表单' },
  'document.tooDeep': { severity: 'error', message: '节点嵌套 {depth} 层，上限 {limit}', fix: '减少容器的嵌套' },
  'document.deepData': { severity: 'error', message: '数据嵌套 {depth} 层，上限 {limit}', fix: '减少数据的嵌套' },
  'document.cyclic': { severity: 'error', message: '这里又引用了包含它的对象', fix: '去掉循环引用' },
  'document.notJson': {
    severity: 'error',
    message: '{what}不能存入设计',
    fix: '改为文字、数字、true、false、列表或对象',
  },
  'document.text': {
    severity: 'error',
    message: '文字中有无法保存的字符',
    fix: '删去空字符（U+0000）和不成对的代理字符',
  },
  'document.forbiddenKey': { severity: 'error', message: '键名“{key}”不允许使用', fix: '改用别的键名' },
  'document.newer': {
    severity: 'error',
    message: '设计的格式版本是 {version}，本系统只认到 {known}',
    fix: '升级系统后再打开',
  },
  'document.shape': { severity: 'error', message: '{what}', fix: '按 schemas/meta 中的格式改正' },
  'document.migration': {
    severity: 'error',
    message: '从格式版本 {version} 升级失败（{name}）',
    fix: '按 schemas/meta 中的旧格式改正后再打开',
  },
  'document.moreFindings': {
    severity: 'error',
    message: '问题太多，还有 {count} 个没有列出',
    fix: '改正已列出的问题后再检查',
  },
  'document.unknownDialect': {
    severity: 'error',
    message: '认不出这份设计的格式',
    fix: '提供 Adit、form-generator 或 JNPF 的表单设计',
  },
  'node.twinId': { severity: 'error', message: '节点编号“{id}”出现多次', fix: '给其中一个节点换一个编号' },
  'node.twinField': { severity: 'error', message: '同一范围内字段名“{name}”出现多次', fix: '给其中一个字段改名' },
  'node.noField': { severity: 'error', message: '“{label}”没有字段名', fix: '在 vModel 填写以字母开头的字段名' },
  'node.fieldName': {
    severity: 'error',
    message: '字段名“{name}”不合规则',
    fix: '以字母开头，只用字母、数字和下划线，不超过 {limit} 个字符',
  },
  'node.reservedName': { severity: 'error', message: '字段名“{name}”是保留名', fix: '改用别的字段名' },
  'node.dangling': { severity: 'error', message: '引用了不存在的字段“{name}”', fix: '改为存在的字段，或删除这个引用' },
  'node.cycle': { severity: 'error', message: '计算互相引用：{path}', fix: '断开其中一个引用' },
  'node.parent': { severity: 'error', message: '“{child}”不能放在“{parent}”里', fix: '移到允许的容器中' },
  'node.parameter': {
    severity: 'warning',
    message: '参数“{parameter}”取值自不存在的字段“{name}”',
    fix: '改为存在的字段，或清空',
  },
  'node.dictionary': { severity: 'warning', message: '没有编号为“{id}”的字典', fix: '换成已有的字典' },
  'node.interface': { severity: 'warning', message: '没有编号为“{id}”的数据接口', fix: '换成已有的数据接口' },
  'widget.unknown': {
    severity: 'warning',
    message: '没有名为“{key}”的组件',
    fix: '换成已有的组件；在此之前该处显示占位，数据不受影响',
  },
  'widget.missing': { severity: 'error', message: '节点没有写组件名', fix: '在 config.aditKey 填写组件名' },
  'widget.property': {
    severity: 'warning',
    message: '属性“{name}”的值不合要求：{problem}',
    fix: '按组件的设置改正；在此之前使用默认值',
  },
  'rule.pattern': { severity: 'error', message: '校验表达式“{pattern}”不能使用：{problem}', fix: '改写表达式' },
  'rule.slow': { severity: 'warning', message: '校验表达式“{pattern}”可能很慢', fix: '去掉嵌套的重复' },
  'rule.operator': { severity: 'error', message: '“{field}”不能用“{operator}”比较', fix: '换一个适合该字段的比较方式' },
  'rule.unknown': { severity: 'error', message: '没有名为“{name}”的校验规则', fix: '换成已有的规则，或写成表达式' },
  'calc.invalid': { severity: 'error', message: '计算公式不成立：{problem}', fix: '让数字和运算符相间，括号成对' },
  'action.unknown': { severity: 'error', message: '没有名为“{name}”的动作', fix: '改为已有的动作' },
  'action.dialog': { severity: 'error', message: '没有编号为“{id}”的对话框', fix: '改为对话框节点的编号' },
  'action.source': {
    severity: 'warning',
    message: '没有名为“{name}”的数据源',
    fix: '改为 sources 中的名称，或节点编号',
  },
  'action.call': { severity: 'error', message: '没有名为“{name}”的接口调用', fix: '改为调用表中的名称' },
  'list.column': {
    severity: 'warning',
    message: '列表引用了表单没有的字段“{name}”',
    fix: '删除该列，或在表单中加上该字段',
  },
  'list.twinColumn': { severity: 'warning', message: '列表中“{name}”出现多次', fix: '只保留一个' },
  'list.notColumn': { severity: 'warning', message: '“{label}”不能作为列表的列', fix: '删除该列' },
  'list.notSearched': { severity: 'warning', message: '“{label}”不能作为查询条件', fix: '删除该查询条件' },
  'import.script': {
    severity: 'warning',
    message: '脚本“{name}”已原样保留，但不会执行',
    fix: '改用联动规则、计算或动作来实现',
  },
  'import.emptyScript': {
    severity: 'note',
    message: '脚本“{name}”只有模板，没有内容；同样的脚本不再逐个列出',
    fix: '无需处理',
  },
  'import.control': {
    severity: 'warning',
    message: '控件“{control}”还没有对应组件，已保留为占位',
    fix: '换成已有的组件',
  },
  'import.renamed': { severity: 'note', message: '字段名“{from}”改为“{to}”', fix: '如有外部引用请一并修改' },
  'import.named': {
    severity: 'note',
    message: '“{label}”没有字段名，已取名“{to}”',
    fix: '如需别的字段名，请在设计器中修改',
  },
  'import.guessed': {
    severity: 'warning',
    message: '控件“{control}”不在已知之列，按其标签或图标当作“{to}”',
    fix: '打开表单核对该处，不合适就换成别的组件',
  },
  'import.skipped': {
    severity: 'warning',
    message: '第 {index} 项不是控件，未放入表单，原文已保留',
    fix: '核对原设计',
  },
  'import.kept': { severity: 'note', message: '属性“{name}”在这里没有含义，已原样保留', fix: '无需处理' },
} as const satisfies Record<string, FindingEntry>;

export type FindingCode = keyof typeof findingCodes;
