import { Outline } from '../shared/Outline.tsx';

/** Of a row with one line of title. */
const rowPx = 61;
const screenful = 8;
/** Where the words of a row begin and end. */
const asRows = { paddingInline: '30px 16px' };

/**
 * Messages that are still to come.
 * @param most how many of them stand there in the end; a screenful where nothing is said
 */
export function MessagesOutline({ most }: { readonly most: unknown }) {
  const count = typeof most === 'number' && most > 0 ? most : screenful;
  return (
    <div style={asRows}>
      <Outline shape="rows" count={count} heightPx={count * rowPx} />
    </div>
  );
}
