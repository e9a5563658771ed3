import { pointer } from '../findings/finding.ts';
import type { ImportReport } from './common/import-report.ts';
import { eachScript, isEmptyFunction } from './function-source.ts';

/**
 * One warning for each script below `value`; templates that nobody filled in share one note, since nothing was to be run.
 * @param owner what people call the place, '' for a whole form or list
 */
export function reportScripts(value: unknown, owner: string, at: string, report: ImportReport): void {
  eachScript(value, (path, text) => {
    const here = pointer(at, ...path);
    const name = path.at(-2) === 'on' || path.at(-2) === 'funcs' ? path.slice(-2).join('.') : path.at(-1);
    const words = { name: owner ? `${owner} ${name}` : (name ?? '') };
    report.scripts.add(text);
    if (isEmptyFunction(text)) report.addOnce('', 'import.emptyScript', here, words);
    else report.add('import.script', here, words);
  });
}

/** The same for copies: columns carry along the controls of the form, with scripts that were reported there. */
export function reportNewScripts(value: unknown, owner: string, at: string, report: ImportReport): void {
  const known: unknown[] = [];
  eachScript(value, (_path, text) => known.push(report.scripts.has(text)));
  if (known.includes(false)) reportScripts(value, owner, at, report);
}
