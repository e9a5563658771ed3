import type { Json } from '../../document/json.ts';
import { DataPicker } from '../../sources/DataPicker.tsx';
import { useSourceNames } from '../../sources/use-source-names.ts';
import { LocalTextInput } from '../LocalTextInput.tsx';
import { boundPath, storedWords, withData, wordsIn } from '../page-text.ts';
import { BoundControl } from './BoundControl.tsx';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly named?: boolean;
  readonly lines?: number;
  readonly value: Json | undefined;
  onChange(value: Json | undefined, typed?: boolean): void;
}

/** Words of a page in three languages, with places that data fills; or data in the place of all words. */
export function PageWordsInput({ id, label, named = false, lines = 1, value, onChange }: Props) {
  const names = useSourceNames();
  const bound = boundPath(value);
  if (bound !== undefined) return <BoundControl label={label} path={bound} onChange={onChange} />;
  return (
    <div className="adit-design-shape-control">
      <div className="adit-design-fill">
        <LocalTextInput
          id={id}
          label={label}
          named={named}
          lines={lines}
          value={wordsIn(value)}
          onChange={(next) => onChange(storedWords(next), true)}
        />
      </div>
      <DataPicker label={label} names={names} onPick={(path) => onChange(withData(value, path))} />
    </div>
  );
}
