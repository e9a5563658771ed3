import { PlusOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { type ReactNode, useId } from 'react';
import { addEntry, type Zone } from '../document/list-edit.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { useListPane } from './list-context.ts';

interface Props {
  readonly icon: ReactNode;
  readonly title: string;
  readonly facts: string;
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the list page: dashed, with its name and what there is to know. */
export function ZoneCard({ icon, title, facts, extra, children }: Props) {
  const id = useId();
  return (
    <section className="adit-design-list-zone" aria-labelledby={id}>
      <div className="adit-design-list-zone-head">
        <span className="adit-design-list-zone-icon" aria-hidden="true">
          {icon}
        </span>
        <h2 id={id}>{title}</h2>
        <span className="adit-design-list-facts">{facts}</span>
        <span className="adit-design-list-extra">{extra}</span>
      </div>
      {children}
    </section>
  );
}

interface AddProps {
  readonly zone: Zone;
  readonly label: string;
  readonly offered: readonly { readonly id: string; readonly label: string }[];
}

/** Puts in what the zone does not have yet; the focus goes to it. */
export function AddEntry({ zone, label, offered }: AddProps) {
  const text = useDesignerText();
  const { list, edit, choose, focusLater } = useListPane();
  return (
    <Dropdown
      trigger={['click']}
      disabled={offered.length === 0}
      menu={{
        className: 'adit-design-list-offer',
        items: offered.map((one) => ({ key: one.id, label: one.label })),
        onClick: ({ key }) => {
          const place = { zone, id: key };
          focusLater(place);
          choose(place);
          const name = offered.find(({ id }) => id === key)?.label ?? key;
          edit(addEntry(list, place), text('designer.list.news.added', { name }));
        },
      }}
    >
      <Button size="small" type="link" icon={<PlusOutlined aria-hidden="true" />} aria-label={label}>
        {text('designer.list.add')}
      </Button>
    </Dropdown>
  );
}
