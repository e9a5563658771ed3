import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { menuFindings } from '../router/menu-findings.ts';
import { pagesOf } from '../router/routes.ts';
import type { Info } from '../session/session.ts';
import { isText, readStored, writeStored } from '../settings/storage.ts';
import { addWords } from '../words/words.ts';
import { menuTexts } from './menu-texts.ts';
import { Strip } from './Strips.tsx';
import { hasScreen } from './screens.ts';

addWords([menuTexts]);

const listedMost = 50;
const storedKey = 'menuNotice';

/** Tells an administrator of twins and missing pages in the menu, until it is read; then again when they are others. */
export function MenuNotice({ info }: { readonly info: Info }) {
  const { translate, language } = useServices();
  const { menuList, screens } = info;
  const [read, setRead] = useState(() => readStored(storedKey, isText));
  const findings = useMemo(() => {
    const isThere = (id: string) => hasScreen(id) || Object.hasOwn(screens, id);
    return menuFindings(menuList, pagesOf(menuList, language), isThere, language);
  }, [menuList, screens, language]);
  const mark = useMemo(() => markOf(findings.map(({ kind, id, value }) => `${kind} ${id} ${value}`)), [findings]);
  if (findings.length === 0 || read === mark) return null;
  const dismiss = () => {
    writeStored(storedKey, mark);
    setRead(mark);
  };
  const left = findings.length - listedMost;
  const actions = (
    <Button type="link" size="small" onClick={dismiss}>
      {translate('menu.dismiss')}
    </Button>
  );
  return (
    <Strip tone="warning" actions={actions}>
      <details>
        <summary>{translate('menu.findings', { count: findings.length })}</summary>
        <ul>
          {findings.slice(0, listedMost).map(({ kind, id, entry, first, value }) => (
            <li key={`${kind} ${id}`}>{translate(`menu.${kind}`, { entry, first, value })}</li>
          ))}
          {left > 0 && <li>{translate('menu.moreFindings', { count: left })}</li>}
        </ul>
      </details>
    </Strip>
  );
}

/** A few letters that are others when the lines are others: what is remembered of what was read. */
function markOf(lines: readonly string[]): string {
  let sum = 5381;
  for (const letter of lines.join('\n')) sum = (Math.imul(sum, 33) ^ (letter.codePointAt(0) ?? 0)) >>> 0;
  return `${lines.length}-${sum.toString(36)}`;
}
