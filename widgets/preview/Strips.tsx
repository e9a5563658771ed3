interface Props {
  readonly count: number;
}

/** Grey strips stand for what data brings: how many there will be nobody knows yet. */
export function Strips({ count }: Props) {
  // biome-ignore lint/suspicious/noArrayIndexKey: strips are alike
  return Array.from({ length: count }, (_, index) => <i key={index} className="adit-design-strip" />);
}
