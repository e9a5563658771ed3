import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { recordLink } from '../../engine/schema/codes/record-code.ts';
import { FieldHost } from '../../test/support/field-host.tsx';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { widget } from './input.widget.ts';

const box = () => page.getByRole('textbox', { name: '名称' });
const scan = () => page.getByRole('button', { name: '扫码填写名称' });
const devices = navigator.mediaDevices;
const known = Object.getOwnPropertyDescriptor(globalThis, 'BarcodeDetector');
const streams: MediaStream[] = [];

afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
  if (known) Object.defineProperty(globalThis, 'BarcodeDetector', known);
  expect(navigator.mediaDevices).toBe(devices);
  streams.length = 0;
});

/** A browser that reads codes: `pictures` are what is found in one picture after the other. */
function browserThatScans(pictures: readonly (readonly string[])[], getUserMedia = camera) {
  let at = 0;
  class Detector {
    async detect(view: unknown) {
      expect(view).toBeInstanceOf(HTMLVideoElement);
      const found = pictures[at] ?? [];
      at += 1;
      return found.map((rawValue) => ({ rawValue }));
    }
  }
  Object.defineProperty(globalThis, 'BarcodeDetector', { configurable: true, value: Detector });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
}

/** A stream as a camera gives one, of an empty picture. */
async function camera(): Promise<MediaStream> {
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
  const stream = canvas.captureStream(30);
  streams.push(stream);
  return stream;
}

it('reads a code into the field, and lets go of the camera', async () => {
  browserThatScans([[], [], ['K1+200', 'other']]);
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} node={{ props: { useScan: true } }} />);
  await scan().click();
  await expect.poll(() => changes).toEqual(['K1+200']);
  await expect.element(box()).toHaveValue('K1+200');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(streams.flatMap((stream) => stream.getTracks()).map(({ readyState }) => readyState)).toEqual(['ended']);
});

it('is left without a code, and the camera with it', async () => {
  browserThatScans([]);
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} node={{ props: { useScan: true } }} />);
  await scan().click();
  await expect.element(page.getByText(/对准/)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: /关闭|Close/ }).click();
  await expect
    .poll(() => streams.flatMap((stream) => stream.getTracks()).map(({ readyState }) => readyState))
    .toEqual(['ended']);
  expect(changes).toEqual([]);
});

it('says what to do when the camera is not given', async () => {
  browserThatScans([], () => Promise.reject(new DOMException('no', 'NotAllowedError')));
  mount(<FieldHost widget={widget} changes={[]} node={{ props: { useScan: true } }} />);
  await scan().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('摄像头');
  await expectAccessible();
});

it('takes no more of a code than the field holds, and nothing while it is disabled', async () => {
  browserThatScans([['123456']]);
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} node={{ props: { useScan: true, maxlength: 4 } }} />);
  await scan().click();
  await expect.poll(() => changes).toEqual(['1234']);
});

it('offers no scanning where the browser cannot, and says why', async () => {
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
  mount(<FieldHost widget={widget} changes={[]} node={{ props: { useScan: true } }} />);
  await expect.element(box()).toHaveAttribute('title', '此浏览器不能扫码，请手工输入');
  await expect.element(scan()).not.toBeInTheDocument();
  await expectAccessible();
});

it('is led to a record by its code, and by no other address', async () => {
  const link = recordLink({ modelId: 'defects', id: '583' }, document.baseURI);
  browserThatScans([[link]]);
  const [changes, opened]: [unknown[], string[]] = [[], []];
  const services = testServices('zh', { navigate: (to, target) => void opened.push(`${target} ${to}`) });
  mount(<FieldHost widget={widget} changes={changes} node={{ props: { useScan: true } }} />, services);
  await scan().click();
  await expect.poll(() => opened).toEqual([`_blank /scanRecord${new URL(link).search}`]);
  browserThatScans([['https://evil.example/scanRecord?d=e30']]);
  await scan().click();
  await expect.poll(() => changes).toEqual(['https://evil.example/scanRecord?d=e30']);
  expect(opened.length).toBe(1);
});
