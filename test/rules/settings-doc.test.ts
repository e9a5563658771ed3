import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { formSettingGroups } from '../../designer/form-settings/form-setting-groups.ts';
import { settingsForm } from '../../designer/settings/panel/settings-form.ts';
import { listDocumentShape } from '../../engine/schema/documents/list-document.ts';
import type { Descriptor } from '../../engine/schema/fields/descriptor.ts';
import { controlByKey, controlNamed } from '../../engine/schema/foreign/common/control-table.ts';
import { propName } from '../../engine/schema/foreign/common/property-table.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import { descriptors } from '../../server/kernel/descriptors.ts';
import { type ControlKeys, commonKeys, controls, formKeys, listKeys } from './control-keys.ts';
import { commonDecisions, type Decision, decisions, formDecisions, listDecisions, ownParts } from './setting-places.ts';

/** The note of every setting of `control-types.md`. Written anew by `npx vitest run --project unit test/rules/settings-doc -u`. */
const note = '../../docs/settings.md';
const reference = fileURLToPath(new URL('../../../shared/reference/control-types.md', import.meta.url));
const panel = fileURLToPath(new URL('../../designer/settings/', import.meta.url));

/** Label of each setting that the panel draws for a widget, by the pointer that it writes. */
function drawnSettings({ key, holds }: Descriptor): Map<string, string> {
  const node = { id: 'n', vModel: 'n', config: { aditKey: key, ...(holds ? { children: [] } : {}) } };
  const { document, places } = settingsForm([node], descriptors, { inTable: true });
  const drawn = new Map<string, string>();
  const visit = (nodes: typeof document.nodes) => {
    for (const { vModel = '', config, props } of nodes) {
      const path =
        places.get(vModel)?.path ?? (/^settings:(words|fieldProp)$/.test(config.aditKey) ? props?.path : undefined);
      if (typeof path === 'string') drawn.set(path, localText(config.label, 'en'));
      // Columns of a setting that is a table are no settings.
      else visit(config.children ?? []);
    }
  };
  visit(document.nodes);
  return drawn;
}

/** All that editors write, as it stands in their source. */
const sourceOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)(?<!\.texts)\.tsx?$/.test(name))
    .map((name) => readFileSync(folder + name, 'utf8'))
    .join('\n');
const source = sourceOf(panel);
const listSource = sourceOf(fileURLToPath(new URL('../../designer/list/', import.meta.url)));
/** Ends of a date limit are written by name, conditions by the key that they stand under. */
const isWritten = (path: string) =>
  path === '/vModel' ||
  [`'${path}'`, `"${path}"`, `name="${path.slice(1)}"`].some((written) => source.includes(written)) ||
  (/^\/config\/(?:start|end)(?:Time\w+|RelationField)$/.test(path) && source.includes('TimeRule'));

interface Line {
  readonly key: string;
  readonly words: string;
  readonly present: boolean;
}

function lineOf(key: string, decision: Decision | undefined, drawn: ReadonlyMap<string, string>, own: string): Line {
  if (!decision) {
    const label = drawn.get(`/props/${own}`);
    expect(label, `${key} is neither in the panel nor decided about`).toBeDefined();
    return { key, words: `Properties › ${label}`, present: true };
  }
  if ('why' in decision) {
    expect(drawn.has(`/props/${own}`), `${key} is in the panel by now`).toBe(false);
    return { key, words: decision.why, present: false };
  }
  if ('via' in decision) {
    for (const name of decision.via) expect(drawn.has(`/props/${name}`), `${key} by ${name}`).toBe(true);
    return { key, words: `Properties › ${decision.via.join(', ')} (${decision.words})`, present: true };
  }
  expect(drawn.has(decision.at) || isWritten(decision.at), `${key} at ${decision.at}`).toBe(true);
  return { key, words: decision.where, present: true };
}

const list = (text: string) => text.split(' ').filter(Boolean);
const table = (lines: readonly Line[]) => [
  '| Setting | In the panel | Where, or why not |',
  '|---|---|---|',
  ...lines.map(
    ({ key, words, present }) => `| \`${key}\` | ${present ? 'yes' : 'no'} | ${words.replaceAll('|', '\\|')} |`,
  ),
  '',
];

function controlPart({ names, aditKey, words, keys }: ControlKeys): string[] {
  const descriptor = descriptors.get(aditKey);
  const head = [`### ${names} — ${words}`, ''];
  if (!descriptor)
    return [
      ...head,
      `No widget yet: \`${aditKey}\` is kept on import, shown as a placeholder, its data are not lost.`,
      '',
    ];
  const drawn = drawnSettings(descriptor);
  const lines = list(keys).map((key) => lineOf(key, decisions[aditKey]?.[key], drawn, propName(aditKey, key)));
  const known = new Set(list(keys).map((key) => `/props/${propName(aditKey, key)}`));
  const more = [...drawn].filter(([path]) => path.startsWith('/props/') && !known.has(path)).map(([, label]) => label);
  return [
    ...head,
    `Widget \`${aditKey}\`.`,
    '',
    ...(lines.length > 0 ? table(lines) : ['It has no keys of its own.', '']),
    ...(more.length > 0 ? [`Further in the panel: ${more.join(', ')}.`, ''] : []),
  ];
}

const listTitles = {
  list: 'The list as a whole',
  column: 'A column',
  condition: 'A search condition',
  button: 'A button',
};

