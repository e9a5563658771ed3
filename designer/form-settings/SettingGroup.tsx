import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** Settings of a document that belong together, under their name. */
export function SettingGroup({ title, children }: Props) {
  const id = useId();
  return (
    <section className="adit-design-setting-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
