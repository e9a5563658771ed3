import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input, Table, Tag } from 'antd';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { useServices } from '../engine/contract/services.ts';
import type { Descriptor } from '../engine/schema/fields/descriptor.ts';
import { createTranslate, languages } from '../engine/schema/text/text.ts';
import * as descriptors from '../widgets/index.ts';
import { registryTexts } from './registry-texts.ts';

const all = Object.values<Descriptor>(descriptors).toSorted(
  (a, b) => a.category.localeCompare(b.category) || a.key.localeCompare(b.key),
);

/** What a widget says of itself beside its kind, by the names of the descriptor. */
function flagsOf(widget: Descriptor): string[] {
  const { holds, filledBy, inTable, inList, inSearch, heightPx } = widget;
  const on = (['options', 'ownScope', 'inner', 'ownLabel', 'viewsItself'] as const).filter((name) => widget[name]);
  const said = Object.entries({ holds, filledBy, inTable, inList, inSearch, heightPx }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return [...on, ...said];
}

/** Every widget that is registered, as its descriptor says. */
function RegistryPage() {
  const { language } = useServices();
  const translate = createTranslate([registryTexts], language);
  const [wanted, setWanted] = useState('');
  const shown = all.filter((widget) =>
    [widget.key, ...languages.map((one) => widget.texts[one][widget.title])].some((name) =>
      name?.toLowerCase().includes(wanted.toLowerCase()),
    ),
  );
  const valueKindText = ({ value, key }: Descriptor) =>
    typeof value === 'function'
      ? translate('registry.byNode', { kind: value({ id: key, config: { aditKey: key } }) })
      : (value ?? '–');
  return (
    <>
      <h1 style={{ margin: '0 0 12px', fontSize: 20 }}>{translate('registry.title', { count: shown.length })}</h1>
      <Input.Search
        aria-label={translate('registry.search')}
        placeholder={translate('registry.search')}
        allowClear
        onChange={(event) => setWanted(event.target.value)}
        style={{ marginBottom: 12, maxWidth: 320 }}
      />
      <Table<Descriptor>
        dataSource={shown}
        rowKey="key"
        pagination={false}
        columns={[
          { title: translate('registry.key'), render: ({ key }) => <code>{key}</code> },
          ...languages.map((one) => ({
            title: translate(`registry.name.${one}`),
            render: ({ texts, title }: Descriptor) => texts[one][title],
          })),
          { title: translate('registry.category'), dataIndex: 'category' },
          { title: translate('registry.kind'), dataIndex: 'kind' },
          { title: translate('registry.value'), render: valueKindText },
          { title: translate('registry.settings'), align: 'right', render: ({ settings }) => settings.length },
          {
            title: translate('registry.flags'),
            render: (widget) => flagsOf(widget).map((flag) => <Tag key={flag}>{flag}</Tag>),
          },
        ]}
      />
    </>
  );
}

const meta: Meta<typeof RegistryPage> = {
  title: '整页/组件一览',
  component: RegistryPage,
  parameters: { wide: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    expect(page.getAllByRole('row')).toHaveLength(all.length + 1);
    await userEvent.type(page.getByRole('searchbox'), 'inputNumber');
    expect(page.getAllByRole('row')).toHaveLength(2);
    await userEvent.clear(page.getByRole('searchbox'));
  },
};
export default meta;

export const Chinese: StoryObj<typeof meta> = {};
export const English: StoryObj<typeof meta> = { globals: { language: 'en' } };
export const Dark: StoryObj<typeof meta> = { globals: { mode: 'dark' } };
