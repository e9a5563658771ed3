import type { ModelTemplate } from '../../engine/schema/documents/model-templates.ts';
import approval from '../../schemas/templates/approval.json' with { type: 'json' };
import ledger from '../../schemas/templates/ledger.json' with { type: 'json' };
import patrol from '../../schemas/templates/patrol.json' with { type: 'json' };
import register from '../../schemas/templates/register.json' with { type: 'json' };
import repair from '../../schemas/templates/repair.json' with { type: 'json' };

const templates: Readonly<Record<ModelTemplate, { readonly nodes: readonly unknown[] }>> = {
  ledger,
  patrol,
  repair,
  approval,
  register,
};

/** The nodes that a new model of a template begins with. */
export function templateNodes(name: ModelTemplate): readonly unknown[] {
  return templates[name].nodes;
}

/** @param rule code of the bill rule that numbers the records */
export function billNumberNode(rule: string, taken: readonly unknown[]): unknown {
  const names = new Set(taken.map((node) => String(Object(node).vModel)));
  const name = names.has('billNumber') ? 'billNumber1' : 'billNumber';
  const label = { zh: '单据编号', en: 'Number', zhtw: '單據編號' };
  return { id: name, vModel: name, config: { aditKey: 'billRule', label, span: 12 }, props: { rule } };
}
