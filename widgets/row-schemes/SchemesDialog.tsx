import './row-schemes.css';
import { PlusOutlined } from '@ant-design/icons';
import { Alert, Button, Modal, Select, Skeleton, Tag } from 'antd';
import { useCallback, useEffect, useId, useState } from 'react';
import { isRequestFailure, useServices } from '../../engine/contract/services.ts';
import type { RowScheme, RowSchemeField } from '../../engine/schema/calls/index.ts';
import { HistoryButton } from '../change-history/HistoryButton.tsx';
import { useLeave } from '../list-parts/use-leave.ts';
import { bodyContainer } from '../shared/body-container.ts';
import { useFocusBack } from '../shared/use-focus-back.ts';
import { SchemeForm } from './SchemeForm.tsx';
import { contentOf, type Draft, draftOf, newDraft } from './scheme-draft.ts';

const leaveWords = { title: 'rowScheme.leave', okText: 'rowScheme.leaveOk' };

export interface Entry {
  readonly id: string;
  readonly fullName: string;
}

interface Props {
  /** Menu entries whose rows are granted, at least one. */
  readonly entries: readonly Entry[];
  onClose(): void;
  /** A scheme has come, gone or changed. */
  onChanged(): void;
}

interface Loaded {
  readonly entry: string;
  readonly schemes: readonly RowScheme[];
  readonly fields: readonly RowSchemeField[];
}

/** The row schemes of menu entries: what each shows in words, and the way to make, change and delete them. */
export function SchemesDialog({ entries, onClose, onChanged }: Props) {
  useFocusBack();
  const { translate, request, confirm, toast } = useServices();
  const [entry, setEntry] = useState(entries[0]?.id ?? '');
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState('');
  const [edited, setEdited] = useState<{ readonly scheme: RowScheme | null; readonly start: Draft } | null>(null);
  const leave = useLeave(leaveWords);
  const labelId = useId();

  const load = useCallback(
    async (id: string) => {
      setFailure('');
      const params = { id };
      try {
        const [schemes, fields] = await Promise.all([
          request('rowSchemeList', { params, quiet: true }),
          request('rowSchemeFields', { params, quiet: true }),
        ]);
        setLoaded({ entry: id, schemes: schemes.list, fields: fields.list });
      } catch (error) {
        if (!isRequestFailure(error)) throw error;
        setFailure(error.message);
      }
    },
    [request],
  );
  useEffect(() => void load(entry), [load, entry]);

  const leaveForm = async () => {
    const may = await leave.ask();
    if (may) setEdited(null);
    return may;
  };
  const edit = (scheme: RowScheme | null, start: Draft) => {
    leave.setChanged(false);
    setEdited({ scheme, start });
  };
  const done = async (said: string) => {
    toast('success', translate(said));
    leave.setChanged(false);
    setEdited(null);
    onChanged();
    await load(entry);
  };
  const save = async (draft: Draft) => {
    const scheme = edited?.scheme;
    if (scheme) {
      const body = { ...contentOf(draft, scheme.sortCode), revision: scheme.revision };
      await request('saveRowScheme', { params: { id: scheme.id }, body, quiet: true });
    } else {
      const last = Math.max(0, ...(loaded?.schemes ?? []).map(({ sortCode }) => sortCode));
      await request('createRowScheme', { body: { moduleId: entry, ...contentOf(draft, last + 10) }, quiet: true });
    }
    await done('rowScheme.saved');
  };
  const remove = async ({ id, fullName: name }: RowScheme) => {
    const may = await confirm({
      title: translate('rowScheme.removeAsk', { name }),
      text: translate('rowScheme.removeText'),
      okText: translate('rowScheme.removeOk'),
      danger: true,
    });
    if (!may) return;
    try {
      await request('deleteRowScheme', { params: { id }, quiet: true });
      await done('rowScheme.removed');
    } catch (error) {
      if (!isRequestFailure(error)) throw error;
      setFailure(error.message);
    }
  };
  const here = loaded?.entry === entry ? loaded : null;
  const [firstField] = here?.fields ?? [];
  return (
    <Modal
      open
      title={translate('rowScheme.title')}
      getContainer={bodyContainer}
      width={960}
      mask={{ blur: false, closable: false }}
      footer={null}
      onCancel={() => void leave.ask().then((may) => may && onClose())}
    >
      <div className="adit-scheme">
        <div className="adit-scheme-entry">
          <span id={labelId}>{translate('rowScheme.entry')}</span>
          <Select
            showSearch
            aria-labelledby={labelId}
            className="adit-scheme-wide"
            value={entry}
            optionFilterProp="label"
            onChange={(next) => void leaveForm().then((left) => left && setEntry(next))}
            options={entries.map(({ id, fullName }) => ({ value: id, label: fullName }))}
          />
          {!edited && (
            <Button
              type="primary"
              icon={<PlusOutlined aria-hidden />}
              disabled={!firstField}
              onClick={() => firstField && edit(null, newDraft(firstField))}
            >
              {translate('rowScheme.new')}
            </Button>
          )}
          {!edited && (
            <HistoryButton
              kind="rowScheme"
              target={entry}
              name={entries.find(({ id }) => id === entry)?.fullName ?? ''}
              onRestored={() => {
                onChanged();
                void load(entry);
              }}
            />
          )}
        </div>
        {failure !== '' && <Alert showIcon type="error" role="alert" title={failure} />}
        {!here && failure === '' && <Skeleton active title={false} paragraph={{ rows: 5 }} />}
        {here &&
          (edited ? (
            <SchemeForm
              key={edited.scheme?.id ?? 'new'}
              fields={here.fields}
              start={edited.start}
              onChanged={() => leave.setChanged(true)}
              onSave={save}
              onCancel={() => void leaveForm()}
            />
          ) : (
            <SchemeRows
              schemes={here.schemes}
              onEdit={(scheme) => edit(scheme, draftOf(scheme))}
              onRemove={(scheme) => void remove(scheme)}
            />
          ))}
      </div>
    </Modal>
  );
}

interface RowsProps {
  readonly schemes: readonly RowScheme[];
  onEdit(scheme: RowScheme): void;
  onRemove(scheme: RowScheme): void;
}

function SchemeRows({ schemes, onEdit, onRemove }: RowsProps) {
  const { translate } = useServices();
  return (
    <ul className="adit-scheme-rows" aria-label={translate('rowScheme.title')}>
      {schemes.map((scheme) => {
        const { id, fullName: name, builtIn, conditionText } = scheme;
        return (
          <li key={id}>
            <div>
              <strong>{name}</strong> {builtIn && <Tag>{translate('rowScheme.builtIn')}</Tag>}
              {!builtIn && <p>{conditionText}</p>}
            </div>
            {!builtIn && (
              <span>
                <Button
                  type="link"
                  aria-label={translate('rowScheme.edit', { name })}
                  disabled={scheme.allData}
                  onClick={() => onEdit(scheme)}
                >
                  {translate('rowScheme.editShort')}
                </Button>
                <Button
                  type="link"
                  danger
                  aria-label={translate('rowScheme.remove', { name })}
                  onClick={() => onRemove(scheme)}
                >
                  {translate('rowScheme.removeOk')}
                </Button>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
