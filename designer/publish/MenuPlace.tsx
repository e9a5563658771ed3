import { TreeSelect } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import type { MenuDirectory } from '../../engine/schema/calls/index.ts';
import { nameIn } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { ClearIcon } from '../../widgets/shared/ClearIcon.tsx';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { MenuIcon } from './MenuIcon.tsx';
import type { MenuPlaces } from './use-menu-place.ts';

/** Where a model stands in the menu when it is published for the first time, and by which icon it is known there. */
export function MenuPlace({ directories, parentId, isProposed, message, choose, icon, chooseIcon }: MenuPlaces) {
  const translate = useDesignerText();
  const { language } = useServices();
  const hint = parentId === null ? 'designer.published.unplaced' : 'designer.publish.menuText';
  return (
    <>
      <TreeSelect<string | null>
        aria-label={translate('designer.publish.menu')}
        value={parentId ?? null}
        allowClear={{ clearIcon: <ClearIcon /> }}
        treeDefaultExpandAll
        showSearch
        treeNodeFilterProp="title"
        placeholder={translate('designer.publish.menuNone')}
        treeData={directories.map((one) => branch(one, language))}
        onChange={(next) => choose(next ?? null)}
      />
      <span>{message ?? translate(isProposed ? 'designer.published.proposed' : hint)}</span>
      {parentId && <MenuIcon icon={icon} onChoose={chooseIcon} />}
    </>
  );
}

interface Branch {
  readonly value: string;
  readonly title: string;
  readonly children: Branch[];
}

function branch(directory: MenuDirectory, language: Language): Branch {
  const { id, children } = directory;
  return { value: id, title: nameIn(directory, language), children: children.map((one) => branch(one, language)) };
}
