/** Formats as a designer chooses among them. */
const choices = (...formats: readonly string[]) => formats.map((format) => ({ value: format, label: format }));

export const datetimeFormats = choices(
  'yyyy-MM-dd HH:mm',
  'yyyy-MM-dd HH:mm:ss',
  'yyyy/MM/dd HH:mm',
  'yyyy年MM月dd日 HH:mm',
  'yyyy-MM-dd HH',
);
export const timeFormats = choices('HH:mm:ss', 'HH:mm');
