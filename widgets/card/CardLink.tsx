import { Button } from 'antd';
import { useEngine } from '../../engine/contract/engine-context.ts';
import type { Node } from '../../engine/schema/documents/node.ts';

/** The way from a card to more of what it shows, or to what arranges it. */
export function CardLink({ words, node }: { readonly words: string; readonly node: Node }) {
  const { run } = useEngine();
  return (
    <Button type="link" size="small" className="adit-card-link" onClick={() => void run(node.on?.link ?? [])}>
      {words}
    </Button>
  );
}
