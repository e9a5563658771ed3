import { PlusOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { buttonPlaces, placeOfButton } from '../../engine/schema/documents/list-kinds.ts';
import { addOwnButton } from '../document/list-edit.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { useListPane } from './list-context.ts';

/** Puts in a button of one's own, where it is to stand; the focus goes to it, and its settings open. */
export function AddOwnButton() {
  const text = useDesignerText();
  const { list, edit, choose, focusLater } = useListPane();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        className: 'adit-design-list-offer',
        items: buttonPlaces.map((at) => ({ key: at, label: text(`designer.list.own.place.${at}`) })),
        onClick: ({ key }) => {
          const { list: next, place } = addOwnButton(list, placeOfButton(key));
          focusLater(place);
          choose(place);
          edit(next, text('designer.list.news.added', { name: place.id }));
        },
      }}
    >
      <Button
        size="small"
        type="link"
        icon={<PlusOutlined aria-hidden="true" />}
        aria-label={text('designer.list.customBtnsList.add')}
      >
        {text('designer.list.add')}
      </Button>
    </Dropdown>
  );
}
