import type { CodeLook } from '../codes/code-looks.ts';
import type { Node } from '../documents/node.ts';
import type { TextTables } from '../text/text.ts';
import type { Arrangement } from './arrangement.ts';
import type { AskedRows } from './asked-rows.ts';
import type { PaletteGroup } from './palette-groups.ts';
import type { RecordSource } from './record-source.ts';
import type { Refers } from './refers.ts';
import type { PickedRow } from './row-source.ts';
import type { ShownAttribute } from './shown-attribute.ts';
import type { ValueKindName } from './value-kind.ts';

/**
 * What a setting holds, where its control does not say it: `words` that people read, in three languages; an `icon`, a `model`
 * or a `call` by its name; `data` that nobody writes, such as a menu or rows, and that is chosen from the sources of the page.
 */
export type SettingEdit = 'words' | 'icon' | 'model' | 'call' | 'data';

/** A setting of a widget: a node of a form document whose vModel is the name of the prop that it sets. */
export type Setting = Node & { readonly edit?: SettingEdit };

/**
 * All that is known about a widget without drawing it. Palette, settings panel, validator, stories, server and list
 * cells read it; nothing in it reaches React.
 */
export interface Descriptor {
  /** Written as `aditKey` in documents: a promise once saved; rename by migration. */
  readonly key: string;
  /** field carries a value, layout carries children, action neither. */
  readonly kind: 'field' | 'layout' | 'action';
  readonly category: 'basic' | 'advanced' | 'system' | 'layout' | 'display' | 'page';
  /** Name of an icon of the outlined set, for palette and outline. */
  readonly icon: string;
  /** Key of the widget's name in `texts`, by custom `widget.<key>`. */
  readonly title: string;
  /** Its place in the palette: the lower the rank the earlier in its group, those without one last; `group` where its value does not say it. */
  readonly palette?: { readonly rank?: number; readonly group?: PaletteGroup };
  /** What is chosen on a canvas can be wrapped in it: on that of forms, of pages, or both. */
  readonly wraps?: 'form' | 'page' | 'both';
  /** Fields only: the kind gives column, text, comparison, import, export and the server's check. */
  readonly value?: ValueKindName | ((node: Node) => ValueKindName);
  /** The widget's props where a document says nothing. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Of a value of ids: what they are ids of, and which may be chosen. The server shows, searches and checks them by it. */
  readonly refers?: (node: Node) => Refers;
  /** Of a value that is a row's of a data interface: undefined where the node names none. The server shows and checks it by this. */
  readonly picksRow?: (node: Node) => PickedRow | undefined;
  /**
   * Of a value of ids of records: the model that the node names, and what of it. Whoever may use the field may read that much, if
   * `reaches` says of the same prop that it names a model: who published the document then had the right to it.
   */
  readonly picksRecord?: (node: Node) => RecordSource | undefined;
  /** The value is one of the row that another field chooses: the server takes it from there. */
  readonly shows?: (node: Node) => ShownAttribute | undefined;
  /** Further rows of data interfaces that the node asks for. The server answers these outputs and no others. */
  readonly asksRows?: (node: Node) => readonly AskedRows[];
  /** The form that checks stored props and draws the designer's panel; props it does not name never reach the widget. */
  readonly settings: readonly Setting[];
  /** Props that hold the name of a field of the form around it: a design follows the field, and says where there is none. */
  readonly fieldProps?: readonly string[];
  /**
   * Props that name something outside of the document: what stands in them is judged before a design goes online. A key is
   * the name of a prop, or leads into it: `addTableConf.interfaceId`, with `*` for each entry of a list.
   */
  readonly reaches?: Readonly<Record<string, Reach>>;
  readonly texts: TextTables;
  /** The value is one of, or some of, a list: static, from a dictionary, or from a data interface. */
  readonly options?: boolean;
  /** The value is a way down the regions of the country, or several. */
  readonly regions?: true;
  /** Its options may have others below them. */
  readonly optionTree?: true;
  /** Of a field of files: it takes pictures alone. */
  readonly pictures?: true;
  /** Of a field of numbers: what its control lets be chosen, where its props say nothing or say it otherwise. */
  readonly ends?: (props: Readonly<Record<string, unknown>>) => {
    readonly min: number;
    readonly max: number;
    /** Counted from `min`; left out: between them anything may be chosen. */
    readonly step?: number;
  };
  /** Whether a field of it is a password control: what is typed there reaches the steps that take passwords and nothing else. */
  readonly secret?: (node: Node) => boolean;
  /** The server fills the value; what a client sends is not taken. */
  readonly filledBy?: SystemValue;
  /** Layouts only: its children are `pane` nodes (tabs, collapse, steps), or columns (sub-table), or any nodes. */
  readonly holds?: 'nodes' | 'panes' | 'columns';
  /** How its children stand on a page; as in a form where nothing is said. */
  readonly arranges?: Arrangement | ((props: Readonly<Record<string, unknown>>) => Arrangement);
  /** Prop whose chosen word names it on the canvas, beside what it is. */
  readonly namedBy?: string;
  /** Of panes: each under its name, so that several may be open; or counted, one after the other. */
  readonly paneLook?: 'stacked' | 'numbered';
  /** Steps can open it by its id, as a dialog. */
  readonly opens?: true;
  /** Steps can load it anew by its id, as a list. */
  readonly reloads?: true;
  /** Its steps know the row that they were called from, as `row`. */
  readonly givesRow?: true;
  /** Its fields are a form of their own (a dialog): they are not values of the form around it. */
  readonly ownScope?: boolean;
  /** May stand inside a sub-table as a column. */
  readonly inTable?: boolean;
  /** May be a column of a list; default: every field. */
  readonly inList?: boolean;
  /** May be a search condition; default: every field. */
  readonly inSearch?: boolean;
  /** Never offered in the palette: only ever part of another widget. */
  readonly inner?: boolean;
  /** A design has one at most, and one that has it cannot do without it. */
  readonly sole?: true;
  /** Props that a new one begins with, where its defaults alone would show nothing or stand in the wrong place. */
  readonly fresh?: Readonly<Record<string, unknown>>;
  /** Draws its own label (a group title, a card): the form item around it has none. */
  readonly ownLabel?: boolean;
  /** Shows its value itself when it is only read (files, rows, stars); else the words of the value kind stand there. */
  readonly viewsItself?: boolean;
  /** Few pages have one: its words come with it, and not before. */
  readonly rare?: true;
  /** What is looked at in a design beside the shape of its settings: a code that no scanner reads, a list with nothing in it. */
  readonly checkedAs?: CodeLook | 'steps';
  /** Guess of its height, in px, before it has been measured; one line of a form where nothing is said. */
  readonly heightPx?: number;
}

