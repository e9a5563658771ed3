/** What browsers that can read codes have; TypeScript does not know it. Source: WICG, Shape Detection API. */
export interface CodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

type Holder = { readonly BarcodeDetector?: new () => CodeDetector };

/** Made anew for each use; null where the browser cannot read codes, or has no camera to give. */
export function codeDetector(): CodeDetector | null {
  const { BarcodeDetector } = globalThis as Holder; // there or not, by browser
  const hasCamera = typeof navigator.mediaDevices?.getUserMedia === 'function';
  return BarcodeDetector && hasCamera ? new BarcodeDetector() : null;
}

export function canScan(): boolean {
  return 'BarcodeDetector' in globalThis && typeof navigator.mediaDevices?.getUserMedia === 'function';
}
