/**
 * Whether a run may want a project: it names it by `--project`, with a `*` for any letters, or names none. One that is left
 * out only has to be set up when it is not.
 */
export function isAsked(project: string, args: readonly string[] = process.argv): boolean {
  const named = args.flatMap((arg, index) => {
    if (arg.startsWith('--project=')) return [arg.slice('--project='.length)];
    return arg === '--project' ? (args[index + 1] ?? []) : [];
  });
  return named.length === 0 || named.some((pattern) => pattern.startsWith('!') || matches(pattern, project));
}

function matches(pattern: string, project: string): boolean {
  const letters = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  // Vitest calls a project of pages by its browser too: `stories (chromium)`.
  return new RegExp(`^${letters.join('.*')}$`).test(project) || pattern.startsWith(`${project} (`);
}
