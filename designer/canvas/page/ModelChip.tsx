import { FormOutlined } from '@ant-design/icons';
import { useModelName } from '../../sources/use-model-name.ts';

/** Which model a part shows: its name, and its id until that is known. */
export function ModelChip({ id }: { readonly id: string }) {
  return (
    <span className="adit-design-data" title={id}>
      <FormOutlined aria-hidden="true" />
      {useModelName(id) ?? id}
    </span>
  );
}
