import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useId, useMemo } from 'react';
import { deleteSource } from '../commands/index.ts';
import { sourceSites } from '../commands/references/follow-source.ts';
import type { JsonObject } from '../document/json.ts';
import { nameOf } from '../document/node-words.ts';
import { tokensOf } from '../document/pointer.ts';
import { asJson } from '../document/rule-group-edit.ts';
import { nodeOfFinding } from '../findings/node-of-finding.ts';
import { PlainRow } from '../form-settings/PlainRow.tsx';
import { useChangeDocument } from '../form-settings/use-document.ts';
import { useDesign, useDesigner, useTree } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { stepsForFailure } from '../settings/editors/action-form.ts';
import { RuleEditor } from '../settings/editors/RuleEditor.tsx';
import { StepsEditor } from '../settings/editors/StepsEditor.tsx';
import { CallSelect } from '../sources/CallSelect.tsx';
import { callShapes } from '../sources/call-shapes.ts';
import { usePageData } from '../sources/page-data.ts';
import { ShapeFields } from '../sources/ShapeFields.tsx';
import { SourceNameInput } from '../sources/SourceNameInput.tsx';
import { isComplete } from '../sources/source-complete.ts';
import { useSample } from '../sources/use-sample.ts';
import { SampleView } from './SampleView.tsx';

interface Props {
  readonly name: string;
  readonly source: JsonObject;
  onRenamed(name: string): void;
  onDeleted(): void;
  /** Leads to a node that uses it. */
  onNode(key: string): void;
}

/** What a source asks, when, who uses it, and what it answers now. */
export function SourceDetails({ name, source, onRenamed, onDeleted, onNode }: Props) {
  const text = useDesignerText();
  const { run } = useDesigner();
  const change = useChangeDocument();
  const { given } = usePageData();
  const id = useId();
  const { sample, ask } = useSample(name);
  const complete = isComplete(source);
  // What it answers is seen at once; after a change it is asked again on request, not at every key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a source that is opened
  useEffect(() => {
    if (complete && sample.status === 'unasked') ask();
  }, [name]);
  const at = `/sources/${name}`;
  const call = typeof source.call === 'string' ? source.call : '';
  const shape = Object.hasOwn(callShapes, call) ? callShapes[call] : undefined;
  const names = useMemo(() => Object.keys(given).map((one) => ({ name: one, from: 'given' as const })), [given]);
  return (
    <>
      <div className="adit-design-source">
        <PlainRow id={`${id}-name`} label={text('designer.sources.name')}>
          <SourceNameInput id={`${id}-name`} name={name} onRenamed={onRenamed} />
        </PlainRow>
        <PlainRow
          id={`${id}-call`}
          label={text('designer.sources.call')}
          {...(shape ? { hint: text(`designer.sources.right.${shape.right.kind}`) } : {})}
        >
          <CallSelect
            id={`${id}-call`}
            readable
            value={call}
            // What the one call takes says nothing to another.
            onChange={(next) =>
              change(at, {
                call: next ?? '',
                ...(source.when === undefined ? {} : { when: source.when }),
                ...(source.onError === undefined ? {} : { onError: source.onError }),
              })
            }
          />
        </PlainRow>
        {(['params', 'query', 'body'] as const).map((part) => (
          <ShapeFields
            key={`${call} ${part}`}
            id={`${id}-${part}`}
            label={text(`designer.sources.${part}`)}
            schema={shape?.[part]}
            path={shape?.path ?? ''}
            value={source[part]}
            names={names}
            onChange={(value, typed) => change(`${at}/${part}`, value, typed)}
          />
        ))}
        <RuleEditor
          title={text('designer.sources.when')}
          always={text('designer.sources.whenAlways')}
          value={source.when}
          onChange={(rule, typed) => change(`${at}/when`, asJson(rule), typed)}
        />
        <StepsEditor
          title={text('designer.sources.onError')}
          hint={text('designer.settings.onErrorHint')}
          steps={stepsForFailure(source)}
          at={`${at}/onError`}
          onChange={(next, typed) => change(`${at}/onError`, next.length > 0 ? [...next] : undefined, typed)}
        />
        <Users name={name} onNode={onNode} />
        <Button
          danger
          type="text"
          size="small"
          icon={<DeleteOutlined aria-hidden />}
          onClick={() => run(deleteSource, { name }) && onDeleted()}
        >
          {text('designer.sources.delete')}
        </Button>
      </div>
      <SampleView sample={sample} complete={complete} onAsk={ask} />
    </>
  );
}

/** What names the source; a press chooses the component, on the canvas and in the outline. */
function Users({ name, onNode }: Pick<Props, 'name' | 'onNode'>) {
  const text = useDesignerText();
  const { store } = useDesigner();
  const tree = useTree();
  const document = useDesign((state) => state.document);
  const sites = useMemo(() => sourceSites(document, name), [document, name]);
  const nodes = new Map(
    sites.flatMap(({ at }) => {
      const node = nodeOfFinding(tree, at);
      return node ? [[node.key, node.node] as const] : [];
    }),
  );
  const others = new Set(sites.flatMap(({ at }) => (at.startsWith('/sources/') ? [tokensOf(at)[1] ?? ''] : [])));
  return (
    <section className="adit-design-rule" aria-label={text('designer.sources.users')}>
      <h4>{text('designer.sources.users')}</h4>
      {sites.length === 0 && <p className="adit-design-setting-hint">{text('designer.sources.noUsers')}</p>}
      <ul className="adit-design-users">
        {[...nodes].map(([key, node]) => (
          <li key={key}>
            <Button size="small" onClick={() => onNode(key)}>
              {nameOf(node, store.descriptors, text)} <code>{key}</code>
            </Button>
          </li>
        ))}
        {[...others].map((other) => (
          <li key={other}>{text('designer.sources.otherSource', { name: other })}</li>
        ))}
      </ul>
    </section>
  );
}
