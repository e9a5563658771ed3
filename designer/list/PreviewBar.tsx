import { Alert, Select } from 'antd';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { useAnswer } from '../../engine/contract/use-answer.ts';
import { useLatePhrase } from '../../widgets/list-parts/use-late-phrase.ts';
import { ClearIcon } from '../../widgets/shared/ClearIcon.tsx';
import { useDesignerText } from '../parts/use-designer-text.ts';
import type { Preview } from './preview.ts';

interface Props {
  /** Of the model. */
  readonly id: string;
  readonly preview: Preview | null;
  onPreview(preview: Preview | null): void;
}

const pauseMs = 250;
const kinds = ['role', 'user'] as const;

/** Whose rights the list is looked at with: a role, or a person with all that was granted to him. */
export function PreviewBar({ id, preview, onPreview }: Props) {
  const text = useDesignerText();
  const { request } = useServices();
  const [word, setWord] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [trouble, setTrouble] = useState('');
  const [open, setOpen] = useState(false);
  const latest = useRef(0);
  const keyword = useLatePhrase(word, pauseMs);
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const query = keyword === '' ? {} : { keyword };
      const { list } = await request('previewSubjects', { query, signal, quiet: true });
      return list;
    },
    [request, keyword],
  );
  const { state } = useAnswer(open ? ask : null);
  const subjects = state.status === 'ready' ? state.answer : null;
  const options = useMemo(
    () =>
      kinds.map((kind) => ({
        label: text(`designer.list.preview.${kind}`),
        options: (subjects ?? [])
          .filter((one) => one.kind === kind)
          .map((one) => ({ value: `${kind} ${one.id}`, label: one.account ? `${one.name} ${one.account}` : one.name })),
      })),
    [subjects, text],
  );
  const choose = async (value: string | null, name: string) => {
    latest.current += 1;
    const own = latest.current;
    setTrouble('');
    setChosen(value);
    const [word, objectId = ''] = value?.split(' ') ?? [];
    const kind = kinds.find((one) => one === word);
    if (kind === undefined) {
      onPreview(null);
      return;
    }
    try {
      const rights = await request('previewRights', { params: { id }, query: { kind, objectId }, quiet: true });
      // Another one may have been chosen meanwhile.
      if (own === latest.current) onPreview({ name, rights });
    } catch (error) {
      if (own !== latest.current) return;
      setChosen(null);
      onPreview(null);
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <div className="adit-design-bar">
        <span className="adit-design-facts">
          {preview
            ? text('designer.list.preview.seenAs', { name: preview.name })
            : text('designer.list.preview.seenByAll')}
        </span>
        <span className="adit-design-spring" />
        <Select
          className="adit-design-list-preview"
          size="small"
          showSearch
          allowClear={{ clearIcon: <ClearIcon /> }}
          aria-label={text('designer.list.preview')}
          placeholder={text('designer.list.preview.nobody')}
          filterOption={false}
          open={open}
          onOpenChange={setOpen}
          onSearch={setWord}
          loading={open && state.status === 'loading'}
          notFoundContent={text(
            state.status === 'failed' ? 'designer.list.preview.failed' : 'designer.list.preview.none',
          )}
          value={chosen}
          labelRender={() => text('designer.list.preview.as', { name: preview?.name ?? '' })}
          options={options.filter((group) => group.options.length > 0)}
          onChange={(next: string | null | undefined) =>
            void choose(next ?? null, subjects?.find((one) => `${one.kind} ${one.id}` === next)?.name ?? '')
          }
        />
      </div>
      {trouble !== '' && <Alert banner type="error" title={trouble} />}
      {preview && !preview.rights.opens && (
        <Alert banner type="warning" title={text('designer.list.preview.closed', { name: preview.name })} />
      )}
    </>
  );
}
