export type Stored = Readonly<Record<string, unknown>>;

/** What sets steps off: an event of a node, a button of a list, the page itself, or a source that does not answer. */
export type Trigger = 'node' | 'button' | 'page' | 'source';

/** Who names a call: a step, a source, or a widget in one of its props. */
export interface NamedCall {
  readonly by: 'step' | 'source' | 'widget';
  readonly name: unknown;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** Of the name. */
  readonly at: string;
}

export interface NamedCommand {
  readonly name: unknown;
  readonly with: unknown;
  readonly trigger: Trigger;
  readonly at: string;
}

/** Where a document leads, or what it embeds. */
export interface NamedAddress {
  /** `link`: a person presses it, and nothing is loaded before. */
  readonly by: 'navigate' | 'widget' | 'link';
  readonly value: unknown;
  /** Whether it stands in a text that is known only when the page is shown. */
  readonly isBound?: boolean;
  readonly at: string;
  /** The step, or the node. */
  readonly owner: Stored;
}

/**
 * What is told of a document. Everything is as it is stored: it may have any shape. Each is called in the order of the
 * document, a step before the steps that run where it fails, and before the call, command or address that it names.
 */
export interface DocumentVisitor {
  node?(node: Stored, at: string): void;
  source?(source: Stored, at: string, name: string): void;
  step?(step: Stored, at: string, trigger: Trigger): void;
  /** A button of one's own in a list. */
  button?(button: Stored, at: string): void;
  call?(call: NamedCall): void;
  command?(command: NamedCommand): void;
  address?(address: NamedAddress): void;
  /** A model that a widget shows or fills in. */
  model?(id: unknown, at: string): void;
  /** A data interface whose answer a field, a tree or a sub-table offers. */
  dataInterface?(id: unknown, at: string): void;
  /** A dictionary whose entries a field or a tree offers. */
  dictionary?(id: unknown, at: string): void;
  /** A text with places such as `{values.name}`, or a prop that stands for data of a source. */
  binding?(value: unknown, at: string): void;
}
