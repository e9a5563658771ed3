// Here: what a document may do once it is online: calls, commands, models, hosts.

/**
 * What a version of a document may do, as it was judged when it went online: stored with the version, sent with it, and
 * asked by the engine before each step.
 */
export interface Acts {
  /** Names of calls; of those that reach a model, the ids of the models that the document names with it. */
  readonly calls: Record<string, string[]>;
  readonly commands: string[];
  /** Models that its widgets show or fill in. */
  readonly models: string[];
  /** Hosts that it names, in frames, pictures and links. */
  readonly hosts: string[];
}

export const noActs: Acts = { calls: {}, commands: [], models: [], hosts: [] };

/** `shipped`: a screen as it came with the program does what stands in it. */
export type Acting = Acts | 'shipped';

/** @param modelId of a call that reaches a model; of other calls it means nothing */
export function mayCall(acting: Acting, name: string, modelId: unknown): boolean {
  if (acting === 'shipped') return true;
  const models = Object.hasOwn(acting.calls, name) ? acting.calls[name] : undefined;
  return models !== undefined && (models.length === 0 || models.some((one) => one === modelId));
}

export function mayCommand(acting: Acting, name: string): boolean {
  return acting === 'shipped' || acting.commands.includes(name);
}

/** Names of calls and commands, and of the models that they reach, that the one has and the other has not. */
export function actsBeyond(one: Acts, other: Acts): Acts {
  const beyond = (list: readonly string[], less: readonly string[]) => list.filter((entry) => !less.includes(entry));
  const calls = Object.entries(one.calls).flatMap(([name, models]) => {
    const others = Object.hasOwn(other.calls, name) ? other.calls[name] : undefined;
    if (!others) return [[name, models] as const];
    const more = beyond(models, others);
    return more.length === 0 ? [] : [[name, more] as const];
  });
  return {
    calls: Object.fromEntries(calls),
    commands: beyond(one.commands, other.commands),
    models: beyond(one.models, other.models),
    hosts: beyond(one.hosts, other.hosts),
  };
}

export function isNothing({ calls, commands, models, hosts }: Acts): boolean {
  return Object.keys(calls).length + commands.length + models.length + hosts.length === 0;
}
