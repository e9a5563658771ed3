import { ColumnWidthOutlined, ExpandOutlined, SearchOutlined, UserOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { isSourceBinding } from '../../../engine/schema/bindings.ts';
import { WidgetIcon } from '../../parts/WidgetIcon.tsx';
import { InertBox } from '../inert/InertBox.tsx';
import type { InertParts } from '../inert/inert-parts.ts';
import { boundWords } from '../parts/BoundWords.tsx';
import { listDrawing } from './list-drawing.tsx';
import { ModelChip } from './ModelChip.tsx';
import { entriesOf } from './page-parts.ts';

type Drawing = (parts: InertParts) => ReactNode;

/** Grey strips stand for what data brings: how many there will be nobody knows yet. */
const strips = (count: number) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: strips are alike
  Array.from({ length: count }, (_, index) => <i key={index} className="adit-design-strip" />);

const titleOf = ({ descriptor, translate }: InertParts) => translate(descriptor.title);

/** Icon and name, then what the design says: words or the data that it takes. */
const named =
  (...props: readonly string[]): Drawing =>
  (parts) => (
    <div className="adit-design-inert-block">
      <WidgetIcon name={parts.descriptor.icon} />
      <span>{titleOf(parts)}</span>
      {props.map((name) => {
        const words = boundWords(parts.props[name], parts.language);
        return (
          words !== null && (
            <span key={name} className="adit-design-inert-hint">
              {words}
            </span>
          )
        );
      })}
    </div>
  );

/** What a bar button says when the pointer rests on it. */
const barButton = ({ props, language }: InertParts, icon: string, more?: ReactNode) => (
  <span className="adit-design-bar-button">
    <WidgetIcon name={icon} />
    {more}
    <small>{boundWords(props.tip, language)}</small>
  </span>
);

const iconIn = ({ props, descriptor }: InertParts) =>
  typeof props.icon === 'string' && props.icon !== '' ? props.icon : descriptor.icon;

/** Drawings of what pages are made of, by widget; anything else is its icon and name. */
export const pageDrawings: Readonly<Record<string, Drawing>> = {
  brand: (parts) => (
    <div className="adit-design-brand">
      <WidgetIcon name={parts.descriptor.icon} />
      <strong>{boundWords(parts.props.name, parts.language) ?? titleOf(parts)}</strong>
    </div>
  ),
  sideMenu: (parts) => (
    <div className="adit-design-menu-drawing">
      <span className="adit-design-inert-hint">
        {titleOf(parts)} {boundWords(parts.props.items, parts.language)}
      </span>
      {strips(5)}
    </div>
  ),
  pageTabs: (parts) => (
    <div className="adit-design-tabs-drawing">
      <span>{titleOf(parts)}</span>
      {strips(2)}
      {boundWords(parts.props.items, parts.language)}
    </div>
  ),
  menuSearch: (parts) => (
    <InertBox
      text={String(boundWords(parts.props.placeholder, parts.language) ?? titleOf(parts))}
      lead={<SearchOutlined aria-hidden="true" />}
    />
  ),
  iconButton: (parts) => barButton(parts, iconIn(parts)),
  choiceMenu: (parts) =>
    barButton(parts, iconIn(parts), parts.props.showValue === true && boundWords(parts.props.value, parts.language)),
  userMenu: (parts) => (
    <span className="adit-design-bar-button">
      <UserOutlined aria-hidden="true" />
      {boundWords(parts.props.user, parts.language) ?? titleOf(parts)}
    </span>
  ),
  routeOutlet: ({ translate }) => (
    <div className="adit-design-outlet">
      <ExpandOutlined aria-hidden="true" />
      {translate('designer.page.outlet')}
    </div>
  ),
  spacer: (parts) => (
    <div className="adit-design-spacer" title={titleOf(parts)}>
      <ColumnWidthOutlined aria-hidden="true" />
    </div>
  ),
  greeting: ({ props, language, translate }) => (
    <div className="adit-design-greeting">
      <strong>
        {translate('designer.page.greeting')} {boundWords(props.name, language)}
      </strong>
      <span className="adit-design-inert-hint">{boundWords(props.line, language)}</span>
    </div>
  ),
  figures: (parts) => {
    const items = entriesOf(parts.props.items);
    return (
      <div className="adit-design-figures">
        {isSourceBinding(parts.props.items) && boundWords(parts.props.items, parts.language)}
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: figures have no name of their own, and hold no state
          <span key={index}>
            <small>{boundWords(item.label, parts.language)}</small>
            <strong>{boundWords(item.value, parts.language) ?? '–'}</strong>
            <small>{boundWords(item.note, parts.language)}</small>
          </span>
        ))}
        {items.length === 0 && !isSourceBinding(parts.props.items) && named()(parts)}
      </div>
    );
  },
  shortcuts: (parts) => (
    <div className="adit-design-shortcuts">
      <span className="adit-design-inert-hint">
        {titleOf(parts)} {boundWords(parts.props.items, parts.language)}
      </span>
      <div>{strips(6)}</div>
    </div>
  ),
  tunnelPicture: ({ props, language }) => (
    <div className="adit-design-picture">
      <small>{boundWords(props.name, language)}</small>
      <strong>{boundWords(props.slogan, language)}</strong>
      <span>{boundWords(props.text, language)}</span>
    </div>
  ),
  pageGuess: named('items'),
  findingList: named('items'),
  formPreview: named('design'),
  modelDesigner: named('modelId'),
  callList: listDrawing,
  modelList: modelDrawing,
  modelEntry: modelDrawing,
  modelRecord: modelDrawing,
};

function modelDrawing(parts: InertParts) {
  const { modelId } = parts.props;
  return (
    <div className="adit-design-inert-block">
      <WidgetIcon name={parts.descriptor.icon} />
      <span>{titleOf(parts)}</span>
      {typeof modelId === 'string' && modelId !== '' ? (
        <ModelChip id={modelId} />
      ) : (
        <span className="adit-design-inert-hint">
          {boundWords(modelId, parts.language) ?? parts.translate('designer.page.noModel')}
        </span>
      )}
    </div>
  );
}
