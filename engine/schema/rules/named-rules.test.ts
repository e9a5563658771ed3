import { describe, expect, it } from 'vitest';
import { isLongRun } from '../../../test/support/long-run.ts';
import { languages } from '../text/text.ts';
import { addedRuleNames, isRuleName, namedRules, type RuleName, ruleNames, specifiedRuleNames } from './named-rules.ts';
import { ruleTexts } from './rule-texts.ts';

/** For each rule: texts that pass, texts that do not. */
const samples: Record<RuleName, [passing: string[], failing: string[]]> = {
  iphone: [
    ['13800138000', '19912345678'],
    [
      '12800138000',
      '1380013800',
      '138001380000',
      '23800138000',
      '１３８００１３８０００',
      '13800138000 ',
      '13800138000\n',
    ],
  ],
  password: [
    ['abc123', 'A1b2C3d4E5f6G7h8'],
    ['abcdef', '123456', 'ab123', 'a1'.repeat(9), 'abc 123', 'abc123!', 'ａbc123'],
  ],
  // The last two of the wrong ones differ from right ones in the check digit alone.
  idCard: [
    ['110101199003071233', '11010119900307002X', '11010119900307002x', '110101200002290018'],
    [
      '110101199002300014',
      '110101190002290011',
      '110101199013010012',
      '110101199000010013',
      '11010119900100001X',
      '110101179901010012',
      '01010119900307123X',
      '11010119900307123',
      '1101011990030712333',
      '11010119900307123Y',
      '110101199003071234',
      '110101199003070021',
    ],
  ],
  driverLicense: [['110101199003071233'], ['110101199002300014', 'X']],
  passport: [
    ['E1234', 'G12345678', 'a'.repeat(17)],
    ['E123', 'a'.repeat(18), 'E-12345', '护照12345'],
  ],
  taiwanIdCard: [
    ['12345678', '123456789012345678', 'A12345678B', '1234567890'],
    ['1234567', '123456789', 'A1234567', 'A123456789B'],
  ],
  hkMacaoIdCard: [
    ['H12345678', 'M1234567890'],
    ['H123456789', 'A12345678', '12345678', 'h12345678', 'HM12345678'],
  ],
  militaryIdCard: [['12345678'], ['1234567', '123456789', 'A2345678']],
  email: [
    ['a@b.cn', 'zhang.san+x@mail.example.com', "o'neil@example.co", 'x_y-z@a-b.info', `${'a'.repeat(64)}@b.cn`],
    [
      'a',
      '@b.cn',
      'a@',
      'a@b',
      'a@@b.cn',
      'a@b@c.cn',
      '.a@b.cn',
      'a.@b.cn',
      'a..b@c.cn',
      'a@-b.cn',
      'a@b-.cn',
      'a@b..cn',
      'a@b.c',
      'a@b.1',
      'a b@c.cn',
      '张三@b.cn',
      `${'a'.repeat(65)}@b.cn`,
      `a@${'b.'.repeat(130)}cn`,
    ],
  ],
  plateNumber: [
    ['沪A12345', '粤BD12345', '京A12345D', '粤Z1234港', '京A1234警', '使014001', '014001使', '沪A0023领'],
    ['沪I12345', '沪A1234', '沪A1234O', 'A12345', '沪A·12345', '沪AX12345', '沪a12345', '沪A123456'],
  ],
  chinese: [
    ['中文', '𠮷野', '管廊'],
    ['中文a', '中 文', '123', '中文。', 'カタカナ'],
  ],
  enCode: [
    ['a', 'sys.user.add', 'A1', 'a..b', '1'],
    ['.a', 'a.', '.', 'a b', 'a_b', '编码', 'a-b', 'ａ', 'a.b\n'],
  ],
  userAccount: [
    ['admin', 'Adit2026', '007'],
    ['a b', 'a_b', '管理员', 'a@b', 'é'],
  ],
  fullName: [
    ['张三', 'Gallery3号舱', 'abc'],
    ['张三!', '张 三', 'a_b', '张·三', 'a-b'],
  ],
  userCode: [
    ['0', '0012'],
    ['1.5', '-1', 'a', '１２', '1 '],
  ],
  allDate: [
    ['0', '1', '1.5', '0.5', '10.0', '1.50', '-2.5'],
    ['1.2', '.5', '1.', '1.55', '0.505', 'abc', '01', '1,5'],
  ],
  bigInt: [
    ['1', '10', '9'.repeat(40)],
    ['0', '-1', '01', '1.0', '+1', '１'],
  ],
  filed: [
    ['a', 'F_Name1'],
    ['_a', '1a', 'a-b', 'a b', '字段', 'a.b'],
  ],
  telephone: [
    ['021-57890123', '02157890123', '0755-2345678', '021-57890123-8001', '400-123-4567', '8001234567'],
    ['57890123', '13800138000', '21-57890123', '021-578901', '021--57890123'],
  ],
  telephoneOrMobile: [
    ['021-57890123', '13800138000'],
    ['57890123', '12800138000'],
  ],
  digits: [
    ['0', '1024'],
    ['1.5', '-1', '１２'],
  ],
  decimal: [
    ['0', '-1.5', '12', '12.50'],
    ['1e5', '.5', '012', '1,200', 'NaN'],
  ],
};

describe.each(ruleNames)('the rule %s', (name) => {
  const [passing, failing] = samples[name];

  it.each(passing)('takes %j', (text) => {
    expect(namedRules[name](text)).toBe(true);
  });

  it.each(failing)('refuses %j', (text) => {
    expect(namedRules[name](text)).toBe(false);
  });

  it('has words in three languages', () => {
    for (const language of languages) expect(ruleTexts[language][`rule.${name}`]).toMatch(/\S/);
  });

  it('answers within 50 ms for 200,000 characters of any sort', () => {
    const before = performance.now();
    for (const piece of ['a', '1', '.', '-', '@', 'a.', '中', ' ', '0-']) {
      namedRules[name](piece.repeat(100_000));
      namedRules[name](`a@${piece.repeat(100_000)}!`);
    }
    if (isLongRun) expect(performance.now() - before).toBeLessThan(18 * 50);
  });
});

it('are the eighteen of the specification and four additions', () => {
  expect(specifiedRuleNames).toHaveLength(18);
  expect(addedRuleNames).toEqual(['telephone', 'telephoneOrMobile', 'digits', 'decimal']);
  expect(Object.keys(namedRules)).toEqual([...ruleNames]);
});

it('are known by own names only', () => {
  expect(isRuleName('email')).toBe(true);
  expect(['constructor', '__proto__', 'toString', '', 5, null].filter(isRuleName)).toEqual([]);
});