/** A setting of the list is drawn where the list designer names its key. */
function listPart(part: keyof typeof listKeys): string[] {
  const lines = list(listKeys[part]).map((key): Line => {
    const decision = listDecisions[part][key];
    const isDrawn = [`key: '${key}'`, `'${key}'`].some((written) => listSource.includes(written));
    if (decision && 'why' in decision) return { key, words: decision.why, present: false };
    expect(isDrawn, `${key} of a list is neither set nor decided about`).toBe(true);
    const where = decision && 'where' in decision ? decision.where : 'List view › settings';
    return { key, words: where, present: true };
  });
  return [`## ${listTitles[part]}`, '', ...table(lines)];
}

/** Settings of a form that nothing draws yet. */
const waiting = new Set(['hasPrintBtn', 'printButtonText', 'printId']);

function wholeNote(): string {
  const input = descriptors.get('input');
  if (!input) throw new Error('The product has no input.');
  const everywhere = drawnSettings(input);
  const common = list(commonKeys).map((key) => lineOf(key, commonDecisions[key], everywhere, ''));
  const formSettings = new Set(formSettingGroups.flatMap(({ settings }) => settings.map(({ key }) => key as string)));
  const form = list(formKeys).map((key): Line => {
    const later = waiting.has(key) ? '; kept with the design, printing is a later step' : '';
    if (formSettings.has(key)) return { key, words: `Form settings${later}`, present: true };
    const decision = formDecisions[key];
    expect(decision && 'why' in decision, `${key} of the form is neither a setting nor decided about`).toBe(true);
    return { key, words: decision && 'why' in decision ? decision.why : '', present: false };
  });
  const missing = controls.filter(({ aditKey }) => !descriptors.has(aditKey));
  return [
    '# Settings of each control',
    '',
    'Every setting that the dialect knows of a control (both generations), and what the settings panel does with it.',
    'This page is written by `test/rules/settings-doc.test.ts` from the panel itself and fails when the two differ.',
    '',
    '## What every control has',
    '',
    ...table(common),
    `Beyond the dialect: ${ownParts.map((part) => ('at' in part ? `\`${part.at}\` (${part.where})` : '')).join(', ')}.`,
    '',
    '## Control by control',
    '',
    ...controls.flatMap(controlPart),
    '## The form as a whole',
    '',
    ...table(form),
    ...listPart('list'),
    ...listPart('column'),
    ...listPart('condition'),
    ...listPart('button'),
    '## Controls without a widget',
    '',
    ...missing.map(({ names, aditKey, words }) => `- ${names} (\`${aditKey}\`): ${words}`),
    '',
  ].join('\n');
}

describe('the note of settings', () => {
  it('says of each setting where it is, or why it is not there, as the panel has it', async () => {
    await expect(wholeNote()).toMatchFileSnapshot(note);
  });

  it('names parts of the panel’s own that are there', () => {
    for (const part of ownParts)
      if ('at' in part) expect(isWritten(part.at) || part.at === '/config/columnWidth', part.at).toBe(true);
  });

  /** Keys of a list document that no dialect has. */
  const ofOurs = ['work', 'figures'];

  it('has every key that a list document knows', () => {
    const known = list(listKeys.list);
    const shapes = { ...listDocumentShape.properties };
    expect(
      Object.keys(shapes).filter((key) => !known.includes(key) && !['$schema', 'version', ...ofOurs].includes(key)),
    ).toEqual([]);
    for (const part of Object.keys(listDecisions) as (keyof typeof listKeys)[]) // the keys of that table
      expect(Object.keys(listDecisions[part]).filter((key) => !list(listKeys[part]).includes(key))).toEqual([]);
  });

  it('decides about nothing that no control has', () => {
    for (const [aditKey, own] of Object.entries(decisions)) {
      const keys = new Set(controls.filter((one) => one.aditKey === aditKey).flatMap((one) => list(one.keys)));
      expect(
        Object.keys(own).filter((key) => !keys.has(key) && !(aditKey === 'time' && key in own)),
        aditKey,
      ).toEqual([]);
    }
    expect(Object.keys(commonDecisions)).toEqual(list(commonKeys));
  });

  it.runIf(existsSync(reference))('leaves out no key of the reference', () => {
    const text = readFileSync(reference, 'utf8');
    const section = text.slice(text.indexOf('## 3.'), text.indexOf('## 4.'));
    const blocks = section.split('\n### ').slice(1);
    expect(blocks.length).toBe(controls.length);
    for (const block of blocks) {
      const [names = ''] = block.split(' — ');
      const control = controlByKey(names.split(' / ')[0]?.trim() ?? '');
      const known = controls.find(({ aditKey }) => aditKey === control?.aditKey);
      expect(known?.names).toBe(names.trim());
      expect(controlNamed(known?.aditKey ?? '')).toBeDefined();
      const keys = block.split('\n').flatMap((line) => {
        const [, config = '', props = ''] = /own config: (.*?); own props: (.*)$/.exec(line) ?? [];
        return [config, props].flatMap((part) =>
          [...part.matchAll(/(?:^|; )([A-Za-z_-]+)=/g)].map(([, key = '']) => key),
        );
      });
      expect(
        [...new Set(keys)].filter((key) => !list(known?.keys ?? '').includes(key)),
        names,
      ).toEqual([]);
    }
  });
});
