import { describe, expect, it } from 'vitest';
import { readDesign } from '../../engine/schema/foreign/index.ts';

const start = (key: string, defaultValue: unknown, more: object = {}, config: object = {}) =>
  readDesign([{ __config__: { jnpfKey: key, defaultValue, ...config }, __vModel__: 'a', ...more }]).model.form.nodes[0]
    ?.config;
const startOf = (...args: Parameters<typeof start>) => start(...args)?.defaultValue;

describe('start values', () => {
  it('of dates are days, moments and times of the people in UTC+8', () => {
    expect(startOf('date', 1666195200000, { format: 'yyyy-MM-dd' })).toBe('2022-10-20');
    expect(startOf('date', '2024-02-29 10:00:00')).toBe('2024-02-29');
    expect(startOf('date', '2023-02-29')).toBeUndefined();
    expect(startOf('date', '2024-05')).toBe('2024-05-01');
    expect(startOf('date', '1666195200000')).toBe('2022-10-20');
    expect(startOf('datePicker', 1700000000000, { format: 'yyyy-MM-dd HH:mm' })).toBe('2023-11-14T22:13:20.000Z');
    expect(startOf('date', '2023-05-06 08:00', { type: 'datetime' })).toBe('2023-05-06T00:00:00.000Z');
    expect(startOf('time', '8:30')).toBe('08:30:00');
    expect(startOf('time', '25:00')).toBeUndefined();
    expect(startOf('date', ['2023-05-06', 1683561600000], { type: 'daterange' })).toEqual(['2023-05-06', '2023-05-09']);
  });

  it('of numbers are numbers', () => {
    expect(startOf('numInput', '2')).toBe(2);
    expect(startOf('numInput', 'two')).toBeUndefined();
    expect(startOf('rate', 0)).toBe(0);
    expect(startOf('slider', [20, 60], { range: true })).toEqual([20, 60]);
  });

  it('of switches are one of the two values that the switch writes', () => {
    const sides = { 'active-value': 'open', 'inactive-value': 'close' };
    expect(startOf('switch', 'open', sides)).toBe('open');
    expect(startOf('switch', false, sides)).toBe('close');
    expect(startOf('switch', true, { 'active-value': 1, 'inactive-value': 0 })).toBe(1);
    expect(startOf('switch', 'half', sides)).toBeUndefined();
    const plain = readDesign([{ __config__: { tag: 'el-switch', defaultValue: 1 }, __vModel__: 'a' }]).model.form
      .nodes[0];
    expect(plain).toMatchObject({ props: { activeValue: true, inactiveValue: false }, config: { defaultValue: true } });
  });

  it('of choices take the type that the options have, and stay where no option fits', () => {
    const options = [
      { fullName: '是', id: 1 },
      { fullName: '否', id: 2 },
    ];
    expect(startOf('radio', '2', { options })).toBe(2);
    expect(startOf('radio', '’0’', { options })).toBe('’0’');
    expect(startOf('select', '1', { options, multiple: true })).toEqual([1]);
    expect(startOf('checkbox', ['1', 2], { options })).toEqual([1, 2]);
    expect(
      startOf('cascader', [['1', '2']], {
        options: [{ id: '1', fullName: 'a', children: [{ id: '2', fullName: 'b' }] }],
        props: { props: { multiple: true } },
      }),
    ).toEqual([['1', '2']]);
  });

  it('that are empty, or that no field here could start with, wait in foreign', () => {
    for (const [key, value] of [
      ['checkbox', []],
      ['select', ''],
      ['uploadFz', []],
      ['comInput', null],
      ['uploadImg', 'http://x/a.png'],
      ['createUser', '张三'],
    ] as const) {
      const config = start(key, value);
      expect(config?.defaultValue).toBeUndefined();
      expect(config).toMatchObject({ foreign: { defaultValue: value } });
    }
  });

  it('of a text element are its words', () => {
    expect(
      readDesign([{ __config__: { jnpfKey: 'JNPFText', defaultValue: '请如实填写' } }]).model.form.nodes[0]?.props,
    ).toMatchObject({ content: '请如实填写' });
  });
});
