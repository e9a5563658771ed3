import { theme } from 'antd';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { useOnce } from '../../engine/contract/use-once.ts';
import type { MapToPage, PageToMap } from '../../engine/schema/live/map-messages.ts';
import { type AnswerData, AskError, MapLink, type Question } from './map-link.ts';
import { RoomLine } from './room-line.ts';
import { useMapData } from './use-map-data.ts';

/** `opening`: until the map can be asked; `failed`: the server gave no room. */
export type MapState = 'opening' | 'ready' | 'waiting' | 'over' | 'failed';

interface Room {
  readonly gid: string;
  readonly key: string;
  /** Of the frame; the look is that of the moment at which it was opened, or each change would load it anew. */
  readonly src: string;
}

/** Attempts that lead nowhere until another room is asked for: the server may not know this one any more. */
const attemptsMost = 2;

export interface MapRoom {
  readonly state: MapState;
  readonly src: string | undefined;
  readonly hasData: boolean | 'failed';
  /** Nothing is kept that it could show. */
  readonly isEmpty: boolean;
  ask(question: Question): Promise<AnswerData>;
  /** Tries anew, whatever went wrong. */
  again(): void;
  reloadData(): void;
}

/**
 * Opens a room for a map and talks with it. What stands on the map is told anew whenever the map comes back.
 * @param name of the map on its page
 * @param own what the page around has on it, told first
 * @param heard what somebody did on the map by himself
 */
export function useMapRoom(
  type: string,
  set: string,
  name: string,
  own: readonly PageToMap[],
  heard: (message: Extract<MapToPage, { method: 'picked' | 'drawn' }>) => void,
): MapRoom {
  const services = useServices();
  const once = useOnce();
  const [room, setRoom] = useState<Room>();
  const [state, setState] = useState<MapState>('opening');
  const [round, setRound] = useState(0);
  const link = useRef<MapLink>(undefined);
  const line = useRef<RoomLine>(undefined);
  const data = useMapData(set, name);
  const look = useLook();
  const heardNow = useRef(heard);
  const before = useRef<readonly PageToMap[]>([]);
  const lookNow = useRef(look);
  // They are others in another language, which is no reason for another room: the map is told of it as of any look.
  const servicesNow = useRef(services);
  useEffect(() => {
    heardNow.current = heard;
    lookNow.current = look;
    servicesNow.current = services;
  });

  const openRoom = useCallback(async (): Promise<Room> => {
    const { request, addressOf } = servicesNow.current;
    const { gid, key } = await request('openMapRoom', { quiet: true });
    const { isDark, language } = lookNow.current;
    const query = new URLSearchParams({ type, set, gid });
    const secret = new URLSearchParams({ key, dark: isDark ? '1' : '0', language });
    return { gid, key, src: `${addressOf('/aditMapCom/')}?${query}#${secret}` };
  }, [type, set]);

  // A map that comes back into sight is the one that was left: each round has a room of its own, and only one.
  useEffect(() => {
    const done = once(openRoom, round);
    if (!done) return;
    let wanted = true;
    setState('opening');
    openRoom().then(
      (opened) => {
        if (!wanted) return;
        done();
        setRoom(opened);
      },
      () => wanted && setState('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [openRoom, round, once]);

  // Before anybody sees the frame: what is asked of a map that is in sight waits for it.
  useLayoutEffect(() => {
    if (!room) return;
    let wanted = true;
    const opened = new MapLink({
      say: (message) => line.current?.say(message),
      before: () => before.current,
      changed: (isReady) => setState(isReady ? 'ready' : 'opening'),
      heard: (message) => heardNow.current(message),
    });
    const address = new URL(servicesNow.current.addressOf('/mapws'), window.location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    address.search = new URLSearchParams({ gid: room.gid, t: 'p' }).toString();
    const connected = new RoomLine({
      address: address.href,
      key: room.key,
      hear: (message) => opened.hear(message),
      changed(next) {
        if (next !== 'open') opened.lost();
        if (next === 'waiting' || next === 'over') setState(next);
        else setState('opening');
        if (next !== 'waiting' || connected.failures < attemptsMost) return;
        openRoom().then(
          (other) => wanted && setRoom(other),
          () => undefined,
        );
      },
    });
    link.current = opened;
    line.current = connected;
    return () => {
      wanted = false;
      connected.close();
      opened.close();
    };
  }, [room, openRoom]);

  const tileUrl = data.messages.find((message) => message.method === 'settings')?.tileUrl;
  const tilesOpened = useRef(tileUrl);
  const tellKept = useRef<readonly PageToMap[]>([]);
  useEffect(() => {
    tellKept.current = [{ method: 'look', ...look }, ...data.messages];
    const tilesBefore = tilesOpened.current;
    tilesOpened.current = tileUrl;
    if (tilesBefore === undefined || tilesBefore === tileUrl) return link.current?.tell(tellKept.current);
    // A frame may load tiles from where they were when it was opened, and from nowhere else: it is not told of others,
    // but gives way to a frame that is.
    setRoom(undefined);
    setRound((count) => count + 1);
  }, [look, data.messages, tileUrl]);
  useEffect(() => {
    link.current?.tell(own);
  }, [own]);
  // After both: what a map is told that has just come.
  useEffect(() => {
    const [first, ...kept] = tellKept.current;
    before.current = [...(first ? [first] : []), ...own, ...kept];
  });

  const ask = useCallback(
    (question: Question) => link.current?.ask(question) ?? Promise.reject(new AskError('left')),
    [],
  );
  const again = useCallback(() => {
    if (line.current?.state === 'waiting') line.current.again();
    else setRound((count) => count + 1);
  }, []);
  return { state, src: room?.src, hasData: data.state, isEmpty: data.isEmpty, ask, again, reloadData: data.reload };
}

/** The look of the page, as a map takes it on. */
function useLook() {
  const { language } = useServices();
  const { colorBgContainer, colorPrimary } = theme.useToken().token;
  return useMemo(
    () => ({ isDark: isDarkColour(colorBgContainer), colour: colorPrimary, language }),
    [colorBgContainer, colorPrimary, language],
  );
}

/** @param colour `#rrggbb`; the grounds of the product are greys, whose red says how bright they are */
const isDarkColour = (colour: string): boolean => Number.parseInt(colour.slice(1, 3), 16) < 128;