/** What the server fills in. Source: control types 4, systemComponentsList. */
export type SystemValue =
  | 'createUser'
  | 'createTime'
  | 'modifyUser'
  | 'modifyTime'
  | 'currOrganize'
  | 'currPosition'
  | 'billRule'
  | 'calculate'
  | 'attribute';

/**
 * `call`: a call that the widget makes. `model`: one that it shows or fills in. `interface`: a data interface that it asks.
 * `address`: what it embeds or leads to. `link`: one that a person presses; `links`: those of menu entries, at any depth.
 * `html`: a written text, which may have links.
 */
export type Reach = 'call' | 'model' | 'interface' | 'address' | 'link' | 'links' | 'html';

export type DescriptorMap = ReadonlyMap<string, Descriptor>;

/** Keeps a descriptor's literal types; a place to hang checks that concern every widget. */
export function defineDescriptor(descriptor: Descriptor): Descriptor {
  return descriptor;
}

/** @throws Error when two widgets have one key: a mistake of ours, found at start. */
export function describe(descriptors: readonly Descriptor[]): DescriptorMap {
  const byKey = new Map<string, Descriptor>();
  for (const descriptor of descriptors) {
    const twin = byKey.get(descriptor.key);
    if (twin) throw new Error(`Two widgets have the key "${descriptor.key}": ${twin.title} and ${descriptor.title}.`);
    byKey.set(descriptor.key, descriptor);
  }
  return byKey;
}

/** The kind of value that a node holds, or undefined when it holds none or its widget is unknown. */
export function valueKindOf(node: Node, descriptors: DescriptorMap): ValueKindName | undefined {
  const value = descriptors.get(node.config?.aditKey)?.value;
  return typeof value === 'function' ? value(node) : value;
}

/** A node's props with the widget's defaults under them; only props that the settings name, so that no other reaches a component. */
export function propsOf(node: Node, descriptor: Descriptor): Record<string, unknown> {
  const props: Record<string, unknown> = { ...descriptor.defaults };
  for (const setting of descriptor.settings) {
    const name = setting.vModel;
    if (name === undefined) continue;
    const stored = node.props?.[name];
    if (stored !== undefined && stored !== null) props[name] = stored;
  }
  return props;
}

/** A prop that names a field, and the name: what the node says, where it says nothing what the widget goes by of itself. */
export interface NamedField {
  readonly prop: string;
  readonly name: string;
}

/** The fields that a node's props name. One that is bound is known only when the page is shown. */
export function fieldsNamedBy({ props }: Pick<Node, 'props'>, { fieldProps = [], defaults }: Descriptor): NamedField[] {
  return fieldProps.flatMap((prop) => {
    const stored = props?.[prop] ?? '';
    const isBlank = typeof stored === 'string' && stored.trim() === '';
    const name = isBlank ? defaults[prop] : stored;
    return typeof name === 'string' && name !== '' ? [{ prop, name }] : [];
  });
}
