import type { Node } from '../documents/node.ts';
import { pointer } from '../findings/finding.ts';
import { limits } from '../limits.ts';
import { parseJsonText } from './common/clean-input.ts';
import { controlOf, type FoundControl } from './common/control-of.ts';
import type { ImportReport } from './common/import-report.ts';
import { isRecord, type JsonRecord, parseableNode, textOf } from './common/json.ts';
import { meaningless, readNode } from './common/read-node.ts';
import { type SplitNode, type SplitNote, splitNode } from './common/split-node.ts';
import { reportScripts } from './report-scripts.ts';

export interface ReadNodesOptions {
  /** Whether a widget exists; without it only controls that this reader does not know are reported. */
  readonly hasWidget?: (aditKey: string) => boolean;
  /** Props of a widget that hold the name of a field of the form around it, as its descriptor says. */
  readonly fieldProps?: (aditKey: string) => readonly string[];
}

/** Where a list of nodes stands. */
interface Place {
  readonly at: string;
  readonly depth: number;
  readonly parent?: string;
  readonly inTable: boolean;
}

/** How the nodes of a dialect are recognised and taken apart. */
export interface Splitter<Entry> {
  /** Undefined for what is no node. */
  entryOf(raw: unknown, report: ImportReport): Entry | undefined;
  split(entry: Entry): SplitNode;
}

/** Of the dialects that write a node as an object with `__config__`, or flat. */
export const configSplitter: Splitter<JsonRecord> = {
  entryOf(raw, report) {
    // Some products store every field as a text of its own.
    const entry = typeof raw === 'string' ? (parseJsonText(raw, report) ?? raw) : raw;
    return parseableNode(entry) ? entry : undefined;
  },
  split: splitNode,
};

/** Reads lists of foreign nodes; counts them, since one document may hold only so many. */
export class NodesReader<Entry> {
  readonly kinds = new Map<Node, FoundControl>();
  /** Entries that are no controls, as they were. */
  readonly skipped: { at: string; entry: unknown }[] = [];
  readonly #report: ImportReport;
  readonly #options: ReadNodesOptions;
  readonly #splitter: Splitter<Entry>;
  #count = 0;

  constructor(splitter: Splitter<Entry>, report: ImportReport, options: ReadNodesOptions) {
    this.#splitter = splitter;
    this.#report = report;
    this.#options = options;
  }

  read(entries: readonly unknown[], place: Place): Node[] {
    const nodes: Node[] = [];
    if (entries.length > 0 && place.depth > limits.documentDepth) {
      this.#report.addOnce('', 'document.tooDeep', place.at, { depth: place.depth, limit: limits.documentDepth });
      return nodes;
    }
    for (const [index, raw] of entries.entries()) {
      const entry = this.#splitter.entryOf(raw, this.#report);
      if (!entry) {
        this.#report.add('import.skipped', place.at, { index: index + 1 });
        this.skipped.push({ at: place.at, entry: raw });
        continue;
      }
      if (this.#count >= limits.documentNodes) {
        this.#report.addOnce('', 'document.tooManyNodes', place.at, {
          count: `> ${limits.documentNodes}`,
          limit: limits.documentNodes,
        });
        break;
      }
      this.#count += 1;
      nodes.push(this.#readOne(entry, place, pointer(place.at, nodes.length)));
    }
    return nodes;
  }

  #readOne(entry: Entry, place: Place, at: string): Node {
    const split = this.#splitter.split(entry);
    const control = split.control ?? controlOf(split.props, split.config, place.parent);
    const node = readNode(split, control, place.inTable);
    this.kinds.set(node, control);
    this.#tell(node, control, at);
    for (const note of split.notes ?? []) this.#note(note, at);
    if (
      split.children.length > 0 ||
      control.kind === 'layout' ||
      control.kind === 'inner' ||
      control.aditKey === 'table'
    )
      node.config.children = this.read(split.children, {
        at: pointer(at, 'config', 'children'),
        depth: place.depth + 1,
        parent: control.aditKey,
        inTable: place.inTable || control.aditKey === 'table',
      });
    return node;
  }

  #note({ code, params, path }: SplitNote, at: string): void {
    if (code === 'import.kept') this.#report.kept(String(params.name), at);
    else this.#report.add(code, path ? pointer(at, 'config', 'foreign', ...path) : at, params);
  }

  #tell(node: Node, control: FoundControl, at: string): void {
    const { aditKey } = control;
    const hasWidget = this.#options.hasWidget;
    const config: JsonRecord = node.config;
    const name = control.key ?? textOf(config.tag) ?? aditKey;
    if (control.by === 'none' || (hasWidget && !hasWidget(aditKey))) {
      this.#report.add('import.control', at, { control: name });
    } else if (control.key !== undefined && control.by !== 'key') {
      this.#report.add('import.guessed', at, { control: control.key, to: aditKey });
    }
    for (const key of meaningless(node)) this.#report.kept(key, at);
    if (lostColon(node)) this.#report.addOnce('label', 'import.colon', at, { label: labelOf(node) });
    reportScripts({ config: node.config, slot: node.slot, props: node.props }, labelOf(node), at, this.#report);
  }
}

/** Whether the label was another one before: only a colon behind it is ever taken away. */
function lostColon(node: Node): boolean {
  const { foreign }: JsonRecord = node.config;
  return isRecord(foreign) && isRecord(foreign.config) && typeof foreign.config.label === 'string';
}

const labelOf = (node: Node) =>
  typeof node.config.label === 'string' && node.config.label ? node.config.label : (node.vModel ?? node.config.aditKey);
