/**
 * Where a dialog or a drawer hangs. antd by itself hangs it up only after it has looked whether it stands in the page; then
 * its focus lock never begins, and the Tab key leaves for the page behind.
 */
export const bodyContainer = () => document.body;
