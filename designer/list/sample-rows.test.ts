import { expect, it } from 'vitest';
import { testField } from '../../test/support/fields.ts';
import { sampleRows } from './sample-rows.ts';

it('rows made up for a list have the labels of options in the language that is read', () => {
  const options = [{ id: 'todo', fullName: { zh: '待复核', en: 'To review' } }];
  const field = testField('choice', { slot: { options } });
  const column = { prop: field.name, label: 'State' };
  const listed = { column, field, label: 'State', thousands: false };
  const labels = (language: 'zh' | 'en') =>
    sampleRows([listed], { language, translate: (key) => key })[0]?.[column.prop];
  expect([labels('zh'), labels('en')]).toEqual(['待复核', 'To review']);
});
