import { useChange, useStored } from '../settings-context.ts';
import { CallSelect } from './CallSelect.tsx';

interface Props {
  readonly id: string;
  readonly call: 'dictionaryTypes' | 'interfaceSelector';
  /** What takes the id of what was chosen. */
  readonly path: string;
}

/** Which dictionary, or which data interface. */
export function OptionSource({ id, call, path }: Props) {
  const change = useChange();
  const { value } = useStored(path);
  const chosen = typeof value === 'string' && value !== '' ? value : undefined;
  return <CallSelect {...{ id, call, chosen }} onChoose={(row) => change({ path, value: row?.id })} />;
}
