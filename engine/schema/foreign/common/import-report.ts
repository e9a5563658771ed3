import { type Finding, finding } from '../../findings/finding.ts';
import type { FindingCode } from '../../findings/finding-codes.ts';
import type { TextParams } from '../../text/text.ts';

/** Collects what a reading has to say, each thing once: a design of 300 fields must not give 300 equal notes. */
export class ImportReport {
  readonly findings: Finding[] = [];
  /** Texts of the scripts that were reported. */
  readonly scripts = new Set<string>();
  readonly #said = new Set<string>();

  add(code: FindingCode, at: string, params: TextParams = {}): void {
    this.findings.push(finding(code, at, params));
  }

  /** Says it for the first `topic` of the document only. */
  addOnce(topic: string, code: FindingCode, at: string, params: TextParams = {}): void {
    const key = `${code} ${topic}`;
    if (this.#said.has(key)) return;
    this.#said.add(key);
    this.add(code, at, params);
  }

  /** A key that has no meaning here and stays where it is. */
  kept(name: string, at: string): void {
    this.addOnce(name, 'import.kept', at, { name });
  }
}
