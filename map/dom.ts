/** A new element with these properties and children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** A button with a drawn sign, whose words are its name and its tooltip. */
export function iconButton(path: string, press: () => void): HTMLButtonElement {
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  picture.setAttribute('viewBox', '0 0 16 16');
  picture.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  line.setAttribute('d', path);
  picture.append(line);
  const button = element('button', { type: 'button' }, picture);
  button.addEventListener('click', press);
  return button;
}

export function name(button: HTMLElement, words: string): void {
  button.title = words;
  button.setAttribute('aria-label', words);
}
