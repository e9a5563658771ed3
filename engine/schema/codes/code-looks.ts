/** Codes that a scanner reads; each is the key of the widget that draws it. */
export const codeLooks = ['barcode', 'qrcode'] as const;
export type CodeLook = (typeof codeLooks)[number];

/** How a column of a list shows its values. */
export const columnLooks = ['text', ...codeLooks] as const;

export const isCodeLook = (look: unknown): look is CodeLook => codeLooks.some((one) => one === look);
