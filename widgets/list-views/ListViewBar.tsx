import { useState } from 'react';
import { isRequestFailure, useServices } from '../../engine/contract/services.ts';
import type { KeptDisplay } from '../column-drawer/kept-display.ts';
import { ListViewTabs } from './ListViewTabs.tsx';
import { isSameKept, keptIn, type ListView, type ViewKept } from './list-view.ts';
import type { ListViews } from './use-list-views.ts';
import { ViewDialog } from './ViewDialog.tsx';

interface Props {
  readonly views: ListViews;
  /** What the list stands at now, and what it opens with. */
  readonly kept: ViewKept;
  readonly usual: ViewKept;
  /** How it looks, whoever arranged it so. */
  readonly display: KeptDisplay;
  /** A name is asked for, under which the list is kept as it is now. */
  readonly isKeeping: boolean;
  onKeep(isKeeping: boolean): void;
  onPut(kept: ViewKept): void;
  onDisplay(display: KeptDisplay): void;
}

/** The views of a list, and what people do with them; nothing stands there while there are none. */
export function ListViewBar({ views, kept, usual, display, isKeeping, onKeep, onPut, onDisplay }: Props) {
  const { confirm, toast, translate } = useServices();
  const [chosenId, setChosenId] = useState<string | null>();
  const [edited, setEdited] = useState<ListView | null>(null);
  // Until somebody chooses, the list says which one it was left with.
  const isStood = (view: ListView) => isSameKept(keptIn(view), kept);
  const chosen =
    (chosenId === undefined ? views.list.find(isStood) : views.list.find(({ id }) => id === chosenId)) ?? null;
  const isChanged = !isSameKept(chosen ? keptIn(chosen) : usual, kept);
  const choose = (view: ListView | null) => {
    setChosenId(view?.id ?? null);
    onPut(view ? keptIn(view) : usual);
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
    if (!(await tried(views.save(view, { ...kept, ...display })))) return;
    onDisplay(display);
    toast('success', translate('list.view.saved', { name: view.name }));
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
          onSave={async (name, shared) => {
            setChosenId(await views.create({ ...kept, ...display }, name, shared));
            onDisplay(display);
          }}
          onClose={() => onKeep(false)}
        />
      )}
      {edited && (
        <ViewDialog
          title={translate('list.view.edit')}
          name={edited.name}
          shared={edited.shared}
          mayShare={views.mayShare}
          onSave={(name, shared) => views.save({ ...edited, name, shared }, keptIn(edited))}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
