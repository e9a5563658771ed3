// Here: the way out to mobiles and mail; what is built in sends nothing.

/** Words for one person's mobile. */
export interface MobileMessage {
  readonly tenantId: string;
  readonly userId: string;
  /** eleven digits */
  readonly to: string;
  readonly body: string;
}

/** The way to a mobile. The server's own is the outbox; `buildApp` takes another one. */
export interface Sender {
  /** @throws anything when the message did not leave */
  send(message: MobileMessage): Promise<void>;
}

/** `138****1111`: enough to recognise one's own, too little to call somebody else. */
export const maskedMobile = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
