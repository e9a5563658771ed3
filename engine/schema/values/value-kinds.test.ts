import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileValues, plainContext, testField } from '../../../test/support/fields.ts';
import { operators } from '../documents/rule-group.ts';
import { ruleTexts } from '../rules/index.ts';
import { engineTexts } from '../text/engine-texts.ts';
import { createTranslate, languages } from '../text/text.ts';
import { type ValueKind, valueKinds } from './index.ts';

const kinds = Object.values(valueKinds);
const offered = [
  { id: 'left', fullName: '左' },
  { id: 'right', fullName: '右', children: [{ id: 'up', fullName: '上' }] },
  { id: 7, fullName: '七' },
];
/** Each kind with options of the design, and with options that only the server knows. */
const fieldsOf = ({ name }: ValueKind) => [
  testField(name, { slot: { options: offered } }),
  testField(name, { config: { dataType: 'dynamic', propsUrl: 'x' } }),
  testField(name, { props: { activeValue: 1, inactiveValue: 0, precision: 2, thousands: true } }),
];

/** Values that some kind takes, among many that none does. */
const anyValue = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.stringMatching(/^-?\d{1,24}(\.\d{1,12})?$/),
  fc.integer(),
  fc.maxSafeInteger(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(-0, 5e-324, Number('1.2345678901234567e-300'), 1e21, 0.1 + 0.2, '-0', '-0.0'),
  fc.constantFrom('left', 'right', 'up', 7, '7', '1', '0', 1, 0, ' a ', '2026-11-20', '2026-11-20 08:00', '08:30'),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.date({ noInvalidDate: true }).map((date) => date.getTime()),
  fc.array(fc.constantFrom<unknown>('left', 'right', 'up', 7, '7', '2026-01-01', '2026-12-31', 1, '2.50', null), {
    maxLength: 3,
  }),
  fc.array(fc.array(fc.constantFrom<unknown>('left', 'right', 'up', 7), { maxLength: 2 }), { maxLength: 2 }),
  fc.array(fc.record({ fileId: fc.string({ maxLength: 5 }), name: fc.string({ maxLength: 5 }) }), { maxLength: 2 }),
  fc.record({ type: fc.constantFrom('Point', 'Polygon'), coordinates: fc.array(fc.integer(), { maxLength: 2 }) }),
  fc.anything({ maxDepth: 2 }),
);

describe.each(kinds)('a value of the kind $name', (kind) => {
  it('is refused or accepted, shown, compared and stored without a throw, whatever it is', () => {
    const answers = hostileValues.flatMap((value) =>
      fieldsOf(kind).map((field) => {
        kind.isEmpty(value);
        kind.display(value, field, plainContext);
        for (const other of hostileValues) kind.compare?.(value, other);
        return kind.parse(value, field);
      }),
    );
    for (const answer of answers) {
      if (answer.ok) continue;
      expect(Object.keys(ruleTexts.zh)).toContain(answer.problem.code);
    }
  });

  it('holds nothing that a database column cannot', () => {
    for (const value of hostileValues) {
      for (const field of fieldsOf(kind)) {
        const parsed = kind.parse(value, field);
        if (!parsed.ok || kind.isEmpty(parsed.value)) continue;
        const stored = JSON.stringify(kind.toColumn ? kind.toColumn(parsed.value, field) : parsed.value);
        expect(stored).not.toMatch(/\\u0000|\\ud[89a-f]|null/);
      }
    }
  });

  it('is the same when it is read once more', () => {
    fc.assert(
      fc.property(anyValue, fc.constantFrom(...fieldsOf(kind)), (value, field) => {
        const first = kind.parse(value, field);
        if (!first.ok || kind.isEmpty(first.value)) return;
        expect(kind.parse(first.value, field)).toEqual(first);
      }),
      { numRuns: 500 },
    );
  });

  it('comes back from its column as it went in', () => {
    fc.assert(
      fc.property(anyValue, fc.constantFrom(...fieldsOf(kind)), (value, field) => {
        const parsed = kind.parse(value, field);
        if (!parsed.ok || kind.isEmpty(parsed.value)) return;
        const stored = kind.toColumn ? kind.toColumn(parsed.value, field) : parsed.value;
        expect(kind.fromColumn ? kind.fromColumn(stored, field) : stored).toEqual(parsed.value);
      }),
      { numRuns: 500 },
    );
  });

  it('comes back from the text of JSON as it went in', () => {
    fc.assert(
      fc.property(anyValue, fc.constantFrom(...fieldsOf(kind)), (value, field) => {
        if (['table', 'files', 'geometry'].includes(kind.name)) return;
        const parsed = kind.parse(value, field);
        if (parsed.ok) expect(JSON.parse(JSON.stringify(parsed.value))).toEqual(parsed.value);
      }),
      { numRuns: 500 },
    );
  });

  it('is equal to itself where values of the kind can be compared', () => {
    fc.assert(
      fc.property(anyValue, fc.constantFrom(...fieldsOf(kind)), (value, field) => {
        const parsed = kind.parse(value, field);
        if (parsed.ok && !kind.isEmpty(parsed.value) && kind.compare)
          expect(kind.compare(parsed.value, parsed.value)).toBe(0);
      }),
      { numRuns: 200 },
    );
  });

  it('counts nothing, empty text and an empty list as empty, and shows them as nothing', () => {
    const [field] = fieldsOf(kind);
    for (const value of [null, undefined, '', []]) {
      if (!(kind.name === 'boolean' && Array.isArray(value))) expect(kind.isEmpty(value)).toBe(true);
      if (field) expect(kind.display(value, field, plainContext)).toBe('');
    }
  });

  it('takes only comparisons of the closed list, emptiness among them', () => {
    expect(operators).toEqual(expect.arrayContaining([...kind.operators]));
    expect(kind.operators).toEqual(expect.arrayContaining(['empty', 'notEmpty']));
    // What is searched for between two bounds has an order. A time has one too, and no control that asks for two; spans of
    // moments have none, and are found where they overlap.
    if (kind.name === 'dateTimeRange') expect(kind.operators).toEqual(['empty', 'notEmpty']);
    else expect(kind.operators.includes('greater')).toBe(kind.search === 'range' || kind.name === 'time');
  });

  it('is listed under its own name', () => {
    expect(valueKinds[kind.name]).toBe(kind);
  });
});

it('of every kind has words for its display in three languages', () => {
  for (const language of languages) {
    const translate = createTranslate([engineTexts, ruleTexts], language);
    const context = { ...plainContext, language, translate };
    const words = [
      valueKinds.boolean.display(true, testField('boolean'), context),
      valueKinds.boolean.display(false, testField('boolean'), context),
      valueKinds.table.display([{}, {}], testField('table'), context),
    ];
    expect(words).toEqual(
      { zh: ['是', '否', '2 行'], en: ['Yes', 'No', '2 rows'], zhtw: ['是', '否', '2 列'] }[language],
    );
  }
});
