/** What a product or a browser puts behind the name that somebody gave: a copy's number, the moment of an export. */
const behindName = /(?:\s*\(\d+\)|[-_ ]\d{6,17})$/;

/** What a file is called, as people would say it; empty where only a number is left. */
export function nameOfFile(fileName: string): string {
  let name = fileName.replace(/\.[A-Za-z0-9]{1,8}$/, '').trim();
  while (behindName.test(name)) name = name.replace(behindName, '').trim();
  return /^\d*$/.test(name) ? '' : name;
}
