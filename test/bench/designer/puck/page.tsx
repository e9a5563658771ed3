import '@puckeditor/core/puck.css';
import { Puck, type PuckApi, useGetPuck } from '@puckeditor/core';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { benchDesign, fieldKinds } from '../design.ts';
import './page.css';

declare global {
  interface Window {
    /** What of Puck has no key: its commands. */
    puck(): PuckApi;
  }
}

interface CardProps {
  readonly label: string;
  readonly fields: ComponentType;
}

const fields = { label: { type: 'text' }, placeholder: { type: 'text' } };
const field = (kind: string) => ({
  fields,
  render: ({ label }: { readonly label: string }) => (
    <div className="field">
      <span className="label">{label}</span>
      <span className="box">{kind}</span>
    </div>
  ),
});
const config = {
  components: {
    Card: {
      fields: { label: { type: 'text' }, fields: { type: 'slot' } },
      render: ({ label, fields: Fields }: CardProps) => (
        <section className="card">
          <strong>{label}</strong>
          <Fields />
        </section>
      ),
    },
    ...Object.fromEntries(fieldKinds.map((kind) => [kind, field(kind)])),
  },
};

function HeaderActions({ children }: { readonly children?: ReactNode }) {
  window.puck = useGetPuck();
  return children;
}

const size = Number(new URLSearchParams(location.search).get('size'));
const data = {
  root: {},
  content: benchDesign(size).map((card) => ({
    type: 'Card',
    props: {
      id: card.id,
      label: card.label,
      fields: card.fields.map(({ id, label, kind }) => ({ type: kind, props: { id, label, placeholder: '' } })),
    },
  })),
};
const element = document.querySelector('#app');
if (element)
  createRoot(element).render(
    <Puck config={config} data={data} iframe={{ enabled: false }} overrides={{ headerActions: HeaderActions }} />,
  );
