import { useState } from 'react';
import { isRequestFailure, useServices } from '../../engine/contract/services.ts';
import { ListViewTabs } from './ListViewTabs.tsx';
import { askedOf, isSameAsked, type ListView, type ViewAsked } from './list-view.ts';
import type { ListViews } from './use-list-views.ts';
import { ViewDialog } from './ViewDialog.tsx';

interface Props {
  readonly views: ListViews;
  /** What the list asks for now, and what it opens with. */
  readonly asked: ViewAsked;
  readonly usual: ViewAsked;
  /** A name is asked for, under which the list is kept as it is now. */
  readonly isKeeping: boolean;
  onKeep(isKeeping: boolean): void;
  onAsk(asked: ViewAsked): void;
}

/** The views of a list, and what people do with them; nothing stands there while there are none. */
export function ListViewBar({ views, asked, usual, isKeeping, onKeep, onAsk }: Props) {
  const { confirm, toast, translate } = useServices();
  const [chosenId, setChosenId] = useState<string | null>();
  const [edited, setEdited] = useState<ListView | null>(null);
  // Until somebody chooses, the list says which one it was left with.
  const isAsked = (view: ListView) => isSameAsked(askedOf(view), asked);
  const chosen =
    (chosenId === undefined ? views.list.find(isAsked) : views.list.find(({ id }) => id === chosenId)) ?? null;
  const isChanged = !isSameAsked(chosen ? askedOf(chosen) : usual, asked);
  const choose = (view: ListView | null) => {
    setChosenId(view?.id ?? null);
    onAsk(view ? askedOf(view) : usual);
  };
  /** @returns whether it was done; why not is said */
  const tried = async (work: Promise<void>): Promise<boolean> => {
    try {
      await work;
      return true;
    } catch (error) {
      if (!isRequestFailure(error)) throw error;
      toast('error', error.message);
      return false;
    }
  };
  const save = async (view: ListView) => {
    if (await tried(views.save(view, asked))) toast('success', translate('list.view.saved', { name: view.name }));
  };
  const remove = async (view: ListView) => {
    const sure = await confirm({
      title: translate('list.view.removeTitle', { name: view.name }),
      text: translate(view.shared ? 'list.view.removeShared' : 'list.view.removeText'),
      okText: translate('list.view.remove'),
      danger: true,
    });
    if (sure && (await tried(views.remove(view)))) setChosenId(null);
  };
  return (
    <>
      {views.list.length > 0 && (
        <ListViewTabs
          views={views}
          chosen={chosen}
          isChanged={isChanged}
          onChoose={choose}
          onKeep={() => onKeep(true)}
          onSave={(view) => void save(view)}
          onEdit={setEdited}
          onRemove={(view) => void remove(view)}
        />
      )}
      {isKeeping && (
        <ViewDialog
          title={translate('list.view.keepAs')}
          name=""
          shared={false}
          mayShare={views.mayShare}
          onSave={async (name, shared) => setChosenId(await views.create(asked, name, shared))}
          onClose={() => onKeep(false)}
        />
      )}
      {edited && (
        <ViewDialog
          title={translate('list.view.edit')}
          name={edited.name}
          shared={edited.shared}
          mayShare={views.mayShare}
          onSave={(name, shared) => views.save({ ...edited, name, shared }, askedOf(edited))}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
