import { createRegistry, type Registry } from '../../engine/contract/registry.ts';
import {
  type ActionProps,
  defineWidget,
  type FieldProps,
  type LayoutProps,
  type Widget,
} from '../../engine/contract/widget.ts';
import { type Descriptor, defineDescriptor } from '../../engine/schema/fields/descriptor.ts';

const widget = (
  key: string,
  kind: Descriptor['kind'],
  component: Widget['component'],
  more: Partial<Descriptor> = {},
): Widget =>
  defineWidget(
    defineDescriptor({
      key,
      kind,
      category: 'basic',
      icon: 'FormOutlined',
      title: `widget.${key}`,
      ...(kind === 'field' ? { value: 'text' as const } : {}),
      defaults: {},
      settings: ['text', 'rows', 'event', 'minDate', 'maxDate'].map((name) => ({
        id: name,
        vModel: name,
        config: { aditKey: 'input' },
      })),
      texts: { zh: {}, en: {}, zhtw: {} },
      ...more,
    }),
    component,
  );

/** What the fragile widgets do now; a test turns it. */
export const fragile = { throws: false };

function Plain({
  id,
  value,
  onChange,
  onBlur,
  required,
  invalid,
  disabled,
  readOnly,
  describedBy,
}: FieldProps<string>) {
  return (
    <input
      id={id}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      required={required}
      disabled={disabled}
      readOnly={readOnly}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
    />
  );
}

function Fragile(props: FieldProps<string>) {
  if (fragile.throws) throw new Error('此处坏了');
  return <Plain {...props} />;
}

function FragileBox({ children }: LayoutProps) {
  if (fragile.throws) throw new Error('容器坏了');
  return <section>{children}</section>;
}

function Choice({ id, options, optionsState, onRetryOptions, value, onChange }: FieldProps<string>) {
  return (
    <span>
      <select id={id} value={value ?? ''} onChange={(event) => onChange(event.target.value)} data-state={optionsState}>
        {options.map((option) => (
          <option key={String(option.value)} value={String(option.value)}>
            {option.label}
          </option>
        ))}
      </select>
      {optionsState === 'failed' && (
        <button type="button" onClick={onRetryOptions}>
          再试
        </button>
      )}
    </span>
  );
}

function Limited({
  id,
  value,
  onChange,
  onBlur,
  minDate,
  maxDate,
}: FieldProps<string> & { minDate?: string; maxDate?: string }) {
  return (
    <input
      id={id}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      data-min={minDate}
      data-max={maxDate}
    />
  );
}

function Press({ label, run, busy, disabled, event = 'click', text }: ActionProps & { event?: string; text?: string }) {
  return (
    <button type="button" aria-busy={busy} disabled={disabled} onClick={() => void run(event)}>
      {label || text}
    </button>
  );
}

function Words({ text, rows }: ActionProps & { text?: string; rows?: readonly { name: string }[] }) {
  return (
    <p data-words>
      {text}
      {rows?.map(({ name }) => (
        <span key={name}>{name}</span>
      ))}
    </p>
  );
}

function FragileWords(props: ActionProps) {
  if (fragile.throws) throw new Error('文字坏了');
  return <Words {...props} />;
}

const widgets = [
  widget('input', 'field', Plain),
  widget('choice', 'field', Choice, { value: 'choice', options: true }),
  widget('fragile', 'field', Fragile),
  widget('day', 'field', Limited, { value: 'date' }),
  widget('moment', 'field', Limited, { value: 'dateTime' }),
  widget('box', 'layout', ({ children }: LayoutProps) => <section>{children}</section>, { holds: 'nodes' }),
  widget('fragileBox', 'layout', FragileBox, { holds: 'nodes' }),
  widget('press', 'action', Press),
  widget('words', 'action', Words),
  widget('fragileWords', 'action', FragileWords),
];

/**
 * A handful of small widgets, so that tests of the renderer see the renderer. For tests.
 * @param load stands in for the network
 */
export function testRegistry(load: (widget: Widget) => Promise<Widget> = async (one) => one): Registry {
  return createRegistry(
    widgets.map(({ descriptor }) => descriptor),
    (key) => {
      const found = widgets.find(({ descriptor }) => descriptor.key === key);
      return found && load(found);
    },
  );
}
